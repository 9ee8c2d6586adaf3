"""Boxes of special rules: the author's words, or words made from the rule."""

from __future__ import annotations

from typing import Any

from authoring.content.library import open_library
from authoring.export.book.boxes import boxes, from_the_start, in_the_room, rule_words
from authoring.export.book.model import Moment
from authoring.export.book.names import Namer

LIBRARY = open_library()
RULE: dict[str, Any] = {"id": "old-crow", "when": "round-start", "do": [{"wheel": 1}, {"story": "Caw."}]}


def test_the_words_of_the_author_come_first() -> None:
    (box,) = boxes([{**RULE, "text": "The crow caws."}], Namer(LIBRARY, "en"))
    assert (box.title, box.text, box.read_aloud) == ("Old crow", "The crow caws.", (Moment("Caw."),))


def test_ids_are_titles_only_beside_english_texts() -> None:
    french = {**RULE, "text": {"en": "The crow caws.", "fr": "La corneille crie."}}
    names = Namer(LIBRARY, "fr")
    assert [box.title for box in boxes([RULE, french], names)] == ["", ""]
    english = {**RULE, "text": "The crow caws."}
    assert [box.title for box in boxes([english], names)] == ["Old crow"]
    named = {**french, "name": {"en": "Old crow", "fr": "Vieille corneille"}}
    assert [box.title for box in boxes([named], names)] == ["Vieille corneille"]


def test_the_options_of_a_choice_are_listed_beside_the_words_of_the_author() -> None:
    options = [{"text": "Run", "do": [{"wheel": 1}]}, {"text": "Hide", "do": [{"story": "Shh."}]}]
    rule = {"id": "cat", "text": "Choose.", "when": "round-start", "do": [{"choose": {"options": options}}]}
    (box,) = boxes([rule], Namer(LIBRARY, "en"))
    assert [option.label for option in box.options] == ["Run", "Hide"]
    assert "cheese" in box.options[0].value
    assert box.options[1].value == ""
    assert box.read_aloud == (Moment("Shh."),)
    del rule["text"]
    assert boxes([rule], Namer(LIBRARY, "en"))[0].options == (), "words made from the rule have the options"


def test_words_made_from_a_rule_are_in_the_language_of_the_book() -> None:
    assert rule_words(RULE, Namer(LIBRARY, "en")).startswith("At the start of each round: the wheel gains 1 cheese")
    assert rule_words(RULE, Namer(LIBRARY, "pt")).startswith("No início de cada rodada: a roda ganha 1 queijo")


def test_no_rules_no_boxes() -> None:
    assert boxes(None, Namer(LIBRARY, "en")) == ()


def test_rules_that_count_from_the_start_leave_rooms_that_the_mice_have_not_seen() -> None:
    early, late = {"id": "boiler", "always": True}, {"id": "guarded"}
    data: dict[str, Any] = {
        "start": {"face": "kitchen"},
        "rooms": {"kitchen": {"rules": [early]}, "forge": {"rules": [early, late]}},
    }
    assert from_the_start(data) == [early]
    assert in_the_room(data["rooms"]["forge"], starts=False) == [late]
    assert in_the_room(data["rooms"]["kitchen"], starts=True) == [early]
