"""`life`: the life of a figure."""

from __future__ import annotations

from engine.rulebook.values import life_of
from tests.engine.vocabulary.stage import do, stage


def test_changes_how_much_a_figure_bears() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[{"of": "rat", "modify": {"life": 1}}])
    do(table, {"wound": "all-minions"})
    assert table.count("rat") == 1
    do(table, {"wound": "all-minions"})
    assert table.count("rat") == 0


def test_a_figure_always_bears_something_and_a_change_wounds_nobody() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"life": -99}}])
    assert life_of(table.game, 0) == 1
    table.check()
    do(table, {"wound": "all-mice"})
    assert table.state.captured == 1


def test_a_mouse_whose_life_sinks_to_its_wounds_falls_with_the_next_one() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"life": -2}, "if": {"page": {"at-least": 2}}}])
    table.state.wounds[0] = life_of(table.game, 0) - 1
    do(table, {"hourglass": 1})
    assert table.state.captured == 0
    do(table, {"wound": "all-mice"})
    assert table.state.captured == 1
