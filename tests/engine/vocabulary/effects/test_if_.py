"""`if`: do something only when conditions hold, else something else."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import do, stage


@pytest.mark.parametrize(("page", "wheel"), [(1, 1), (3, 4)])
def test_does_one_or_the_other(page: int, wheel: int) -> None:
    table = stage()
    table.state.page = page
    do(table, {"if": {"if": {"page": 3}, "then": [{"wheel": 4}], "else": [{"wheel": 1}]}}, owner="ash")
    assert table.state.wheel == wheel
