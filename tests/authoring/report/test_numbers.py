"""Numbers of a report as text."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.report.numbers import (
    cause_words,
    listed,
    percent,
    percents,
    points,
    rules_words,
    spread_words,
    target_words,
)


@pytest.mark.parametrize(
    ("rate", "text"),
    [(0, "0 %"), (0.004, "0.4 %"), (0.05, "5.0 %"), (0.437, "44 %"), (0.996, "99.6 %"), (1, "100 %")],
)
def test_shares_have_a_decimal_near_0_and_100(rate: float, text: str) -> None:
    assert percent(rate) == text


def test_intervals_and_spreads() -> None:
    assert percents({"low": 0.25, "high": 0.5}) == "25 % to 50 %"
    assert spread_words({"low": 3, "high": 7.5}) == "3 to 7.5"


def test_a_difference_whose_interval_does_not_hold_0_has_a_star() -> None:
    assert points(None) == "–"
    assert points({"value": 0.25, "low": 0.1, "high": 0.4}) == "+25*"
    assert points({"value": -0.2, "low": -0.3, "high": -0.1}) == "-20*"
    assert points({"value": -0.02, "low": -0.1, "high": 0.06}) == "-2 "


def test_causes() -> None:
    assert cause_words("time") == "time ran out"
    assert cause_words("flood") == 'ending "flood"'


def test_names_are_listed() -> None:
    assert listed(["a", "b"], 4) == "a, b"
    assert listed(["a", "b", "c"], 2) == "a, b and 1 more"
    assert listed(["a", "b"], 2, total=9) == "a, b and 7 more"


TARGET: dict[str, Any] = {
    "what": "win-rate", "bot": "greedy", "mice": 3, "wanted": [0.4, 0.6], "games": 100, "seen": 0.5, "low": 0.35,
    "high": 0.65,
}  # fmt: skip


def test_a_target() -> None:
    assert target_words(TARGET) == ("win rate of greedy with 3 mice", "40 % to 60 %", "50 % (35 % to 65 %)")
    rounds = {**TARGET, "what": "rounds", "mice": None, "wanted": [8, 12], "seen": 9.123, "low": 8.5, "high": None}
    assert target_words(rounds) == ("rounds of greedy", "8 to 12", "9.12 (8.5 to ?)")
    assert target_words({**TARGET, "games": 0})[2] == "–"


def test_rules_are_named_by_edition_and_what_differs() -> None:
    assert rules_words({"edition": "fr", "differs": {}}) == "rules: edition fr"
    words = rules_words({"edition": "en", "differs": {"mousetraps": 6, "rescue": "at-once"}})
    assert words == "rules: edition en, but mousetraps=6, rescue=at-once"
