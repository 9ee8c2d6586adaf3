"""`change-wounds`: in a `wounding` rule: more or fewer wounds."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import do, stage


@pytest.mark.parametrize(("by", "left"), [(1, 3), (-1, 1), (-5, 0)])
def test_changes_the_number_of_wounds(by: int, left: int) -> None:
    table = stage({"ash": "a1"}, rules=[{"when": "wounding", "do": [{"change-wounds": by}]}])
    do(table, {"wound": {"who": "owner", "amount": 2}}, owner="ash")
    assert table.state.wounds[0] == left
