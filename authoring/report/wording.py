"""Numbers of reports in words."""

from __future__ import annotations

from typing import Any


def percent(rate: float) -> str:
    """A share: whole per cents, tenths where they matter."""
    value = rate * 100
    return f"{value:.1f} %" if 0 < value < 9.95 or 90.05 < value < 100 else f"{value:.0f} %"


def percents(share: dict[str, Any]) -> str:
    """The interval of a share."""
    return f"{percent(share['low'])} to {percent(share['high'])}"


def points(difference: dict[str, Any] | None) -> str:
    """A difference of shares in points, starred where its interval leaves no doubt about the sign."""
    if difference is None:
        return "–"
    sure = "*" if difference["low"] > 0 or difference["high"] < 0 else " "
    return f"{difference['value'] * 100:+.0f}{sure}"


def spread_words(spread: dict[str, Any]) -> str:
    """Where the middle eight of ten lie."""
    return f"{spread['low']:g} to {spread['high']:g}"
