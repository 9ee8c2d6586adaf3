"""`lasting`: give figures a rule for a time."""

from __future__ import annotations

from typing import Any

from engine.records.chapter import BATTLE
from engine.rulebook import capture, explore, values
from engine.runtime.codes import NO_BATTLE
from tests.engine.table import BOW, CHEESE, ROAD
from tests.engine.vocabulary.stage import do, slot, stage


def blessed(until: str, **more: Any) -> Any:
    rule = {
        "id": "bless",
        "when": "free-action",
        "do": [{"lasting": {"who": "actor", "until": until, "rule": {"modify": {"battle": 1}}}}],
    }
    return stage({"ash": "a5", "birch": "c1"}, rules=[rule], **more).dice(BOW).begin("ash").use("ash", "bless")


def battle_of(table: Any, mouse: int = 0) -> int:
    return values.mouse_value(table.game, mouse, BATTLE)


def test_until_the_turn_ends() -> None:
    table = blessed("turn-ends")
    assert (battle_of(table), battle_of(table, 1)) == (3, 2)
    table.end_turn("ash")
    assert battle_of(table) == 2


def test_until_the_round_ends() -> None:
    table = blessed("round-ends").end_turn("ash").dice(BOW).step().end_turn("birch")
    assert battle_of(table) == 3
    table.step()
    assert battle_of(table) == 2


def test_until_the_owners_next_turn() -> None:
    table = blessed("next-turn").end_turn("ash").dice(BOW).step().end_turn("birch").step()
    assert battle_of(table) == 3
    table.dice(BOW).step()
    assert battle_of(table) == 2


def test_until_the_next_turn_of_a_minion_type() -> None:
    rat = {
        "tags": [],
        "battle": 2,
        "defence": 1,
        "attack": "melee",
        "size": "small",
        "rules": [
            {
                "when": "turn-end",
                "if": {"actor": "owner"},
                "do": [{"lasting": {"who": "all-mice", "until": "next-turn", "rule": {"modify": {"battle": -1}}}}],
            }
        ],
    }
    table = stage({"ash": "a1"}, [("rat", "c5"), ("grub", "c4")], more={"minions": {"rat": rat}})
    table.dice(CHEESE).begin("rat")
    assert battle_of(table) == 1
    table.dice(CHEESE).begin("grub")
    assert battle_of(table) == 1
    gone = slot(table, "rat")
    do(table, {"defeat": {"minions": "rat"}})
    assert battle_of(table) == 1
    table.state.acted = (1 << 12) - 1
    table.step()
    assert battle_of(table) == 2
    assert gone >= 6


def test_until_the_tile_is_left() -> None:
    table = blessed("tile-left", tiles=ROAD).end_turn("ash")
    do(table, {"teleport": {"who": {"hero": "birch"}, "to": "hall/h1"}})
    assert battle_of(table) == 3
    explore.explore_exit(table.game, 0, explore.open_exits(table.game, 0)[0])
    assert battle_of(table) == 2


def test_a_captured_mouse_has_left_the_tile() -> None:
    table = blessed("tile-left").end_turn("ash")
    capture.capture(table.game, 0, -1)
    capture.rescue(table.game, 0)
    assert battle_of(table) == 2


def test_for_the_whole_chapter() -> None:
    table = blessed("chapter-ends").end_turn("ash").dice(BOW).step().end_turn("birch").step()
    assert battle_of(table) == 3


def test_a_new_minion_does_not_inherit_it() -> None:
    give = {"lasting": {"who": "all-minions", "until": "chapter-ends", "rule": {"forbid": "battle"}}}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[{"when": "turn-start", "do": [give]}]).dice(BOW).begin("ash")
    assert values.forbidden(table.game, slot(table, "rat"), NO_BATTLE)
    do(table, {"defeat": "all-minions"})
    table.add_minion("rat", "a2")
    assert not values.forbidden(table.game, slot(table, "rat"), NO_BATTLE)


def test_a_rule_with_an_event_can_be_given_too() -> None:
    rule = {"when": "round-end", "do": [{"cheese": {"who": "owner", "amount": 1}}]}
    give = {"when": "turn-end", "do": [{"lasting": {"who": "actor", "until": "round-ends", "rule": rule}}]}
    table = stage({"ash": "a1"}, rules=[give]).dice(BOW).begin("ash").end_turn("ash").step()
    assert table.state.cheese[0] == 1
