"""`move-rolled`: a figure has rolled its move die."""

from __future__ import annotations

import pytest

from tests.engine.table import CHEESE, SWORD
from tests.engine.vocabulary.stage import counter, stage, when


@pytest.mark.parametrize(("die", "fired"), [(CHEESE, 1), (SWORD, 0)])
def test_tells_the_number_on_the_die(die: str, fired: int) -> None:
    table = stage({"ash": "a1"}, rules=[when("move-rolled", {"number": 1, "mover": "ash"})]).dice(die).begin("ash")
    assert counter(table) == fired


def test_minions_roll_too() -> None:
    table = stage({"ash": "a1"}, [("rat", "a5")], rules=[when("move-rolled", {"mover": "minion"})])
    table.dice(CHEESE).begin("rat")
    assert counter(table) == 1
