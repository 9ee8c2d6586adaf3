"""What a rule may change or depends on: one of the kinds of things that words declare."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYTHING: Final = "everything"
"""The kind of a change by a word that declares none."""

ADDS: Final = 1
REMOVES: Final = -1
EITHER: Final = 0

NO_BOUND: Final = -1


class Touched(NamedTuple):
    """A thing: its kind, the name of the one that is meant (or nothing: any), and which way it changes.

    For what a condition reads, the way is the one that makes it true, and `bound` the number it asks for, if that is
    always the same.
    """

    kind: str
    name: str = ""
    way: int = EITHER
    bound: int = NO_BOUND

    def serves(self, need: Touched) -> bool:
        """Whether this change, which names what it changes, is one that a condition needs."""
        if self.kind != need.kind or not self.name:
            return False
        return self.name == need.name and self.way * need.way >= 0
