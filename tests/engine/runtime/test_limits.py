"""How often a rule may be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.runtime.rules import minion
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import counter, do, slot, stage, when


@pytest.mark.parametrize(("limit", "times"), [("turn", 1), ({"per": "turn", "times": 2}, 2), (None, 3)])
def test_a_limit_counts_uses(limit: Any, times: int) -> None:
    table = stage(rules=[when("wheel-changed", limit=limit) if limit else when("wheel-changed")])
    do(table, {"wheel": 1}, {"wheel": 1}, {"wheel": 1}, owner="ash")
    assert counter(table) == times


def test_a_new_round_starts_a_new_count() -> None:
    table = stage(rules=[when("wheel-changed", limit="round")])
    do(table, {"wheel": 1}, {"wheel": -1}, owner="ash")
    table.state.round += 1
    do(table, {"wheel": 1}, owner="ash")
    assert counter(table) == 2
    table.state.turn += 1
    do(table, {"wheel": -1}, owner="ash")
    assert counter(table) == 2


def test_a_limit_per_tile_allows_one_use_on_each_tile() -> None:
    rule = {"id": "look", "when": "free-action", "limit": "tile", "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule], tiles=ROAD).use("ash", "look")
    assert not table.offered("ash", "look")
    for place, offered in (("hall/h1", True), ("field/a1", False), ("hall/h1", False)):
        do(table, {"teleport": {"who": "owner", "to": place}}, owner="ash")
        assert table.offered("ash", "look") is offered
        if offered:
            table.use("ash", "look")


def test_each_owner_has_its_own_count() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "limit": "chapter", "do": ["instead"]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    do(table, {"wound": "all-minions"})
    assert table.count("imp") == 2
    do(table, {"wound": {"figures-at": "field/a2"}})
    assert table.count("imp") == 1


def test_a_new_minion_starts_a_new_count() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "limit": "chapter", "do": ["instead"]}
    table = stage({"ash": "a1"}, [("imp", "a2")], more={"minions": {"imp": minion(rule)}})
    first = slot(table, "imp")
    do(table, {"wound": "all-minions"}, {"wound": "all-minions"})
    table.add_minion("imp", "a2")
    assert slot(table, "imp") == first
    do(table, {"wound": "all-minions"})
    assert table.count("imp") == 1
