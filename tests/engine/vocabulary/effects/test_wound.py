"""`wound`: wound figures."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, stage


def test_figures_take_wounds_or_poison() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    do(table, {"wound": {"who": "everyone-on-tile", "amount": 1}}, owner="ash")
    assert (table.state.wounds[0], table.count("rat")) == (1, 0)
    do(table, {"wound": {"who": "owner", "poison": True}}, owner="ash")
    assert table.state.poison[0] == 1


def test_a_figure_off_the_board_is_not_wounded() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    do(table, {"wound": "captured-mice"})
    assert table.state.wounds[0] == 0
