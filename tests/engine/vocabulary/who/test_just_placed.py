"""`just-placed`: the minions that earlier effects of the rule have placed."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import do, stage, who


def test_finds_those_and_no_others() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    place = {"place": {"minion": "rat", "count": 2, "at": "field/c1"}}
    do(table, place, {"status": {"who": "just-placed", "status": "stunned"}})
    stunned = [
        table.at(table.minion("rat", number))
        for number in range(3)
        if table.has_status(table.minion("rat", number), "stunned")
    ]
    assert stunned == ["field/c1", "field/c1"]


def test_forgets_them_when_the_rule_is_over() -> None:
    rule = {"when": "round-end", "do": [{"count": "steps"}, {"place": {"minion": "rat", "at": "field/c1"}},
                                        {"defeat": "just-placed"}]}  # fmt: skip
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    for _ in range(2):
        table.state.acted = (1 << len(table.state.pos)) - 1
        table.step()
    assert table.count("rat") == 1


def test_is_refused_before_anybody_is_placed() -> None:
    with pytest.raises(ContentError, match='put "place" before it'):
        who(stage(), "just-placed")
