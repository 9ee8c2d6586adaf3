"""Bit masks of figures and of rules, as the numbers of their bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.chapter import MICE

if TYPE_CHECKING:
    from collections.abc import Callable


def _listed(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


MOST_MASKS: Final = 20_000


class _Masks(dict[int, tuple[int, ...]]):
    """The masks asked for so far: few differ, and they are asked for all the time."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) > MOST_MASKS:
            self.clear()
        self[mask] = bits = _listed(mask)
        return bits


bits_of: Final[Callable[[int], tuple[int, ...]]] = _Masks().__getitem__
"""The numbers of the bits of a mask, lowest first. A look-up and no function of ours: nothing is called more often."""

OF_MICE: Final = [_listed(mask) for mask in range(1 << MICE)]
"""The masks of mice alone: an index instead of a call."""
