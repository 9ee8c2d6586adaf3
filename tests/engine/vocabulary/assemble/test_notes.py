"""What words declare to change and to read, and what compiling makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.records.touched import ADDS, EVERYTHING, REMOVES, Touched
from engine.vocabulary import registry
from engine.vocabulary.assemble.notes import Notes
from engine.vocabulary.declare import CHANGES
from tests.engine.table import Table

DECLARING = {**registry.EFFECTS, **registry.MODIFIERS}
READING = {**registry.CONDITIONS, **registry.SELECTORS}


def _rule(*rules: dict[str, Any]) -> Table:
    things = {"counters": {"pulls": {}}, "tokens": {"lever": {"name": "Lever"}}}
    return Table({"ash": "a1"}, rules=list(rules), chapter=things)


def test_no_word_is_without_a_declaration() -> None:
    assert [name for name, word in DECLARING.items() if word.changes is None] == []


@pytest.mark.parametrize("name", DECLARING)
def test_declarations_name_known_things_and_parameters(name: str) -> None:
    word = DECLARING[name]
    params = {param.name for param in word.params} | {"-"}
    for text in word.changes or ():
        kind, *names = text.split(" ")
        assert kind.lstrip("+-") in CHANGES
        assert set(names) <= params


@pytest.mark.parametrize("name", READING)
def test_readings_name_known_things_and_parameters(name: str) -> None:
    word = READING[name]
    params = {param.name for param in word.params}
    for text in word.reads:
        kind, *names = text.split(" ")
        assert kind.lstrip("+-") in CHANGES
        assert set(names) <= params


def test_a_word_without_a_declaration_may_change_everything() -> None:
    notes = Notes()
    notes.change(replace(registry.EFFECTS["story"], changes=None), {"text": "x"})
    assert notes.changes == [Touched(EVERYTHING)]


def test_inner_effects_and_granted_rules_count() -> None:
    table = _rule(
        {"id": "r", "when": "action", "do": [
            {"if": {"if": {"page": 3}, "then": [{"count": {"counter": "pulls", "by": -1}}]}},
            {"lasting": {"who": "owner", "until": "turn-ends", "rule": {"when": "turn-end", "do": [{"wheel": 2}]}}},
        ]}
    )  # fmt: skip
    changes = next(rule for rule in table.game.chapter.rules if rule.name == "r").changes
    assert Touched("counters", "pulls", REMOVES) in changes
    assert Touched("wheel", "", ADDS) in changes


def test_conditions_say_which_way_makes_them_true() -> None:
    table = _rule(
        {"id": "r", "when": "action", "if": {
            "counter": {"name": "pulls", "at-least": 2}, "not": {"token-lies": "lever"},
        }, "do": ["surge"]}
    )  # fmt: skip
    reads = next(rule for rule in table.game.chapter.rules if rule.name == "r").reads
    assert reads == (Touched("counters", "pulls", ADDS, 2), Touched("tokens", "lever", REMOVES))


def test_the_options_of_a_choice_have_their_own_changes() -> None:
    table = _rule(
        {"id": "r", "when": "action", "do": [
            {"choose": [{"text": "a", "do": [{"count": "pulls"}]},
                        {"text": "b", "do": [{"open-exit": {"face": "field", "edge": "E"}}]}]},
        ]}
    )  # fmt: skip
    (choosing,) = table.game.chapter.choices
    assert choosing.changes == [(Touched("counters", "pulls", ADDS),), (Touched("exits", "field", ADDS),)]
    assert table.game.chapter.rules[choosing.rule].name == "r"


def test_needs_run_from_the_victory_through_rules() -> None:
    table = _rule(
        {"id": "pull", "when": "action", "do": [{"count": "pulls"}]},
        {"id": "won", "when": "round-end", "if": {"counter": {"name": "pulls", "at-least": 2}}, "do": ["win"]},
    )
    assert table.game.chapter.needs == (Touched("counters", "pulls", ADDS, 2),)


def test_what_is_not_needed_is_no_need() -> None:
    table = _rule({"id": "pull", "when": "action", "do": [{"count": "pulls"}]})
    assert table.game.chapter.needs == ()
