"""`ability-cost`: the cheese an ability costs its user."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import do, stage


@pytest.mark.parametrize(("change", "cost"), [({}, 1), ({"by": 2}, 3), ({"set": 0}, 0), ({"by": -9}, 0)])
def test_changes_the_cost(change: dict[str, int], cost: int) -> None:
    rules = [{"modify": {"ability-cost": {**change, "of": "mouse"}}}] if change else []
    table = stage({"ash": "a1"}, rules=rules)
    table.learn("ash", "rally")
    do(table, {"cheese": {"who": "owner", "amount": 5}}, owner="ash")
    table.use("ash", "rally")
    assert table.state.cheese[0] == 5 - cost + 1
