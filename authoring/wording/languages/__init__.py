"""The words of the rulebook in every language, and texts of content in one language.

    from authoring.wording.languages import in_language, term
    term("special-search", "fr")      # "Fouille spéciale"
    in_language(chapter["title"], "ru")

Terms are those of the published rulebooks. Texts of content can be in any language; terms that are not translated into
it are English. To add a language, translate every term of the modules in `authoring/wording/languages/terms/`, then add
the language to `LANGUAGES` here; a test lists the translations that are missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from authoring.wording.languages.quotes import typographic
from authoring.wording.languages.tags import SOURCE, is_tag, shown_language
from authoring.wording.languages.terms import TERMS

__all__ = ["LANGUAGES", "SOURCE", "in_language", "in_source", "is_tag", "labelled", "shown_language", "term", "word"]

LANGUAGES: dict[str, str] = {"en": "English", "fr": "français", "pt": "português", "ru": "русский"}
"""The languages of the terms, by code; texts of content can be in any language."""


_SPACES = re.compile(r"[ \t\r\n]+")
"""White space that becomes a single space; non-breaking spaces stay."""


def term(key: str, language: str = SOURCE) -> str:
    """Return a term of the rulebook in a language; in English if the language is not supported."""
    words = TERMS[key]
    return words.get(language) or words.get(language.partition("-")[0]) or words[SOURCE]


def word(key: str, language: str = SOURCE) -> str:
    """Return the term for an id of content, such as a class; without such a term, the id as words."""
    return term(key, language) if key in TERMS else key.replace("-", " ")


def labelled(label: str, value: str, language: str = SOURCE) -> str:
    """Join a label and its value with a colon; French puts a space before it."""
    return f"{label}\u00a0: {value}" if language == "fr" else f"{label}: {value}"


def in_language(text: Any, language: str = SOURCE) -> str:
    """Return a text of content in a language; if it is not translated, in English or else in its first language.

    White space becomes single spaces, and quotation marks are those of the language.
    """
    if isinstance(text, Mapping):
        language = shown_language(text, language)
        text = text.get(language, "")
    else:
        language = SOURCE
    return "" if text is None else typographic(_SPACES.sub(" ", str(text)).strip(), language)


def in_source(text: Any) -> str:
    """Return a text as it is written: in English, or else in its first language."""
    return str(text.get(shown_language(text, SOURCE), "")) if isinstance(text, Mapping) else str(text or "")
