"""What greedy fears, and which offers it finds worth doing."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.needs import moves_goal
from engine.bots.greedy.offers import needs_healing, worth_acting
from tests.engine.table import Table

STATUSES: dict[str, dict[str, Any]] = {
    "mark": {"recover": "automatic"},
    "blessed": {"recover": "automatic", "rules": [{"modify": {"battle": 1}}]},
    "slow": {"recover": "automatic", "rules": [{"modify": {"move": -1}}]},
    "mute": {"recover": "automatic", "rules": [{"forbid": "abilities"}]},
    "bound": {"recover": "automatic", "forbids": ["search"]},
    "ill": {"recover": "automatic", "rules": [{"id": "ill", "when": "turn-end", "do": [{"wound": "owner"}]}]},
}


def _table(*rules: dict[str, Any], victory: dict[str, Any] | None = None) -> Table:
    keys: dict[str, Any] = {"counters": {"pulls": {}, "noise": {}}}
    keys |= {"victory": victory} if victory else {}
    return Table({"ash": "a1", "birch": "a2"}, rules=list(rules), chapter=keys, more={"statuses": deepcopy(STATUSES)})


@pytest.mark.parametrize(
    ("status", "expected"),
    [("mark", False), ("blessed", False), ("slow", True), ("mute", True), ("bound", True), ("ill", True)],
)
def test_a_status_is_feared_for_what_its_rules_do(status: str, expected: bool) -> None:
    table = _table()
    atlas, number = atlas_of(table.chapter), table.chapter.status_ids.index(status)
    table.state.status[1] = 1 << number
    assert needs_healing(table.game, atlas, 0) is expected


def test_an_offer_is_worth_doing_until_the_goal_has_enough_of_it() -> None:
    table = _table(
        {"id": "pull", "when": "action", "do": [{"count": "pulls"}, {"status": {"who": "owner", "status": "mark"}}]},
        victory={"counter": {"name": "pulls", "at-least": 2}},
    )
    atlas, index = atlas_of(table.chapter), next(r.index for r in table.chapter.rules if r.name == "pull")
    assert worth_acting(table.game, atlas, 0, index)
    table.state.counters[table.chapter.counter_ids.index("pulls")] = 2
    assert not worth_acting(table.game, atlas, 0, index)


def test_an_offer_that_takes_away_what_is_needed_does_not_move_the_goal() -> None:
    table = _table(
        {"id": "let-go", "when": "action", "do": [{"count": {"counter": "pulls", "by": -1}}]},
        victory={"counter": {"name": "pulls", "at-least": 2}},
    )
    atlas, index = atlas_of(table.chapter), next(r.index for r in table.chapter.rules if r.name == "let-go")
    assert not moves_goal(table.game, atlas, 0, index)


def test_nobody_is_captured_for_the_goal() -> None:
    table = _table(
        {"id": "pull", "when": "action", "do": [{"count": "pulls"}, {"wound": "owner"}]},
        victory={"counter": {"name": "pulls", "at-least": 2}},
    )
    atlas, index = atlas_of(table.chapter), next(r.index for r in table.chapter.rules if r.name == "pull")
    assert worth_acting(table.game, atlas, 0, index)
    table.state.wounds[0] = 3
    assert not worth_acting(table.game, atlas, 0, index)
