"""Replace the straight quotation marks and apostrophes of a keyboard by typographic ones."""

from __future__ import annotations

import re
from typing import Final

QUOTES: Final[dict[str, tuple[str, str]]] = {
    "en": ("“", "”"),
    "fr": ("«\u00a0", "\u00a0»"),
    "pt": ("“", "”"),
    "ru": ("«", "»"),
}
"""The opening and closing quotation mark of each language."""

_OPENING: Final = re.compile(r"(^|[\s(\[{“«‘—–-])\"(?=\S)")
_SINGLE_OPENING: Final = re.compile(r"(^|[\s(\[{“«—–])'(?=\S[^']*'(?!\w))")


def typographic(text: str, language: str) -> str:
    """Replace straight quotation marks by those of a language; typographic marks stay."""
    opening, closing = QUOTES.get(language, QUOTES["en"])
    text = _OPENING.sub(rf"\g<1>{opening}", text).replace('"', closing)
    return _SINGLE_OPENING.sub(r"\g<1>‘", text).replace("'", "’")
