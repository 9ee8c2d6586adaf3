"""Two parts of a chapter's story are identical.

At the table:
    The same paragraph is read out twice; most likely one is a copy that was not rewritten.

How to fix:
    Rewrite the second one, or remove it.

Bad:
    kind: achievements
    id: attic-fame
    cards:
      - id: brave-mouse
        name: Brave Mouse
        text: Stood still in the middle of the floor while the cat went by.
      - id: bold-mouse
        name: Bold Mouse
        text: Stood still in the middle of the floor while the cat went by.

Good:
    kind: achievements
    id: attic-fame
    cards:
      - id: brave-mouse
        name: Brave Mouse
        text: Stood still in the middle of the floor while the cat went by.
      - id: bold-mouse
        name: Bold Mouse
        text: Pulled the cat's tail, and is here to tell of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.content.walk import english, texts
from authoring.lint.rule import Confidence, Context, Rule

KINDS = ("achievements", "campaign", "chapter")
SHORT = 40
"""Texts of fewer characters can be the same by chance."""


def _check(context: Context) -> Iterator[Finding]:
    first: dict[str, Steps] = {}
    for steps, text in texts(context.entry.data):
        words = " ".join(english(text).split())
        if len(words) < SHORT:
            continue
        before = first.setdefault(words, steps)
        if before != steps:
            related = context.entry.related("the first is here", before)
            yield context.finding(steps, f'"{words[:SHORT]}…" is the same text again', "write another text", related)


RULE = Rule(
    code="N107",
    name="repeated-story",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
