"""Numbers as the JSON report holds them."""

from __future__ import annotations

from authoring.report.rounding import difference_data, rounded, share_data
from engine.playtest.statistics.intervals import Difference, share


def test_numbers_have_six_decimals() -> None:
    assert rounded(1 / 3) == 0.333333
    assert rounded(2.0) == 2.0


def test_a_share_has_its_interval() -> None:
    data = share_data(share(1, 3))
    assert (data["count"], data["games"], data["rate"]) == (1, 3, 0.333333)
    assert 0 < data["low"] < data["rate"] < data["high"] < 1


def test_a_difference_has_its_interval() -> None:
    assert difference_data(Difference(0.12345678, -0.5, 0.5)) == {"value": 0.123457, "low": -0.5, "high": 0.5}
