"""Things to lay on the board: short cuts, catapults, baits."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.trap_laying import eats_bait, saves, space_for_snare
from engine.records import decision as decisions
from engine.records.decision import OP_ACTION, OP_BATTLE, OP_FREE, op_of
from engine.rulebook.abilities import take_ability
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


def test_a_card_that_the_victory_requires_is_kept() -> None:
    chapter = {"victory": {"party-holds": "rope", "mice-at": {"at": "lane/a8"}}, **TO_THE_END}
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


SNARE: dict[str, dict[str, Any]] = {
    "snare": {"classes": ["leader"], "cost": 1, "tokens": {"wire": {"name": "Wire"}}, "rules": [
        {"id": "lay-wire", "when": "free-action",
         "do": [{"put-token": {"token": "wire", "at": {"chosen": {"adjacent-to": "owner"}}}}]},
        {"id": "wire", "when": "space-entered",
         "if": {"mover": "minion", "token-lies": {"token": "wire", "at": "there"}},
         "do": [{"take-token": "wire"}, {"wound": {"who": "mover", "amount": 1}}]},
    ]},
}  # fmt: skip


def with_snare(minions: list[tuple[str, str]]) -> Table:
    """A mouse that can lay a snare."""
    table = Table({"ash": "a4"}, minions, tiles=(tile(LANE),), chapter=TO_THE_END, more={"abilities": SNARE})
    take_ability(table.game, 0, table.chapter.ability_ids.index("snare"))
    table.state.cheese[0] = 3
    return open_menu(table, "ash", 1)


def test_a_snare_is_laid_when_minions_are_there() -> None:
    assert picked(with_snare([("rat", "a8")])) == "lay-wire"
    assert picked(with_snare([])) == ""


def test_a_snare_lies_towards_the_minions() -> None:
    table = with_snare([("rat", "a8")])
    spaces = [table.space("a3"), table.space("a5")]
    assert space_for_snare(table.game, spaces) == table.space("a5")


def test_one_snare_at_a_time() -> None:
    table = with_snare([("rat", "a8")])
    table.state.tokens.append(table.chapter.token_ids.index("wire"))
    table.state.token_at.append(table.space("a5"))
    assert picked(table) == ""


def test_a_fork_is_taken_back_when_nobody_is_behind() -> None:
    cards = {"fork": {"category": "party-item", "rules": [
        *CARDS["fork"]["rules"],
        {"id": "take-fork", "when": "action", "if": {"token-lies": {"token": "fork", "at": "here"}},
         "do": [{"take-token": "fork"}]},
    ]}}  # fmt: skip
    for friend, expected in (("a8", "take-fork"), ("a2", "")):
        mice = {"ash": "a5", "birch": friend}
        table = Table(mice, tiles=(tile(LANE),), chapter=TO_THE_END, more={"search_cards": cards})
        table.give("ash", "fork")
        table.state.tokens.append(table.chapter.token_ids.index("fork"))
        table.state.token_at.append(table.space("a5"))
        assert picked(open_menu(table, "ash", 0)) == expected


def test_a_minion_on_its_bait_is_left_alone() -> None:
    cards = {"crumb": {"category": "party-item", "rules": [
        *CARDS["crumb"]["rules"],
        {"id": "gone", "when": "turn-end", "if": {"actor": "grub"}, "do": [{"remove": "actor"}]},
    ]}}  # fmt: skip
    table = Table(
        {"ash": "a4"}, [("grub", "a5")], tiles=(tile(LANE),), chapter=TO_THE_END, more={"search_cards": cards}
    )
    atlas = atlas_of(table.chapter)
    assert not eats_bait(table.game, atlas, table.minion("grub"))
    table.state.tokens.append(table.chapter.token_ids.index("crumb"))
    table.state.token_at.append(table.space("a5"))
    assert eats_bait(table.game, atlas, table.minion("grub"))
    option = GreedyBot().choose(table.game, make_decision(decisions.TURN, 0, open_menu(table, "ash", 2).options("ash")))
    assert op_of(option) != OP_BATTLE
