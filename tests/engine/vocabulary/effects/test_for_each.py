"""`for-each`: do something once for each of some figures, which is `it` meanwhile."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import counter, do, stage


def test_each_figure_is_it_in_turn() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"for-each": {"who": "all-mice", "do": [{"cheese": {"who": "it", "amount": {"count": "all-mice"}}}]}})
    assert table.state.cheese[:2] == [2, 2]


def test_conditions_inside_can_test_it() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"for-each": {"who": "all-mice", "do": [{"if": {"if": {"class": "archer"}, "then": [{"wound": "it"}]}}]}})
    assert table.state.wounds[:2] == [0, 1]


def test_outside_there_is_no_it() -> None:
    with pytest.raises(ContentError, match='there is no "it" here'):
        do(stage(), {"wound": "it"})


def test_figures_that_are_gone_meanwhile_are_skipped() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a3")])
    do(table, {"for-each": {"who": "all-minions", "do": [{"remove": "all-minions"}, {"count": "fired"}]}})
    assert counter(table) == 1
