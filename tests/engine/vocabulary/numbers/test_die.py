"""`die`: the number on a die rolled for it."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.table import CHEESE, SHIELD, SWORD
from tests.engine.vocabulary.stage import ask, do, number, stage


def test_rolls_a_die_for_its_number() -> None:
    table = stage().dice(SHIELD, CHEESE)
    assert number(table, "die") == 3
    assert number(table, "die") == 1


def test_is_rolled_once_for_all_figures_of_an_effect() -> None:
    table = stage({"ash": "a1", "birch": "a2"}).dice(SWORD)
    do(table, {"cheese": {"who": "all-mice", "amount": "die"}})
    assert table.state.cheese[:2] == [2, 2]


def test_is_refused_where_a_rule_asks() -> None:
    with pytest.raises(ContentError, match="a die cannot stand in a condition"):
        ask(stage(), {"page": "die"})
    with pytest.raises(ContentError, match="a die cannot stand in a condition"):
        stage(rules=[{"modify": {"battle": "die"}}])
