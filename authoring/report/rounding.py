"""Numbers as the JSON report holds them."""

from __future__ import annotations

from typing import Any

from engine.playtest.statistics.intervals import Difference, Share

DIGITS = 6
"""Decimal places: enough for any use, few enough to be the same on every machine."""


def rounded(value: float) -> float:
    """Round a share or a mean."""
    return round(value, DIGITS)


def share_data(share: Share) -> dict[str, Any]:
    """Return a share with its interval."""
    low, high = rounded(share.low), rounded(share.high)
    return {"count": share.count, "games": share.games, "rate": rounded(share.rate), "low": low, "high": high}


def difference_data(difference: Difference) -> dict[str, Any]:
    """Return a difference of shares with its interval."""
    return {"value": rounded(difference.value), "low": rounded(difference.low), "high": rounded(difference.high)}
