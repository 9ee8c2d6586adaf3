"""The rulebook's terms: every one in every language."""

from __future__ import annotations

import pytest

from authoring.cli.export import Language
from authoring.languages import LANGUAGES, SOURCE, in_language, labelled, term, word
from authoring.languages.terms import COLUMNS, TERMS
from authoring.library import open_library
from authoring.lint.walk import LANGUAGES as LINTED
from authoring.render import legend
from authoring.schema import schema

UNTOLD = {"in-english"}
"""Terms that say nothing in the source language."""


def test_the_languages_are_the_same_everywhere() -> None:
    text = schema("common")["$defs"]["text"]["properties"]
    assert set(LANGUAGES) == set(COLUMNS) == set(LINTED) == set(text) == {one.value for one in Language}


@pytest.mark.parametrize("key", TERMS)
def test_a_term_has_a_word_in_every_language(key: str) -> None:
    assert set(TERMS[key]) == set(LANGUAGES)
    assert all(said.strip() for language, said in TERMS[key].items() if language != SOURCE or key not in UNTOLD)
    assert len({said.count("{}") for said in TERMS[key].values()}) == 1


def test_content_finds_its_words() -> None:
    library = open_library()
    classes = library.words("hero", "classes") | library.words("ability", "classes")
    categories = {card.data["category"] for card in library.entries("search-card").values()}
    assert {*classes, *categories, *legend.ENTRIES} <= set(TERMS)


def test_a_term_falls_back_to_english_and_a_word_to_the_id() -> None:
    assert term("special-search", "fr") == "Fouille spéciale"
    assert term("special-search", "de") == term("special-search")
    assert word("rat-catcher", "ru") == "rat catcher"


def test_texts_fall_back_to_english_and_keep_spaces_that_hold_words_together() -> None:
    assert in_language({"en": "Kitchen", "fr": "La\u00a0cuisine\n  "}, "fr") == "La\u00a0cuisine"
    assert in_language({"en": "Kitchen"}, "fr") == "Kitchen"
    assert in_language(None, "fr") == ""
    assert labelled("Placez", "1", "fr") == "Placez\u00a0: 1"
