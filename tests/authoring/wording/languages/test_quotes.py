"""Quotation marks: those of a keyboard become those of a printer."""

from __future__ import annotations

import pytest

from authoring.wording.languages import LANGUAGES, in_language
from authoring.wording.languages.quotes import QUOTES, typographic


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ('"They are gone," he says.', "“They are gone,” he says."),
        ("the cat's hour, and the mice' supper", "the cat’s hour, and the mice’ supper"),
        ("he says 'hush' and goes", "he says ‘hush’ and goes"),
        ('("so")', "(“so”)"),
        ("“set already”", "“set already”"),
        ("", ""),
    ],
)
def test_english(typed: str, set_: str) -> None:
    assert typographic(typed, "en") == set_


def test_each_language_has_its_own() -> None:
    assert set(QUOTES) == set(LANGUAGES)
    assert typographic('"non"', "fr") == "«\u00a0non\u00a0»"
    assert typographic('"нет"', "ru") == "«нет»"


def test_what_is_not_translated_keeps_the_marks_of_english() -> None:
    assert in_language({"en": '"no"'}, "ru") == "“no”"
    assert in_language({"en": '"no"', "ru": '"нет"'}, "ru") == "«нет»"
