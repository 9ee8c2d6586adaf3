"""Things to lay on the board: short cuts, catapults, baits."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.trap_laying import saves
from engine.records import decision as decisions
from engine.records.decision import OP_ACTION, OP_FREE, op_of
from tests.engine.bots.journey import open_menu
from tests.engine.decisions import make_decision
from tests.engine.table import Table, face, tile

LANE = face("lane", "a1 a2 a3 a4 a5 a6 a7 a8", a8={"entry": True})
TO_THE_END = {"goals": [{"go": {"face": "lane", "spaces": ["a8"]}}]}
CARDS: dict[str, dict[str, Any]] = {
    "fork": {"category": "party-item", "rules": [
        {"id": "lay-fork", "when": "free-action", "if": {"party-holds": "fork"},
         "do": [{"put-token": {"token": "fork", "at": "here"}}]},
        {"id": "fling", "when": "action", "if": {"token-lies": {"token": "fork", "at": "here"}},
         "do": [{"teleport": {"who": {"chosen-mouse": "other-mice-here"}, "to": {"chosen": "anywhere"}}}]},
    ]},
    "crumb": {"category": "party-item", "rules": [
        {"id": "lay-crumb", "when": "free-action", "if": {"party-holds": "crumb"},
         "do": [{"put-token": {"token": "crumb", "at": "here"}}]},
        {"modify": {"lure": {"minion": "grub", "to": {"token": "crumb"}}}},
    ]},
    "whisk": {"category": "scroll", "rules": [
        {"id": "whisk", "when": "free-action",
         "do": [{"teleport": {"who": "owner", "to": {"chosen": "anywhere"}}}]}]},
}  # fmt: skip


def lane(mice: dict[str, str], held: str, minions: list[tuple[str, str]] | None = None) -> Table:
    """A long lane, with somewhere to go at its end and something to use."""
    table = Table(mice, minions, tiles=(tile(LANE),), chapter=TO_THE_END, more={"search_cards": CARDS})
    table.give("ash", held)
    return open_menu(table, "ash", 2)


def picked(table: Table) -> str:
    """The rule of content that a greedy bot uses from the menu, or nothing."""
    option = GreedyBot().choose(table.game, make_decision(decisions.TURN, 0, table.options("ash")))
    if op_of(option) not in (OP_FREE, OP_ACTION):
        return ""
    return table.chapter.rules[decisions.first_of(option)].name


def test_a_short_cut_is_used_where_the_way_is_long() -> None:
    assert picked(lane({"ash": "a1"}, "rope")) == "rope"
    assert picked(lane({"ash": "a6"}, "rope")) == ""


def test_a_short_cut_leads_to_the_nearest_space() -> None:
    table = lane({"ash": "a1"}, "rope")
    spaces = [table.space(f"a{number}") for number in range(2, 9)]
    rope = next(rule.index for rule in table.chapter.rules if rule.name == "rope")
    assert GreedyBot().choose(table.game, make_decision(decisions.SPACE, 0, spaces, rope)) == table.space("a8")


def test_no_short_cut_in_a_fight() -> None:
    assert picked(lane({"ash": "a1"}, "rope", [("rat", "a2")])) == ""


def test_a_card_that_a_goal_requires_is_kept() -> None:
    chapter = {"goals": [{"search": "rope"}, *TO_THE_END["goals"]]}
    table = Table({"ash": "a1"}, tiles=(tile(LANE),), chapter=chapter, more={"search_cards": CARDS})
    table.give("ash", "rope")
    assert picked(open_menu(table, "ash", 2)) == ""


def test_a_catapult_is_put_down_and_used_for_a_friend() -> None:
    alone, together = lane({"ash": "a1", "birch": "a2"}, "fork"), lane({"ash": "a1", "birch": "a1"}, "fork")
    assert picked(alone) == ""
    assert picked(together) == "lay-fork"
    together.act("ash", GreedyBot().choose(together.game, make_decision(decisions.TURN, 0, together.options("ash"))))
    assert picked(together) == "fling"


def test_a_bait_is_for_those_that_take_it() -> None:
    assert picked(lane({"ash": "a1"}, "crumb", [("grub", "a6")])) == "lay-crumb"
    assert picked(lane({"ash": "a1"}, "crumb", [("rat", "a6")])) == ""
    assert picked(lane({"ash": "a1"}, "crumb")) == ""


def test_a_leap_is_kept_for_a_long_way() -> None:
    assert picked(lane({"ash": "a1"}, "whisk")) == "whisk"
    assert picked(lane({"ash": "a7"}, "whisk")) == ""


def test_the_gain_of_a_leap_is_counted_in_steps() -> None:
    table = lane({"ash": "a3"}, "rope")
    assert saves(table.game, atlas_of(table.chapter), 0, in_sight=False) == 5
