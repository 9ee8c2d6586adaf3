"""Surges (SURGE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.state import LOST
from engine.rulebook.cheese import add_to_wheel
from engine.rulebook.encounters import draw_encounter
from engine.rulebook.initiative import name
from tests.engine.table import BOW, CHEESE, ROAD, SWORD, Table

FIELD_NUMBER, HALL_NUMBER = 0, 2


def table_with(card: str = "few", mice: dict[str, str] | None = None, **keys: Any) -> Table:
    """A table with an encounter card face up and five cheese on the wheel."""
    table = Table(mice or {"ash": "b3", "birch": "b3"}, keys.pop("minions", None), tiles=ROAD, **keys)
    table.state.encounter_up = table.chapter.encounter_ids.index(card)
    table.chapter.encounter_deck = [table.state.encounter_up]
    table.state.wheel = 5
    return table


@pytest.mark.rule("SURGE-1")
@pytest.mark.parametrize("cheese", [1, 3])
def test_six_or_more_cheese_are_a_surge_at_once(cheese: int) -> None:
    table = table_with()
    add_to_wheel(table.game, cheese, FIELD_NUMBER)
    assert table.count("slinger") == 1
    assert table.state.wheel == 0


@pytest.mark.rule("SURGE-1")
def test_it_comes_where_the_last_cheese_was_caused() -> None:
    """A split party: a rat in the hall rolls the sixth cheese, so the surge comes to the hall."""
    table = table_with(mice={"ash": "b3", "birch": "hall/h1"}, minions=[("rat", "hall/h1")])
    table.dice(CHEESE, BOW).begin("rat")
    assert table.at(table.minion("slinger")).startswith("hall/")
    table = table_with(mice={"ash": "b3", "birch": "hall/h1"}, minions=[("rat", "b3")])
    table.dice(SWORD, BOW, CHEESE).attack("ash", "rat")
    assert table.at(table.minion("slinger")).startswith("field/")


@pytest.mark.rule("SURGE-1", negative=True)
def test_five_cheese_are_not() -> None:
    table = table_with()
    table.state.wheel = 4
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.state.minions == 0
    assert table.state.wheel == 5


@pytest.mark.rule("SURGE-2")
def test_hourglass_then_minions_then_the_empty_wheel() -> None:
    order = [
        {"when": "hourglass-moved", "do": [{"count": {"counter": "order", "by": 1}}]},
        {"when": "minions-placed", "if": {"counter": {"name": "order", "at-least": 1}, "wheel": 6},
         "do": [{"count": {"counter": "order", "by": 10}}]},
    ]  # fmt: skip
    table = table_with(rules=order, chapter={"counters": {"order": {"start": 0}}})
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.state.counters == [11]
    assert (table.state.page, table.state.wheel) == (2, 0)


@pytest.mark.rule("SURGE-2")
def test_the_rooms_special_surge_comes_first_and_the_card_stays() -> None:
    room = {"rooms": {"field": {"surge": [{"minion": "ogre", "count": 1}]}}}
    table = table_with(chapter=room)
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert (table.count("ogre"), table.count("slinger")) == (1, 0)
    assert table.state.encounter_up >= 0


@pytest.mark.rule("SURGE-2")
def test_else_the_card_face_up_which_is_then_discarded() -> None:
    table = table_with()
    up = table.state.encounter_up
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.count("slinger") == 1
    assert (table.state.encounter_up, table.state.encounter_discard) == (-1, [up])


@pytest.mark.rule("SURGE-2")
def test_a_loss_is_checked_before_the_minions_come() -> None:
    table = table_with()
    table.state.end_page = 2
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert (table.state.outcome, table.state.reason) == (LOST, "time")
    assert table.state.minions == 0


@pytest.mark.rule("SURGE-2", negative=True)
def test_with_neither_no_minion_comes_but_time_passes() -> None:
    table = table_with()
    table.state.encounter_up = -1
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.state.minions == 0
    assert (table.state.page, table.state.wheel) == (2, 0)


@pytest.mark.rule("SURGE-2", negative=True)
def test_surplus_cheese_is_not_kept() -> None:
    table = table_with()
    add_to_wheel(table.game, 5, FIELD_NUMBER)
    assert table.state.wheel == 0
    assert table.state.page == 2


@pytest.mark.rule("SURGE-2", negative=True)
def test_another_rooms_special_surge_does_not_count() -> None:
    table = table_with(chapter={"rooms": {"hall": {"surge": [{"minion": "ogre", "count": 1}]}}})
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert (table.count("ogre"), table.count("slinger")) == (0, 1)


@pytest.mark.rule("SURGE-2", negative=True)
def test_cheese_that_comes_during_a_surge_is_emptied_with_the_rest() -> None:
    greed = {"when": "minions-placed", "do": [{"wheel": 6}]}
    table = table_with(rules=[greed])
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert (table.state.page, table.state.wheel) == (2, 0)


@pytest.mark.rule("SURGE-1")
@pytest.mark.rule("BATTLE-10")
def test_one_attack_may_bring_several_surges_and_goes_on_after_each() -> None:
    """The beast pounces on a mouse and two grubs: each grub's cheese fills the wheel once more."""
    hoard = {"when": "surge-ended", "if": {"page": {"at-most": 2}}, "do": [{"wheel": 5}]}
    grubs = {"grub": {"tags": [], "battle": 1, "defence": 1, "attack": "melee", "size": "small"}}
    minions = [("beast", "a1"), ("grub", "b3"), ("grub", "b3")]
    table = table_with(mice={"ash": "b3"}, minions=minions, rules=[hoard], more={"minions": grubs})
    table.dice(SWORD, BOW, BOW, BOW, CHEESE, CHEESE).begin("beast-pounces")
    assert (table.state.page, table.state.wheel) == (3, 0)
    assert (table.state.wounds[0], table.count("grub"), table.count("slinger")) == (1, 0, 1)


@pytest.mark.rule("SURGE-3")
def test_its_minions_are_placed_by_the_rules_and_come_onto_the_track() -> None:
    table = table_with(mice={"ash": "a5"}, minions=[("rat", "c1")]).track("ash", "rat")
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.at(table.minion("slinger")) == "field/a1"  # ranged: farthest
    assert [name(table.game, card) for card in table.state.track] == ["ash", "rat", "slinger"]


@pytest.mark.rule("SURGE-3")
def test_on_a_track_without_minions_all_are_shuffled() -> None:
    orders = set()
    for seed in range(60):
        table = table_with(seed=seed)
        add_to_wheel(table.game, 1, FIELD_NUMBER)
        orders.add(tuple(table.state.track))
    assert len(orders) == 6


@pytest.mark.rule("SURGE-3", negative=True)
def test_a_surge_does_not_ambush() -> None:
    table = table_with("raid", mice={"ash": "hall/h1"}, minions=[("rat", "hall/h3")])
    add_to_wheel(table.game, 1, HALL_NUMBER)  # no die in the script
    assert table.count("ogre") == 1
    assert not table.happened("initiative-moved")


def test_a_surge_draws_no_encounter_card() -> None:
    table = table_with()
    table.state.encounters = [0]
    add_to_wheel(table.game, 1, FIELD_NUMBER)
    assert table.state.encounters == [0]
    draw_encounter(table.game, FIELD_NUMBER)
    assert table.state.encounters == []
