"""Share, equip, level up, packs and one-use cards (FREE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import (
    DISCARD,
    DONE,
    GIVE,
    GIVE_CHEESE,
    OP_EQUIP,
    OP_LEVEL_UP,
    OP_SHARE,
    TAKE,
    TAKE_CHEESE,
    first_of,
    op_of,
    pack,
)
from engine.rulebook import inventory
from tests.engine.scene import pick
from tests.engine.table import BOW, ROAD, Table, held


def names(table: Table, copies: list[int]) -> list[str]:
    return [table.chapter.search_ids[table.chapter.copies[copy]] for copy in copies]


def partners(table: Table, hero: str) -> list[int]:
    return [first_of(option) for option in table.options(hero) if op_of(option) == OP_SHARE]


def equip(table: Table, hero: str, *copies: int) -> Table:
    """Wear or take off those cards, one after the other."""
    if table.state.current != table.mouse(hero) or not table.state.phase:
        table.dice(BOW).begin(hero)
    table.choose(pack(OP_EQUIP), *copies, *([DONE] if copies else []))
    return table.step()


# -- share -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-1")
def test_cards_and_cheese_go_both_ways_with_one_mouse_near() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    given, taken = table.give("ash", "cap"), table.give("birch", "map")
    table.state.cheese[:2] = [3, 1]
    table.dice(BOW).begin("ash")
    assert partners(table, "ash") == [1]
    table.choose(pack(OP_SHARE, 1), GIVE | given, TAKE | taken, GIVE_CHEESE | 2, DONE).step()
    assert names(table, table.state.pack[0]) == ["map"]
    assert names(table, table.state.pack[1]) == ["cap"]
    assert table.state.cheese[:2] == [1, 3]


@pytest.mark.rule("FREE-1")
def test_cheese_may_be_taken_as_well() -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    table.state.cheese[:2] = [0, 4]
    table.dice(BOW).begin("ash").choose(pack(OP_SHARE, 1), TAKE_CHEESE | 4, DONE).step()
    assert table.state.cheese[:2] == [4, 0]


@pytest.mark.rule("FREE-1", negative=True)
def test_mice_far_away_on_another_tile_or_captured_do_not_share() -> None:
    table = Table({"ash": "a5", "birch": "a3", "cedar": "hall/h1", "dill": "b5"}, tiles=ROAD)
    table.state.cheese[0] = 3
    table.dice(BOW).begin("ash")
    assert partners(table, "ash") == [3]
    assert partners(table, "ash") != [1]


@pytest.mark.rule("FREE-1", negative=True)
def test_cheese_goes_over_once_and_never_more_than_there_is() -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    table.state.cheese[:2] = [2, 0]
    table.dice(BOW).begin("ash").choose(pack(OP_SHARE, 1), GIVE_CHEESE | 2).step()
    asked = [decision.options for decision in table.bot.seen if decision.kind == 9]
    assert asked == [[DONE, GIVE_CHEESE | 1, GIVE_CHEESE | 2]]


@pytest.mark.rule("FREE-1", negative=True)
def test_a_card_goes_over_once_in_a_share() -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    cap = table.give("ash", "cap")
    table.dice(BOW).begin("ash").choose(pack(OP_SHARE, 1), GIVE | cap).step()
    asked = [decision.options for decision in table.bot.seen if decision.kind == 9]
    assert asked == [[DONE, GIVE | cap]]
    assert names(table, table.state.pack[1]) == ["cap"]


@pytest.mark.rule("FREE-1")
@pytest.mark.rule("FREE-4")
@pytest.mark.parametrize(("giver", "taker"), [("ash", "birch"), ("birch", "ash")])
def test_a_mouse_with_too_many_cards_after_a_share_discards_at_once(giver: str, taker: str) -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    card = table.give(giver, "map")
    for _ in range(3):
        pebble = table.give(taker, "pebble")
    step = (GIVE if giver == "ash" else TAKE) | card
    table.dice(BOW).begin("ash").choose(pack(OP_SHARE, 1), step, DONE, pick(DISCARD, pebble)).step()
    assert sorted(names(table, table.state.pack[table.mouse(taker)])) == ["map", "pebble", "pebble"]


# -- equip -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-2")
def test_a_card_from_the_pack_replaces_the_worn_one() -> None:
    table = Table({"ash": "a1"})
    table.give("ash", "cap", worn=True)
    helm = table.give("ash", "helm")
    equip(table, "ash", helm)
    assert held(table.game, 0) == ["sword", "helm"]
    assert names(table, table.state.pack[0]) == ["cap"]


@pytest.mark.rule("FREE-2")
def test_a_swap_needs_no_room_in_a_full_pack() -> None:
    table = Table({"ash": "a1"})
    table.give("ash", "cap", worn=True)
    helm = table.give("ash", "helm")
    table.give("ash", "map")
    table.give("ash", "pebble")
    equip(table, "ash", helm)
    assert sorted(names(table, table.state.pack[0])) == ["cap", "map", "pebble"]
    assert table.state.discard == []


@pytest.mark.rule("FREE-2")
def test_a_worn_card_may_be_taken_off() -> None:
    table = Table({"ash": "a1"})
    equip(table, "ash", table.state.worn[0][0])
    assert held(table.game, 0) == []
    assert names(table, table.state.pack[0]) == ["sword"]


@pytest.mark.rule("FREE-2", negative=True)
def test_taking_a_card_off_into_a_full_pack_costs_a_card() -> None:
    table = Table({"ash": "a1"})
    for _ in range(3):
        pebble = table.give("ash", "pebble")
    table.dice(BOW).begin("ash")
    table.choose(pack(OP_EQUIP), table.state.worn[0][0], pick(DISCARD, pebble)).step()
    assert sorted(names(table, table.state.pack[0])) == ["pebble", "pebble", "sword"]


@pytest.mark.rule("FREE-2", negative=True)
def test_no_card_is_changed_twice_in_one_equip() -> None:
    table = Table({"ash": "a1"})
    sword = table.state.worn[0][0]
    equip(table, "ash", sword)
    asked = [decision.options for decision in table.bot.seen if decision.kind == 10]
    assert [sword in options for options in asked] == [True]


# -- slots and requirements ------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-3")
def test_one_card_per_slot_two_paws_and_two_paw_items_fill_both() -> None:
    table = Table({"ash": "a1"})
    sword = table.state.worn[0][0]
    one = table.give("ash", "knife")
    assert inventory.conflicts(table.game, 0, one) == []
    equip(table, "ash", one)
    bow = table.give("ash", "bow")
    assert sorted(inventory.conflicts(table.game, 0, bow) or []) == sorted([sword, one])
    other = table.give("ash", "knife")
    assert len(inventory.conflicts(table.game, 0, other) or []) == 1
    cap = table.give("ash", "cap", worn=True)
    assert inventory.conflicts(table.game, 0, table.give("ash", "helm")) == [cap]


@pytest.mark.rule("FREE-3")
def test_worn_cards_count() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    equip(table, "ash", table.give("ash", "mail"), table.give("ash", "boots"))
    assert table.state.gear[:4] == [0, 1, 0, 1]
    table.dice(BOW).begin("ash")
    assert table.state.allowance == 2 + 2 + 1


@pytest.mark.rule("FREE-3", negative=True)
def test_without_the_class_or_the_value_a_card_is_not_worn() -> None:
    table = Table({"dill": "a1"})
    assert inventory.conflicts(table.game, 0, table.give("dill", "mail")) is None  # for warriors
    assert inventory.conflicts(table.game, 0, table.give("dill", "helm")) is None  # battle 2
    assert inventory.conflicts(table.game, 0, table.give("dill", "map")) is None  # not to be worn at all
    table.dice(BOW).begin("dill")
    assert OP_EQUIP not in table.ops("dill")


@pytest.mark.rule("FREE-3", negative=True)
def test_without_the_class_a_card_is_not_used_either() -> None:
    scroll: dict[str, Any] = {"category": "scroll", "requires": {"classes": ["mystic"]},
                              "rules": [{"id": "spell", "when": "free-action", "do": [{"wheel": 1}]}]}  # fmt: skip
    table = Table({"ash": "a1", "fern": "a2"}, more={"search_cards": {"spell": scroll}})
    table.give("ash", "spell")
    assert not table.offered("ash", "spell")
    table = Table({"fern": "a1"}, more={"search_cards": {"spell": scroll}})
    table.give("fern", "spell")
    assert table.offered("fern", "spell")


@pytest.mark.rule("FREE-3")
def test_worn_cards_count_for_the_requirements_of_cards_in_the_pack() -> None:
    ode: dict[str, Any] = {"category": "scroll", "requires": {"lore": 2},
                           "rules": [{"id": "ode", "when": "free-action", "do": [{"wheel": 1}]}]}  # fmt: skip
    hat = {"category": "armour", "slot": "head", "lore": 1}
    table = Table({"ash": "a1"}, more={"search_cards": {"ode": ode, "hat": hat}})
    table.give("ash", "ode")
    assert not table.offered("ash", "ode")  # lore 1
    worn = table.give("ash", "hat")
    equip(table, "ash", worn)
    assert table.offered("ash", "ode")
    table.state.free_used = 0
    equip(table, "ash", worn)  # off again
    assert not table.offered("ash", "ode")


# -- packs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-4")
def test_a_fourth_card_makes_the_player_discard_one() -> None:
    table = Table({"ash": "a1"})
    first = table.give("ash", "map")
    table.give("ash", "pebble")
    table.give("ash", "pebble")
    copy = inventory.find_in_deck(table.game, table.chapter.search_ids.index("cap"))
    table.state.deck.remove(copy)
    table.choose(1, pick(DISCARD, first))
    inventory.gain(table.game, 0, copy)
    assert sorted(names(table, table.state.pack[0])) == ["cap", "pebble", "pebble"]
    assert names(table, table.state.discard) == ["map"]


@pytest.mark.rule("FREE-4")
def test_sharing_into_a_full_pack_too() -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    for _ in range(3):
        table.give("birch", "pebble")
    given = table.give("ash", "map")
    table.dice(BOW).begin("ash").choose(pack(OP_SHARE, 1), GIVE | given, DONE, pick(DISCARD, given)).step()
    assert names(table, table.state.discard) == ["map"]


@pytest.mark.rule("FREE-4", negative=True)
def test_tricks_and_worn_cards_take_no_room() -> None:
    table = Table({"ash": "a1"})
    table.give("ash", "cap", worn=True)
    for card in ("map", "pebble", "pebble", "prank", "prank"):
        table.give("ash", card)
    inventory.check_pack(table.game, 0)
    assert len(table.state.pack[0]) == 5
    table.check()


# -- level up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-5")
def test_six_cheese_buy_an_ability_of_the_mouses_class() -> None:
    table = Table({"ash": "a1"})
    table.state.cheese[0] = 7
    table.dice(BOW).begin("ash").choose(pack(OP_LEVEL_UP), table.chapter.ability_ids.index("rally")).step()
    assert table.state.cheese[0] == 1
    assert table.state.abilities[0] == 1 << table.chapter.ability_ids.index("rally")


@pytest.mark.rule("FREE-5", negative=True)
def test_not_with_five_cheese_nor_one_of_another_class_nor_one_that_is_taken() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    table.state.cheese[0] = 5
    assert OP_LEVEL_UP not in table.dice(BOW).begin("ash").ops("ash")
    table.state.cheese[0] = 6
    table.learn("birch", "mend")
    table.choose(pack(OP_LEVEL_UP)).step()
    options = table.bot.seen[-1].options
    assert [table.chapter.ability_ids[option] for option in options] == ["parry", "rally"]


@pytest.mark.rule("FREE-5", negative=True)
def test_with_nothing_left_to_learn_it_is_not_offered() -> None:
    table = Table({"dill": "a1", "birch": "a2"})
    table.learn("birch", "mend")
    table.state.cheese[0] = 20
    assert OP_LEVEL_UP not in table.dice(BOW).begin("dill").ops("dill")


# -- scrolls and tricks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FREE-6")
@pytest.mark.parametrize("card", ["verse", "prank"])
def test_a_scroll_or_trick_is_used_for_free_and_discarded(card: str) -> None:
    table = Table({"ash": "a1"})
    table.give("ash", card)
    table.use("ash", card)
    assert names(table, table.state.discard) == [card]
    assert table.state.actions == 1
    assert not table.offered("ash", card)


@pytest.mark.rule("FREE-6", negative=True)
def test_a_scroll_whose_card_says_action_takes_the_action() -> None:
    scroll = {"category": "scroll", "rules": [{"id": "rite", "when": "action", "do": [{"wheel": 1}]}]}
    table = Table({"ash": "a1"}, more={"search_cards": {"rite": scroll}})
    table.give("ash", "rite")
    table.use("ash", "rite")
    assert table.state.actions == 0
    assert names(table, table.state.discard) == ["rite"]


@pytest.mark.rule("FREE-6", negative=True)
def test_of_two_tricks_one_is_left_and_an_item_is_not_used_up() -> None:
    lantern = {"category": "item", "rules": [{"id": "lantern", "when": "free-action", "do": [{"wheel": 1}]}]}
    table = Table({"ash": "a1"}, more={"search_cards": {"lantern": lantern}})
    table.give("ash", "prank")
    table.give("ash", "prank")
    table.give("ash", "lantern")
    table.use("ash", "prank").use("ash", "lantern")
    assert names(table, table.state.pack[0]) == ["prank", "lantern"]
    assert table.offered("ash", "prank")
    table.check()
