"""A text holds nothing but spaces: dialogue that was never written.

At the table:
    Somebody turns the page and clears their throat, and there is nothing to read.

How to fix:
    Write the text, or take the key away.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: " "

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: Stood still while the cat went by.
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts, versions
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        for where, one in versions(steps, text):
            if one and not one.strip():
                yield context.finding(where, f'"{where[-1]}" with nothing but spaces', "write it, or take the key away")


RULE = Rule(
    code="N103",
    name="blank-text",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
