"""A text is marked as unfinished: TODO, TBD, FIXME, XXX, TK, lorem ipsum, `[insert … here]`, or a row of question marks
in place of a word.

At the table:
    The author's note is read out to everybody.

How to fix:
    Write the text. Keep your notes in comments or under `notes`.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: "TODO: something about the cat"

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: Stood still while the cat went by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts, versions
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS

_UNFINISHED = re.compile(
    r"\b(?:TODO|TBD|TBA|FIXME|XXX|TK)\b|\b[Ll]orem ipsum\b|(?<!\S)\?{3,}(?!\S)"
    r"|(?i:[\[<{(](?:insert|add|fill in|write|your|placeholder)\b[^\]>})]*[\]>})]|\bplaceholder text\b)"
)


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        for where, version in versions(steps, text):
            if match := _UNFINISHED.search(version):
                yield context.finding(where, f'the text contains "{match[0]}"', "finish the text")


RULE = Rule(
    code="N109",
    name="unfinished-text",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
