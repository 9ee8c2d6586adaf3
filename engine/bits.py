"""Bit masks of figures and of rules, as the numbers of their bits."""

from __future__ import annotations

from typing import Final

from engine.chapter import MICE


def _listed(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


FEW: Final = 1 << 12
BITS: Final[list[tuple[int, ...]]] = [_listed(mask) for mask in range(FEW)]
"""The masks of twelve bits, which are most. Those who look often look here first: an index instead of a call."""

OF_MICE: Final = BITS[: 1 << MICE]
"""The masks of mice alone."""

MOST_MASKS: Final = 20_000
_OTHERS: Final[dict[int, tuple[int, ...]]] = {}
"""Others asked for so far: few differ, and they are asked for all the time."""


def bits_of(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, lowest first."""
    if mask < FEW:
        return BITS[mask]
    bits = _OTHERS.get(mask)
    if bits is None:
        if len(_OTHERS) > MOST_MASKS:
            _OTHERS.clear()
        bits = _OTHERS[mask] = _listed(mask)
    return bits
