"""Numbers in messages."""

from __future__ import annotations


def percent(rate: float) -> str:
    """A share in per cents, with tenths where they matter."""
    value = rate * 100
    return f"{value:.1f} %" if 0 < value < 9.95 else f"{value:.0f} %"
