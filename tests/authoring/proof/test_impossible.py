"""What the abstract run calls impossible, on boards small enough to see through."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.proof import impossible, run, world_of
from authoring.proof.verdicts import cause_of, distance
from engine.records.content import Content
from engine.vocabulary import registry
from tests.authoring.boardgraph.boards import random_board
from tests.authoring.boardgraph.exhaustive import Play
from tests.authoring.boardgraph.test_graph import BARN, CAVE, YARD, board
from tests.engine.scene import bundled
from tests.engine.table import tile

Data = dict[str, Any]
SHUT = [{"close-exit": {"face": "yard", "edge": "E"}}]
OPEN = [{"open-exit": {"face": "yard", "edge": "E"}}]
LEVER = {"lever": {"max": 3}}


def why(*tiles: Data, **chapter: Any) -> str:
    """Why the victory cannot be met; empty if it can, as far as is known."""
    done = run(world_of(board(*tiles, **chapter)))
    found = done.endings["victory",]
    return "" if found is None else cause_of(done.world, found).root.text


def rule(event: str, conditions: Data, *effects: Any, **more: Any) -> Data:
    return {"when": event, "if": conditions, "do": list(effects), **more}


def test_an_open_way_is_possible() -> None:
    assert why(tile(YARD), tile(BARN)) == ""


def test_a_door_that_nothing_opens_is_the_cause() -> None:
    assert why(tile(YARD), tile(BARN), setup=SHUT) == 'the E exit of "yard" is shut here, and nothing opens it'


def test_a_lever_behind_its_own_door_does_not_help() -> None:
    lever = rule("space-entered", {"mover": "mouse", "space": "b2"}, *OPEN)
    assert "no mouse can come" in why(tile(YARD), tile(BARN), setup=SHUT, rooms={"barn": {"rules": [lever]}})


def test_the_rule_of_a_minion_may_open_a_door() -> None:
    content = board(tile(YARD), tile(BARN), setup=[*SHUT, {"place": {"minion": "rat", "count": 1}}])
    content.minions["rat"]["rules"] = [rule("minion-defeated", {"minion": "owner"}, *OPEN)]
    assert run(world_of(content)).winnable


@pytest.mark.parametrize(
    ("effects", "more", "wins"),
    [
        ([{"count": "lever"}], {}, True),
        ([{"count": "lever"}], {"limit": "chapter"}, False),
        ([{"count": {"counter": "lever", "by": 3}}], {"limit": "chapter"}, True),
        ([{"repeat": {"times": 3, "do": [{"count": "lever"}]}}], {"limit": "chapter"}, True),
        ([{"count": {"counter": "lever", "by": 2}}], {}, True),
        ([{"set": {"counter": "lever", "to": 2}}], {}, False),
        ([{"count": "lever"}], {"if": {"counter": {"name": "lever", "is": 0}}}, False),
    ],
)
def test_a_counter_comes_as_far_as_rules_bring_it(effects: list[Data], more: Data, wins: bool) -> None:
    victory = {"counter": {"name": "lever", "at-least": 3}}
    rules = [{"when": "round-end", "do": effects, **more}]
    assert (why(tile(YARD), counters=LEVER, victory=victory, rules=rules) == "") is wins


def test_a_counter_set_back_each_round_never_gets_far() -> None:
    rules = [{"when": "round-start", "do": [{"set": {"counter": "lever", "to": 0}}]},
             {"when": "round-end", "do": [{"count": "lever"}]}]  # fmt: skip
    assert why(tile(YARD), counters=LEVER, victory={"counter": {"name": "lever", "at-least": 2}}, rules=rules)


@pytest.mark.parametrize(
    ("victory", "wins"),
    [
        ({"mice-at": {"at": "yard/a1", "at-least": 4}}, True),
        ({"mice-at": {"at": "yard/a1", "at-least": 5}}, False),
        ([{"mice-at": {"face": "yard"}}, {"mice-at": {"face": "barn"}}], False),
        ([{"mice-at": {"face": "yard", "at-least": 2}}, {"mice-at": {"face": "barn", "at-least": 2}}], True),
        ([{"mice-at": {"face": "yard", "at-least": 2}}, {"mice-at": {"face": "barn", "at-least": 3}}], False),
        ({"page": 6}, False),
        ({"page": {"at-least": 2, "at-most": 1}}, False),
        ({"wheel": 6}, False),
        ({"any": [{"wheel": 6}, {"page": 2}]}, True),
        ({"in-party": "nobody"}, False),
        ({"token-lies": "flag"}, False),
    ],
)
def test_endings_that_no_party_meets(victory: Any, wins: bool) -> None:
    found = why(tile(YARD), tile(BARN), victory=victory, tokens={"flag": {}})
    assert (found == "") is wins


def test_no_way_back_is_no_reason() -> None:
    back = {"when": "space-entered", "if": {"mover": "mouse", "space": "a3"}, "do": [
        {"teleport": {"who": "mover", "to": "yard/a1"}}]}  # fmt: skip
    assert "can stay" in why(tile(YARD), victory={"mice-at": "yard/a3"}, rooms={"yard": {"rules": [back]}})


def test_a_rule_that_forbids_to_explore_is_the_cause() -> None:
    assert "forbids" in why(tile(YARD), tile(BARN), rules=[{"forbid": "explore", "of": "mouse"}])
    token = [{"forbid": "explore", "if": {"token-lies": "flag"}}]
    setup = [{"put-token": {"token": "flag", "at": "yard/a1"}}]
    take = rule("space-entered", {"mover": "mouse", "space": "yard/a2"}, {"take-token": "flag"})
    assert "forbids" in why(tile(YARD), tile(BARN), rules=token, setup=setup, tokens={"flag": {}})
    assert why(tile(YARD), tile(BARN), rules=[*token, take], setup=setup, tokens={"flag": {}}) == ""


def test_lines_that_no_game_comes_to_are_named() -> None:
    found = impossible(board(tile(YARD, CAVE), tile(BARN), rooms={"barn": {"story": "Hay."}}, setup=SHUT))
    assert ("rooms", "barn", "story") in [one.path for one in found]
    assert ("faces", "barn") in [one.path for one in found]


def test_more_rooms_are_further() -> None:
    near, far = board(tile(YARD), tile(BARN), victory={"mice-at": {"face": "yard"}}), board(tile(YARD), tile(BARN))
    assert 0 < distance(near) <= distance(far)


@pytest.mark.parametrize("chapter", list(bundled().entries("chapter")))
def test_every_line_of_the_bundled_chapters_is_possible(chapter: str) -> None:
    found = [one for one in impossible(bundled().content_for(chapter)) if one.path[0] not in ("exit", "flip")]
    assert found == []


def contradictions(content: Content, heroes: list[str]) -> bool:
    """Whether play reaches a goal that the abstract run calls out of reach."""
    return Play(content, heroes).goal_reachable() and not run(world_of(content)).winnable


def test_what_is_played_is_never_called_impossible() -> None:
    assert [seed for seed in range(100) if contradictions(random_board(seed), ["ash"])] == []


def test_words_without_a_declaration_are_listed() -> None:
    assert [name for name, word in registry.EFFECTS.items() if word.changes is None] == []
