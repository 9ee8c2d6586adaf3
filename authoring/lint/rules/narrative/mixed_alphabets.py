"""A word mixes letters of two alphabets that look alike, such as a Cyrillic `а` in a Latin word.

At the table:
    The page looks right, but searching and sorting fail, and some typefaces show the letter differently.

How to fix:
    Type the letter again.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: Stood still while the c\u0430t went by.

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
from authoring.wording.alphabets import odd_letter


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        for where, version in versions(steps, text):
            odd = odd_letter(version)
            if odd is not None:
                letter, alphabet, word = odd
                message = f'the "{letter}" in "{word}" is a {alphabet} letter'
                yield context.finding(where, message, "type the letter again")


RULE = Rule(
    code="N117",
    name="mixed-alphabets",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
