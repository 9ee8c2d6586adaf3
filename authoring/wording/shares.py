"""Shares as text."""

from __future__ import annotations


def percent(rate: float) -> str:
    """Return a share in per cent; shares below 10 % have a decimal."""
    value = rate * 100
    return f"{value:.1f} %" if 0 < value < 9.95 else f"{value:.0f} %"
