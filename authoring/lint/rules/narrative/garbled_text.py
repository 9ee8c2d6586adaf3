"""A text holds characters that were read in the wrong encoding, such as `Ã©` for `é`, or the sign `�` for a lost one.

At the table:
    Nobody can read the word aloud.

How to fix:
    Type the text again, and save the file as UTF-8.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: The chef dâ€™orchestre bowed.

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: The chef d’orchestre bowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts, versions
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS

LOST = "\ufffd"
ENCODINGS = ("cp1252", "latin-1", "cp1251")
"""What UTF-8 is mistaken for."""


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        for where, version in versions(steps, text):
            if LOST in version:
                yield context.finding(where, 'the text has lost a character: it shows "�"', "type the text again")
            elif garbled := _garbled(version):
                message = f'the text shows "{garbled[0]}" where "{garbled[1]}" is meant'
                yield context.finding(where, message, "type the text again, and save the file as UTF-8")


def _garbled(text: str) -> tuple[str, str] | None:
    """The first word that was read in the wrong encoding, and the word that is meant."""
    for word in re.split(r"[ \n]+", text):
        for encoding in ENCODINGS if not word.isascii() else ():
            try:
                meant = word.encode(encoding).decode("utf-8")
            except UnicodeError:
                continue
            if meant != word:
                return word, meant
    return None


RULE = Rule(
    code="N115",
    name="garbled-text",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
