"""A turn menu, sorted by kind of option."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from engine.records.decision import OP_EXPLORE, OP_FLIP, OP_NAMES, TO_SCURRY

BITS: Final = [1 << op for op in range(len(OP_NAMES))]


def moves_in(options: list[int]) -> int:
    """The number of moves in a menu. They stand together after the first option, which ends the turn."""
    return bisect_left(options, TO_SCURRY, 1) - 1


class Menu:
    """The options of a turn menu: the moves, the other options, and the operations of the others as bits.

    Where the number of moves is not given, it is found from the options.
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
        """The options of an operation other than a move."""
        if not self.ops >> op & 1:
            return []
        return [option for option in self.others if option >> 24 == op]

    def doors(self) -> list[int]:
        """The exits and flips that the mouse can take."""
        return self.all_of(OP_EXPLORE) + self.all_of(OP_FLIP)
