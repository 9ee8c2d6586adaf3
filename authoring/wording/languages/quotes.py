"""Quotation marks and apostrophes as a printer sets them: authors type the straight ones of a keyboard."""

from __future__ import annotations

import re
from typing import Final

QUOTES: Final[dict[str, tuple[str, str]]] = {
    "en": ("“", "”"),
    "fr": ("«\u00a0", "\u00a0»"),
    "pt": ("“", "”"),
    "ru": ("«", "»"),
}
"""How each language opens and closes what somebody says."""

_OPENING: Final = re.compile(r"(^|[\s(\[{“«‘—–-])\"(?=\S)")
_SINGLE_OPENING: Final = re.compile(r"(^|[\s(\[{“«—–])'(?=\S[^']*'(?!\w))")


def curled(text: str, language: str) -> str:
    """A text with the marks of a language in place of straight ones; what has the right ones stays as it is."""
    opening, closing = QUOTES.get(language, QUOTES["en"])
    text = _OPENING.sub(rf"\g<1>{opening}", text).replace('"', closing)
    return _SINGLE_OPENING.sub(r"\g<1>‘", text).replace("'", "’")
