"""What a search is to show: a victory, or any of some lines of a chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from engine.records.state import WON

if TYPE_CHECKING:
    from engine.solve.explore import Table

ONLY = 0
"""The number of the thing, where one thing alone is to be shown."""


class Aims(Protocol):
    """What is still to be shown. Each thing has a number."""

    @property
    def again(self) -> bool:
        """Whether a shorter way to what was shown is worth some more games."""
        ...

    def missing(self) -> list[int]:
        """Return the lines that are still to be reached, as far as there are any."""
        ...

    def reached(self, table: Table) -> list[int]:
        """Return the things that the game on the table has just shown."""
        ...

    @property
    def done(self) -> bool:
        """Whether nothing is left to be shown."""
        ...


class Victory:
    """Any victory."""

    again = True

    def __init__(self) -> None:
        self.done = False

    def missing(self) -> list[int]:
        """No line in particular."""
        return []

    def reached(self, table: Table) -> list[int]:
        """Whether the game is won."""
        won = table.game.state.outcome == WON
        self.done |= won
        return [ONLY] if won else []


class OneLine:
    """One thing, shown by any of some lines of a chapter, or by an option of a choice."""

    again = True

    def __init__(self, lines: Iterable[int], option: int = -1) -> None:
        self.lines = tuple(lines)
        self.option = option
        self.done = False

    def missing(self) -> list[int]:
        """Its lines."""
        return list(self.lines)

    def reached(self, table: Table) -> list[int]:
        """Whether the game has shown it."""
        hits = table.game.hits
        shown = any(hits[line] for line in self.lines) or (self.option >= 0 and table.options >> self.option & 1 > 0)
        self.done |= shown
        return [ONLY] if shown else []


class Lines:
    """Lines of a chapter: each thing is shown by any of some lines, or by an option of a choice.

    A thing that was shown is taken off the list.
    """

    again = False

    def __init__(self, lines: Mapping[int, Iterable[int]], options: Mapping[int, int]) -> None:
        self.lines = [(line, thing) for thing, some in lines.items() for line in some]
        self.options = [(option, thing) for thing, option in options.items()]

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return not self.lines and not self.options

    def missing(self) -> list[int]:
        """The lines of all that is left."""
        return [line for line, _ in self.lines]

    def reached(self, table: Table) -> list[int]:
        """The things whose lines have been reached in this game."""
        hits, taken = table.game.hits, table.options
        found = {thing: None for line, thing in self.lines if hits[line]}
        found.update({thing: None for option, thing in self.options if taken >> option & 1})
        if found:
            self.lines = [one for one in self.lines if one[1] not in found]
            self.options = [one for one in self.options if one[1] not in found]
        return list(found)
