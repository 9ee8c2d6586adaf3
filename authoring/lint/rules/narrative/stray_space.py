"""A text begins or ends with spaces, or has several spaces in a row.

At the table:
    Nothing. But the spaces show in print and in translation files, and two texts that look equal are not.

How to fix:
    Remove the spaces. For text over several lines use `>-`, which adds no line break at the end.

Bad:
    kind: achievement
    id: brave-mouse
    name: "Brave Mouse "

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts, versions
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS

_DOUBLE = re.compile(r"\S {2,}\S")


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        for where, version in versions(steps, text):
            body = version.strip("\n")  # `|` and `>` leave a line break at the end
            if not body.strip():
                continue
            if body != body.strip():
                side = "starts" if body != body.lstrip() else "ends"
                yield context.finding(where, f'"{steps[-1]}" {side} with a space', "remove the space")
            elif match := _DOUBLE.search(body):
                yield context.finding(where, f'"{match[0]}" has several spaces in a row', "keep one of them")


RULE = Rule(
    code="N106",
    name="stray-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
