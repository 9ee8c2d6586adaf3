"""`test`: roll dice and see: pass with enough of a symbol, else fail."""

from __future__ import annotations

import pytest

from tests.engine.table import BOW, CHEESE, SWORD
from tests.engine.vocabulary.stage import do, stage


@pytest.mark.parametrize(("dice", "wheel"), [((SWORD, SWORD, BOW), 3), ((SWORD, BOW, BOW), 1)])
def test_passes_with_enough_of_the_symbol(dice: tuple[str, ...], wheel: int) -> None:
    table = stage().dice(*dice)
    do(table, {"test": {"dice": 3, "times": 2, "pass": [{"wheel": 3}], "fail": [{"wheel": 1}]}}, owner="ash")
    assert table.state.wheel == wheel


def test_other_symbols_can_count() -> None:
    table = stage().dice(CHEESE)
    do(table, {"test": {"need": "cheese", "pass": [{"wheel": 2}]}}, owner="ash")
    assert table.state.wheel == 2
