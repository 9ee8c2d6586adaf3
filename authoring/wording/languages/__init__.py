"""Languages: the words of the rulebook in each of them, and the words of content in one of them.

    from authoring.wording.languages import in_language, term
    term("special-search", "fr")      # "Fouille spéciale"
    in_language(chapter["title"], "ru")

Terms are those the published rulebooks use. To add a language, give every term of `authoring/wording/languages/terms/` a word
in it, add it to `LANGUAGES` here and to the `text` of `schemas/common.schema.json`; a test names what is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from authoring.wording.languages.quotes import curled
from authoring.wording.languages.terms import TERMS

LANGUAGES: dict[str, str] = {"en": "English", "fr": "français", "pt": "português", "ru": "русский"}
"""The languages content can be written in, by code, as their speakers call them; the first is the source."""

SOURCE = "en"


_SPACES = re.compile(r"[ \t\r\n]+")
"""What runs together into one space; spaces that keep words together stay what they are."""


def term(key: str, language: str = SOURCE) -> str:
    """A word of the rulebook in a language; English where the language is not one of ours."""
    words = TERMS[key]
    return words.get(language, words[SOURCE])


def word(key: str, language: str = SOURCE) -> str:
    """A term by an id of content, such as a class; the id as words where there is no such term."""
    return term(key, language) if key in TERMS else key.replace("-", " ")


def labelled(label: str, value: str, language: str = SOURCE) -> str:
    """A label and what it labels; French sets a space before the colon."""
    return f"{label}\u00a0: {value}" if language == "fr" else f"{label}: {value}"


def in_language(text: Any, language: str = SOURCE) -> str:
    """A text of content as it is printed in a language, English where it is not translated.

    Spaces and line ends run together, and quotation marks are those of the language.
    """
    if not isinstance(text, Mapping):
        language = SOURCE
    else:
        language = language if text.get(language) else SOURCE
        text = text.get(language, "")
    return "" if text is None else curled(_SPACES.sub(" ", str(text)).strip(), language)
