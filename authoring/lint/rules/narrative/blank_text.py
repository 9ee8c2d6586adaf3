"""A text holds only spaces.

At the table:
    There is nothing to read out where the players expect a text.

How to fix:
    Write the text, or remove the key.

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
        for where, version in versions(steps, text):
            if version and not version.strip():
                yield context.finding(where, f'"{where[-1]}" holds only spaces', "write the text, or remove the key")


RULE = Rule(
    code="N103",
    name="blank-text",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
