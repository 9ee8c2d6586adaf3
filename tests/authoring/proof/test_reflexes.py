"""Rules that undo or forestall each other, on boards small enough to see through."""

from __future__ import annotations

from typing import Any

import pytest

from tests.authoring.boardgraph.test_graph import BARN, YARD
from tests.authoring.proof.test_impossible import rule, why
from tests.engine.table import tile

COUNT = {"counters": {"bells": {"max": 9}}, "victory": {"counter": {"name": "bells", "at-least": 4}}}
RING = {"when": "round-end", "do": [{"count": "bells"}]}


def changed(value: Any, *effects: Any) -> dict[str, Any]:
    return rule("counter-changed", {"counter": "bells", "value": value}, *effects)


@pytest.mark.parametrize(
    ("others", "wins"),
    [
        ([], True),
        ([changed(3, {"lose": "woken"})], False),
        ([changed(5, {"lose": "woken"})], True),
        ([changed(3, {"set": {"counter": "bells", "to": 0}})], False),
        ([{**changed(3, {"set": {"counter": "bells", "to": 0}}), "may": True}], True),
        ([{"when": "round-end", "do": [{"count": {"counter": "bells", "by": -1}}]}], False),
        ([{"when": "round-start", "do": [{"count": {"counter": "bells", "by": -1}}]}], True),
    ],
)
def test_a_counter_that_is_set_back_or_loses_the_game(others: list[dict[str, Any]], wins: bool) -> None:
    assert (why(tile(YARD), rules=[*others, RING], **COUNT) == "") is wins


def test_a_minion_that_leaves_when_it_is_placed_is_never_defeated() -> None:
    won = {"counters": {"beaten": {"max": 1}}, "victory": {"counter": "beaten"}}
    setup = [{"place": {"minion": "rat", "count": 1}}]
    beaten = rule("minion-defeated", {"minion": "rat"}, {"set": "beaten"})
    gone = {"when": "minions-placed", "do": [{"remove": {"minions": "rat"}}]}
    assert why(tile(YARD), rules=[beaten], setup=setup, **won) == ""
    assert "undoes it at once" in why(tile(YARD), rules=[gone, beaten], setup=setup, **won)


def test_a_token_that_is_taken_before_mice_come_is_the_cause() -> None:
    won = {"counters": {"found": {"max": 1}}, "victory": {"counter": "found"}, "tokens": {"key": {}}}
    find = rule("space-entered", {"mover": "mouse", "space": {"token": "key"}}, {"set": "found"})
    setup = [{"put-token": {"token": "key", "at": "barn/b2"}}]
    assert why(tile(YARD), tile(BARN), rules=[find], setup=setup, **won) == ""
    room = {"barn": {"setup": [{"take-token": "key"}]}}
    assert "takes the token" in why(tile(YARD), tile(BARN), rules=[find], setup=setup, rooms=room, **won)
    assert "takes the token" in why(tile(YARD), tile(BARN), rules=[find], setup=[*setup, {"take-token": "key"}], **won)


def test_a_rule_that_comes_first_and_loses_is_the_cause() -> None:
    won = {"counters": {"found": {"max": 1}}, "victory": {"counter": "found"}}
    find = rule("space-entered", {"mover": "mouse", "space": "a2"}, {"set": "found"})
    lose = rule("space-entered", {"mover": "mouse", "space": "yard/a2"}, {"lose": "seen"})
    rooms = {"yard": {"rules": [find]}}
    assert why(tile(YARD), rooms=rooms, **won) == ""
    assert why(tile(YARD), rooms=rooms, rules=[lose], **won)
    assert why(tile(YARD), rooms={"yard": {"rules": [{**find, "do": [{"lose": "late"}, *find["do"]]}]}}, **won)


def test_a_door_that_is_shut_again_at_once_stays_shut() -> None:
    door = {"face": "yard", "edge": "E"}
    lever = rule("space-entered", {"mover": "mouse", "space": "a2"}, {"open-exit": door})
    both = {**lever, "do": [{"open-exit": door}, {"close-exit": door}]}
    for one, wins in ((lever, True), (both, False)):
        found = why(tile(YARD), tile(BARN), setup=[{"close-exit": door}], rooms={"yard": {"rules": [one]}})
        assert (found == "") is wins
