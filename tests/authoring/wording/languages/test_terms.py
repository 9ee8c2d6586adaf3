"""The rulebook's terms: every one in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.content.schema import schema
from authoring.drawing.plan import legend
from authoring.wording.languages import LANGUAGES, in_language, labelled, term, word
from authoring.wording.languages.terms import COLUMNS, TERMS


def test_the_languages_are_the_same_everywhere() -> None:
    text = schema("common")["$defs"]["text"]["properties"]
    assert set(LANGUAGES) == set(COLUMNS) == set(text)


@pytest.mark.parametrize("key", TERMS)
def test_a_term_has_a_word_in_every_language(key: str) -> None:
    assert set(TERMS[key]) == set(LANGUAGES)
    assert all(said.strip() for said in TERMS[key].values())
    assert len({said.count("{}") for said in TERMS[key].values()}) == 1


def test_content_finds_its_words() -> None:
    library = open_library()
    classes = library.values("hero", "classes") | library.values("ability", "classes")
    categories = {card.data["category"] for card in library.entries("search-card").values()}
    assert {*classes, *categories, *legend.ENTRIES} <= set(TERMS)


def test_a_term_falls_back_to_english_and_a_word_to_the_id() -> None:
    assert term("special-search", "fr") == "Fouille spéciale"
    assert term("special-search", "de") == term("special-search")
    assert term("special-search", "fr-CA") == term("special-search", "fr")
    assert word("rat-catcher", "ru") == "rat catcher"


def test_texts_fall_back_to_english_and_keep_spaces_that_hold_words_together() -> None:
    assert in_language({"en": "Kitchen", "fr": "La\u00a0cuisine\n  "}, "fr") == "La\u00a0cuisine"
    assert in_language({"en": "Kitchen"}, "fr") == "Kitchen"
    assert in_language(None, "fr") == ""
    assert in_language({"de": "Küche", "nl": "Keuken"}, "fr") == "Küche"
    assert in_language({"en": "Kitchen", "pt-BR": "Cozinha"}, "pt") == "Cozinha"
    assert labelled("Placez", "1", "fr") == "Placez\u00a0: 1"


@pytest.mark.parametrize("ident", ["flight", "five-to-midnight", "after-hours", "under-pressure"])
def test_what_the_translated_chapters_name_is_translated_too(ident: str) -> None:
    """The cards that can be found and the minions that come: their names, and the text of the cards."""
    library = open_library()
    chapter = library.entries("chapter")[ident].data
    missing = []
    for kind, name in sorted(set(_named(chapter))):
        data = library.entries(kind)[name].data
        for key in ("name", "text") if kind == "search-card" else ("name",):
            missing += [f"{name}/{key}: {lang}" for lang in LANGUAGES if lang not in (data.get(key) or {})]
    assert missing == []


def _named(data: Any) -> Iterator[tuple[str, str]]:
    if isinstance(data, list):
        for part in data:
            yield from _named(part)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in ("card", "minion") and isinstance(value, str):
                yield ("search-card" if key == "card" else "minion", value)
            yield from _named(value)
