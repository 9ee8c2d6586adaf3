"""Bit masks of figures and of rules, as the numbers of their bits."""

from __future__ import annotations

from typing import Final

MOST_MASKS: Final = 20_000
_BITS: Final[dict[int, tuple[int, ...]]] = {}
"""Masks asked for so far with their bits: few differ, and they are asked for all the time."""


def bits_of(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, lowest first."""
    bits = _BITS.get(mask)
    if bits is None:
        if len(_BITS) > MOST_MASKS:
            _BITS.clear()
        bits = _BITS[mask] = tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])
    return bits
