"""`choose`: the players choose one of several things to do."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage

OPTIONS = [
    {"text": "Less", "do": [{"wheel": 1}]},
    {"text": "More", "do": [{"wheel": 3}], "if": {"page": 2}},
    {"text": "Most", "do": [{"wheel": 4}]},
]


def test_one_of_those_open_is_done() -> None:
    table = stage().choose(2)
    do(table, {"choose": OPTIONS}, owner="ash")
    assert table.state.wheel == 4
    assert table.bot.seen[-1].options == [0, 2]


def test_conditions_open_an_option() -> None:
    table = stage().choose(1)
    table.state.page = 2
    do(table, {"choose": {"options": OPTIONS}}, owner="ash")
    assert table.state.wheel == 3
