"""`flip-coin`: flip a coin."""

from __future__ import annotations

import pytest

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import do, stage


@pytest.mark.parametrize(("die", "wheel"), [(SWORD, 3), (BOW, 1)])
def test_does_one_or_the_other(die: str, wheel: int) -> None:
    table = stage().dice(die)
    do(table, {"flip-coin": {"heads": [{"wheel": 3}], "tails": [{"wheel": 1}]}}, owner="ash")
    assert table.state.wheel == wheel
