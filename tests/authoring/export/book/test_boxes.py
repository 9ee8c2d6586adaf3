"""Boxes of special rules: the author's words, or words made from the rule."""

from __future__ import annotations

from typing import Any

from authoring.content.library import open_library
from authoring.export.book.boxes import boxes, rule_words
from authoring.export.book.names import Namer

LIBRARY = open_library()
RULE: dict[str, Any] = {"id": "old-crow", "when": "round-start", "do": [{"wheel": 1}, {"story": "Caw."}]}


def test_the_words_of_the_author_come_first() -> None:
    (box,) = boxes([{**RULE, "text": "The crow caws."}], Namer(LIBRARY, "en"))
    assert (box.title, box.text, box.read_aloud) == ("Old crow", "The crow caws.", ("Caw.",))


def test_ids_are_titles_in_english_only() -> None:
    assert [box.title for box in boxes([RULE], Namer(LIBRARY, "fr"))] == [""]


def test_words_made_from_a_rule_are_in_the_language_of_the_book() -> None:
    assert rule_words(RULE, Namer(LIBRARY, "en")).startswith("At the start of each round: the wheel has 1 more cheese")
    assert rule_words(RULE, Namer(LIBRARY, "pt")).startswith("No início de cada rodada: a roda tem mais 1 queijo")


def test_no_rules_no_boxes() -> None:
    assert boxes(None, Namer(LIBRARY, "en")) == ()
