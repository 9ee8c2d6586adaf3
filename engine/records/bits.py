"""Bit masks of figures and of rules, as the numbers of their bits."""

from __future__ import annotations

from typing import Final

from engine.records.chapter import MICE


def _listed(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def _all_of(size: int) -> list[tuple[int, ...]]:
    """The bits of all masks of a size: those of a smaller size without and with the next bit."""
    masks: list[tuple[int, ...]] = [()]
    for bit in range(size):
        masks += [(*bits, bit) for bits in masks]
    return masks


FEW: Final = 1 << 12
_FEW: Final = _all_of(12)
"""The masks of up to twelve bits, the common case."""

OF_MICE: Final = _FEW[: 1 << MICE]
"""The masks of mice alone: in hot code, an index is faster than a call."""

MAX_MASKS: Final = 20_000
_BITS: Final[dict[int, tuple[int, ...]]] = {}
"""Larger masks seen so far: they are few, and looked up all the time."""


def bits_of(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, lowest first."""
    if mask < FEW:
        return _FEW[mask]
    bits = _BITS.get(mask)
    if bits is None:
        if len(_BITS) > MAX_MASKS:
            _BITS.clear()
        bits = _BITS[mask] = _listed(mask)
    return bits
