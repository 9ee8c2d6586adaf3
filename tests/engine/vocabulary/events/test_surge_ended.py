"""`surge-ended`: a surge is over and the wheel is empty."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_comes_when_the_wheel_is_empty() -> None:
    table = stage({"ash": "a1"}, rules=[when("surge-ended", {"wheel": {"at-most": 0}})])
    do(table, {"wheel": 6}, owner="ash")
    assert counter(table) == 1
