"""Time is short: cheese for dawdling (TIME)."""

from __future__ import annotations

import pytest

from engine.rulebook.wounds import wound
from tests.engine.table import BOW, ROAD, Table


@pytest.mark.rule("TIME-1")
def test_with_no_minion_on_the_board_the_lowest_mouses_turn_costs_a_cheese() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).track("birch", "ash")
    table.dice(BOW).begin("birch").end_turn("birch")
    assert table.state.wheel == 0
    table.dice(BOW).begin("ash").end_turn("ash")
    assert table.state.wheel == 1


@pytest.mark.rule("TIME-1")
def test_again_and_again() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    for cheese in (1, 2, 3):
        table.dice(BOW).begin("birch").end_turn("birch")
        assert table.state.wheel == cheese


@pytest.mark.rule("TIME-1", negative=True)
@pytest.mark.parametrize("space", ["field/c5", "hall/h3"])
def test_a_minion_anywhere_on_the_board_keeps_the_wheel_still(space: str) -> None:
    table = Table({"ash": "a1"}, [("rat", space)], tiles=ROAD)
    table.dice(BOW).begin("ash").end_turn("ash")
    assert table.state.wheel == 0


@pytest.mark.rule("TIME-1", negative=True)
def test_other_mice_cost_nothing_and_cards_below_do_not_count() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).track("ash", "birch")
    table.dice(BOW).begin("ash").end_turn("ash")
    assert table.state.wheel == 0


@pytest.mark.rule("TIME-2")
def test_a_captured_mouse_that_skips_its_turn_counts_as_having_taken_it() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).track("ash", "birch")
    wound(table.game, table.mouse("birch"), 3, -1)
    table.choose(table.space("a1")).begin("birch")  # rescued: its whole turn
    assert table.state.wheel == 1


@pytest.mark.rule("TIME-2")
def test_a_captured_mouse_that_cannot_be_rescued_skips_and_counts_all_the_same() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, rules=[{"forbid": "be-rescued"}]).track("ash", "birch")
    wound(table.game, table.mouse("birch"), 3, -1)
    table.begin("birch")
    assert table.happened("skips")
    assert table.state.wheel == 1


@pytest.mark.rule("TIME-1")
@pytest.mark.parametrize(("lowest", "captured", "room"), [
    ("birch", False, "hall"), ("ash", False, "field"), ("birch", True, "field"),
])  # fmt: skip
def test_a_surge_of_that_cheese_comes_to_the_lowest_mouse_or_where_mice_are(
    lowest: str, captured: bool, room: str
) -> None:
    surges = {"rooms": {name: {"surge": [{"minion": "rat", "count": 1}]} for name in ("field", "hall")}}
    table = Table({"ash": "a1", "birch": "hall/h1"}, tiles=ROAD, chapter=surges, rules=[{"forbid": "be-rescued"}])
    table.track("ash", "birch") if lowest == "birch" else table.track("birch", "ash")
    if captured:
        wound(table.game, table.mouse(lowest), 4, -1)
    table.state.wheel = 5
    table.dice(*([] if captured else [BOW])).begin(lowest)
    if not captured:
        table.end_turn(lowest)
    assert table.at(table.minion("rat")).startswith(room)


@pytest.mark.rule("TIME-2", negative=True)
def test_while_minions_are_there_its_skipped_turn_costs_nothing() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "c5")]).track("ash", "birch", "rat")
    wound(table.game, table.mouse("birch"), 3, -1)
    table.begin("birch")
    assert table.happened("skips")
    assert table.state.wheel == 0


@pytest.mark.rule("TIME-1")
@pytest.mark.parametrize("option", ["new-round", "go-on", "as-before"])
def test_a_surge_of_that_cheese_ends_the_round_and_the_newcomers_act_in_the_next(option: str) -> None:
    surge = {"rooms": {"field": {"surge": [{"minion": "rat", "count": 1}]}}}
    table = Table({"ash": "a1", "birch": "a2"}, chapter=surge, options={"new-initiative": option})
    table.track("ash", "birch")
    table.state.acted = 1
    table.state.wheel = 5
    table.dice(BOW).begin("birch").end_turn("birch")
    assert table.count("rat") == 1
    table.step()
    assert table.state.round == 2
    assert table.state.acted == 0


@pytest.mark.rule("TIME-1", negative=True)
def test_cheese_without_a_surge_ends_no_round_before_its_time() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).track("birch", "ash")
    table.dice(BOW).begin("ash").end_turn("ash")  # out of turn: birch has not acted
    assert table.state.wheel == 1
    table.dice(BOW).step()
    assert (table.state.round, table.state.current) == (1, table.card("birch"))
