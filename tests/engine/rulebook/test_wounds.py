"""Wounds (WOUND)."""

from __future__ import annotations

import pytest

from engine.rulebook.wounds import heal, wound
from tests.engine.table import Table


@pytest.mark.rule("WOUND-1")
def test_one_wound_removes_a_minion_without_a_life_value() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1"), ("rat", "a1")])
    wound(table.game, table.minion("rat"), 1, by=0)
    assert table.count("rat") == 1


@pytest.mark.rule("WOUND-1", negative=True)
def test_wounds_beyond_the_first_do_not_spill_over_to_the_next_figure() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1"), ("rat", "a1")])
    wound(table.game, table.minion("rat"), 3, by=0)
    assert table.count("rat") == 1


@pytest.mark.rule("WOUND-2")
def test_wounds_collect_until_life_is_reached() -> None:
    table = Table({"ash": "a1"}, [("ogre", "a2")])  # life 3
    ogre = table.minion("ogre")
    wound(table.game, ogre, 2, by=0)
    assert table.state.wounds[ogre] == 2
    wound(table.game, ogre, 1, by=0)
    assert table.count("ogre") == 0
    assert table.state.track == [0]


@pytest.mark.rule("WOUND-2", negative=True)
def test_short_of_its_life_it_stays_and_the_card_of_another_figure_stays_too() -> None:
    table = Table({"ash": "a1"}, [("ogre", "b1"), ("ogre", "a2")])
    wound(table.game, table.minion("ogre", 0), 3, by=0)
    assert table.count("ogre") == 1
    assert table.card("ogre") in table.state.track
    assert table.state.wounds[table.minion("ogre")] == 0
    table.check()


def beast() -> Table:
    """On the track: its pounce (life 2) and its chase (life 3)."""
    return Table({"ash": "a1"}, [("beast", "a1")]).track("beast-pounces", "ash", "beast-chases")


@pytest.mark.rule("WOUND-3")
def test_the_attacker_chooses_a_card_for_each_wound_and_the_last_card_is_the_boss() -> None:
    table = beast()
    pounces, chases = table.card("beast-pounces"), table.card("beast-chases")
    table.choose(pounces, chases, pounces)
    wound(table.game, table.minion("beast"), 3, by=0)
    assert table.state.track == [0, chases]
    assert table.state.card_wounds[chases] == 1
    wound(table.game, table.minion("beast"), 2, by=0)
    assert table.count("beast") == 0
    assert table.state.track == [0]


@pytest.mark.rule("WOUND-3", negative=True)
def test_a_boss_with_a_card_left_is_not_defeated_and_a_card_below_its_life_stays() -> None:
    table = beast()
    table.choose(table.card("beast-pounces"), table.card("beast-chases"))
    wound(table.game, table.minion("beast"), 2, by=0)
    assert table.count("beast") == 1
    assert len(table.state.track) == 3


@pytest.mark.rule("WOUND-4")
def test_a_mouse_with_as_many_wounds_as_life_is_captured() -> None:
    table = Table({"birch": "a1", "ash": "a2"}, [("rat", "a1")])  # life 3
    wound(table.game, 0, 2, by=table.minion("rat"))
    assert table.state.wounds[0] == 2
    wound(table.game, 0, 1, by=table.minion("rat"))
    assert table.state.captured == 1


@pytest.mark.rule("WOUND-4")
def test_poison_counts_with_the_other_wounds() -> None:
    table = Table({"birch": "a1", "ash": "a2"})
    wound(table.game, 0, 2, by=-1)
    wound(table.game, 0, 1, by=-1, poison=True)
    assert table.state.captured == 1


@pytest.mark.rule("WOUND-4", negative=True)
def test_with_a_life_left_it_is_not() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    wound(table.game, 0, 3, by=-1)
    assert table.state.captured == 0
    heal(table.game, 0, 2)
    assert table.state.wounds[0] == 1


@pytest.mark.rule("WOUND-3")
def test_a_boss_heals_on_its_most_wounded_cards() -> None:
    table = Table({"ash": "a1"}, [("beast", "a1")]).track("ash", "beast-pounces", "beast-chases")
    pounces, chases = table.card("beast-pounces"), table.card("beast-chases")
    table.state.card_wounds[pounces], table.state.card_wounds[chases] = 1, 2
    assert heal(table.game, table.minion("beast"), 1) == 1
    assert [table.state.card_wounds[card] for card in (pounces, chases)] == [1, 1]
    assert heal(table.game, table.minion("beast"), 9) == 2
    assert [table.state.card_wounds[card] for card in (pounces, chases)] == [0, 0]
