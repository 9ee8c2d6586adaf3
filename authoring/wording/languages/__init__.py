"""The words of the rulebook in every language, and texts of content in one language.

    from authoring.wording.languages import in_language, term
    term("special-search", "fr")      # "Fouille spéciale"
    in_language(chapter["title"], "ru")

Terms are those of the published rulebooks. To add a language, translate every term of the modules in
`authoring/wording/languages/terms/`, then add the language to `LANGUAGES` here and to `text` in
`schemas/common.schema.json`; a test lists the translations that are missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from authoring.wording.languages.quotes import typographic
from authoring.wording.languages.terms import TERMS

LANGUAGES: dict[str, str] = {"en": "English", "fr": "français", "pt": "português", "ru": "русский"}
"""The languages content can be written in, by code; texts are translated from the first."""

SOURCE = "en"


_SPACES = re.compile(r"[ \t\r\n]+")
"""White space that becomes a single space; non-breaking spaces stay."""


def term(key: str, language: str = SOURCE) -> str:
    """Return a term of the rulebook in a language; in English if the language is not supported."""
    words = TERMS[key]
    return words.get(language, words[SOURCE])


def word(key: str, language: str = SOURCE) -> str:
    """Return the term for an id of content, such as a class; without such a term, the id as words."""
    return term(key, language) if key in TERMS else key.replace("-", " ")


def labelled(label: str, value: str, language: str = SOURCE) -> str:
    """Join a label and its value with a colon; French puts a space before it."""
    return f"{label}\u00a0: {value}" if language == "fr" else f"{label}: {value}"


def in_language(text: Any, language: str = SOURCE) -> str:
    """Return a text of content in a language; in English if it is not translated.

    White space becomes single spaces, and quotation marks are those of the language.
    """
    if not isinstance(text, Mapping):
        language = SOURCE
    else:
        language = language if text.get(language) else SOURCE
        text = text.get(language, "")
    return "" if text is None else typographic(_SPACES.sub(" ", str(text)).strip(), language)
