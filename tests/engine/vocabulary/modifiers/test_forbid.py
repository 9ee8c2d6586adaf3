"""`forbid`: what a figure must not do while the conditions hold. `of` turns it on other figures than the owner."""

from __future__ import annotations

from engine.records.decision import OP_SEARCH
from engine.runtime.codes import ALLOWED, FORBIDDEN
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS
from tests.engine.table import BOW, ROAD
from tests.engine.vocabulary.stage import do, stage


def test_removes_options_of_the_figures_it_applies_to() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, rules=[{"of": "ash", "forbid": ["search", "scurry"]}])
    table.dice(BOW).begin("ash")
    assert OP_SEARCH not in table.ops("ash")
    table.end_turn("ash").dice(BOW).begin("birch")
    assert OP_SEARCH in table.ops("birch")


def test_in_a_room_only_there() -> None:
    rooms = {"rooms": {"hall": {"rules": [{"forbid": "search"}]}}}
    table = stage({"ash": "a1"}, chapter=rooms, tiles=ROAD).dice(BOW).begin("ash")
    assert OP_SEARCH in table.ops("ash")
    do(table, {"teleport": {"who": "owner", "to": "hall/h1"}}, owner="ash")
    assert OP_SEARCH not in table.ops("ash")


def test_every_word_has_a_meaning_in_words() -> None:
    assert set(FORBIDDEN_WORDS) == set(FORBIDDEN)
    assert set(ALLOWED_WORDS) == set(ALLOWED)
