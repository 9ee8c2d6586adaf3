"""A turn menu, sorted by what its options are."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from engine.records.decision import OP_EXPLORE, OP_FLIP, OP_NAMES, TO_SCURRY

BITS: Final = [1 << op for op in range(len(OP_NAMES))]


def moves_in(options: list[int]) -> int:
    """How many moves a menu has. They stand together right after the first option, which ends the turn."""
    return bisect_left(options, TO_SCURRY, 1) - 1


class Menu:
    """The options of one turn menu: the moves, the others, and as bits which operations there are among the others.

    The engine tells how many moves there are; where nobody does, they are found by their numbers.
    """

    def __init__(self, options: list[int], moves: int = -1) -> None:
        last = 1 + (moves if moves >= 0 else moves_in(options))
        self.moves = options[1:last]
        self.others = options[last:]
        ops = 0
        for option in self.others:
            ops |= BITS[option >> 24]
        self.ops = ops

    def all_of(self, op: int) -> list[int]:
        """The options of an operation that is no move."""
        if not self.ops >> op & 1:
            return []
        return [option for option in self.others if option >> 24 == op]

    def doors(self) -> list[int]:
        """The exits and flips that are open to the mouse."""
        return self.all_of(OP_EXPLORE) + self.all_of(OP_FLIP)
