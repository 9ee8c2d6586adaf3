"""`hit`: automatic hits that are defended normally."""

from __future__ import annotations

from tests.engine.table import SHIELD
from tests.engine.vocabulary.stage import do, stage


def test_is_defended_as_usual() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a3")]).dice(SHIELD)
    do(table, {"hit": {"who": "all-minions"}}, owner="ash")
    assert (table.count("rat"), table.count("grub")) == (1, 0)
