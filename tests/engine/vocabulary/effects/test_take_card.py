"""`take-card`: a figure takes cards from others, and what a minion has taken can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records import decision
from engine.records.choices import Give
from engine.records.errors import ContentError
from tests.engine.scene import pick
from tests.engine.table import Table
from tests.engine.vocabulary.stage import ask, counter, do, stage, when

STEAL = {"take-card": {"from": {"hero": "ash"}, "to": {"minions": "rat"}}}
GIVE_BACK = {"when": "minion-defeated", "do": [{"take-card": {"from": "minion", "to": {"hero": "birch"}, "count": 9}}]}


def robbed(**keys: Any) -> Table:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")], **keys)
    table.give("ash", "map")
    return table


def test_a_minion_keeps_what_it_has_taken() -> None:
    table = robbed()
    do(table, STEAL)
    assert not ask(table, {"holds": "map"}, figure="ash")
    assert ask(table, {"holds": "map"}, figure="rat")
    assert not ask(table, {"holds": {"card": "map", "worn": True}}, figure="rat")
    assert table.happened("card-taken")


def test_the_rules_of_a_stolen_card_rest() -> None:
    table = stage({"ash": "a1"}, [("rat", "a3")])
    table.give("ash", "verse")
    assert table.offered("ash", "verse")
    do(table, STEAL)
    assert not table.offered("ash", "verse")


def test_it_is_given_back_when_the_minion_is_defeated() -> None:
    table = robbed(rules=[GIVE_BACK])
    do(table, STEAL, {"defeat": "all-minions"})
    assert ask(table, {"holds": "map"}, figure="birch")
    assert (table.state.loot, table.state.loot_of) == ([], [])


def test_what_a_minion_takes_with_it_is_discarded() -> None:
    table = robbed(rules=[when("card-discarded", {"card": "map"})])
    do(table, STEAL, {"remove": "all-minions"})
    assert counter(table) == 1
    assert not ask(table, {"holds": "map"}, figure="ash")


@pytest.mark.parametrize(
    ("reach", "taken"),
    [("pack", {"map"}), ("worn", {"cap"}), ("starting", {"sword"}), (["pack", "worn"], {"map", "cap"})],
)
def test_reach_says_which_cards(reach: Any, taken: set[str]) -> None:
    table = robbed()
    table.give("ash", "cap", worn=True)
    do(table, {"take-card": {**STEAL["take-card"], "reach": reach, "count": 9}})
    assert {table.chapter.search_ids[table.chapter.copies[copy]] for copy in table.state.loot} == taken


def test_the_giver_picks_unless_the_rule_says_who_does() -> None:
    for by, kind, who in (("giver", decision.DISCARD, 0), ("taker", decision.CARD, 1)):
        table = robbed()
        pebble = table.give("ash", "pebble")
        table.choose(pick(kind, pebble))
        do(table, {"take-card": {"from": {"hero": "ash"}, "to": {"hero": "birch"}, "by": by}})
        assert table.bot.seen[-1].who == who
        assert ask(table, {"holds": "pebble"}, figure="birch")


def test_the_giver_is_asked_to_give_not_to_discard() -> None:
    table = robbed()
    table.give("ash", "pebble")
    do(table, STEAL)
    assert all(isinstance(choice, Give) for choice in table.bot.seen[-1].choices)


def test_by_lot_nobody_is_asked() -> None:
    taken = set()
    for seed in range(30):
        table = robbed(seed=seed)
        table.give("ash", "pebble")
        do(table, {"take-card": {**STEAL["take-card"], "by": "lot"}})
        assert not table.bot.seen
        taken.add(table.chapter.copies[table.state.loot[0]])
    assert len(taken) == 2


def test_otherwise_something_else_happens() -> None:
    table = robbed()
    steal = {"take-card": {**STEAL["take-card"], "else": [{"count": "fired"}]}}
    do(table, steal)
    assert counter(table) == 0
    do(table, steal)
    assert counter(table) == 1


def test_without_anybody_to_take_it_a_card_stays() -> None:
    table = robbed()
    do(table, {"take-card": {"from": "all-mice", "to": {"minions": "grub"}, "else": [{"count": "fired"}]}})
    assert ask(table, {"holds": "map"}, figure="ash")
    assert counter(table) == 1


def test_the_pack_of_a_taker_keeps_its_limit() -> None:
    table = robbed()
    for _ in range(3):
        table.give("birch", "pebble")
    do(table, {"take-card": {"from": {"hero": "ash"}, "to": {"hero": "birch"}}})
    assert len(table.state.pack[1]) == 3


def test_the_card_taken_is_that_card() -> None:
    table = robbed()
    do(table, STEAL, {"give-card": {"card": "that-card", "who": {"hero": "birch"}, "from": "minions"}})
    assert ask(table, {"holds": "map"}, figure="birch")
    with pytest.raises(ContentError, match='there is no "that-card" here'):
        do(table, {"discard": "that-card"}, owner="ash")
