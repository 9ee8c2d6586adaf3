"""Ability cards (ABIL)."""

from __future__ import annotations

import pytest

from engine.records.decision import AMOUNT
from tests.engine.scene import pick
from tests.engine.table import BOW, SWORD, Table


@pytest.mark.rule("ABIL-1")
def test_its_cheese_is_paid_by_the_mouse_that_uses_it() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    table.learn("ash", "mend")
    table.state.cheese[:2] = [3, 3]
    table.state.wounds[0] = 2
    table.use("ash", "mend")
    assert table.state.cheese[:2] == [1, 3]
    assert table.state.wounds[0] == 1


@pytest.mark.rule("ABIL-1")
def test_a_cost_may_be_chosen_within_its_bounds() -> None:
    table = Table({"birch": "a1"})
    table.learn("birch", "volley")
    table.state.cheese[0] = 2
    table.offered("birch", "volley")
    table.bot.seen.clear()
    option = next(one for one in table.options("birch") if one >> 24 == 12)
    table.choose(option, pick(AMOUNT, 2)).step()
    assert table.bot.seen[-1].options == [1, 2]  # three are not to be had
    assert (table.state.cheese[0], table.state.wheel) == (0, 2)


@pytest.mark.rule("ABIL-1")
def test_at_the_timing_its_card_states() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.learn("ash", "parry")
    table.state.cheese[0] = 1
    table.dice(SWORD, BOW, BOW).choose(1).begin("rat")
    assert (table.state.wounds[0], table.state.cheese[0]) == (0, 0)


@pytest.mark.rule("ABIL-1", negative=True)
def test_without_the_cheese_or_by_a_mouse_that_has_not_learned_it_it_is_not_offered() -> None:
    table = Table({"ash": "a1", "birch": "a1"})
    table.learn("ash", "mend")
    table.state.cheese[:2] = [1, 5]
    assert not table.offered("ash", "mend")
    assert not table.offered("birch", "mend")


@pytest.mark.rule("ABIL-1", negative=True)
def test_an_ability_declined_costs_nothing() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.learn("ash", "parry")
    table.state.cheese[0] = 1
    table.dice(SWORD, BOW, BOW).choose(0).begin("rat")
    assert (table.state.wounds[0], table.state.cheese[0]) == (1, 1)


@pytest.mark.rule("ABIL-1", negative=True)
def test_at_another_time_it_is_not_offered() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.learn("ash", "parry")
    table.state.cheese[0] = 1
    assert not table.offered("ash", "parry")
    table.dice(BOW, BOW).begin("rat")  # a miss: there is nothing to parry
    assert table.state.cheese[0] == 1
