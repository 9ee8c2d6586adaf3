"""What a search is to show: a victory, or any of some lines of a chapter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from engine.records.state import WON

if TYPE_CHECKING:
    from engine.solve.explore import Table

VICTORY = 0


class Aims(Protocol):
    """What is still to be shown. Each thing has a number."""

    def reached(self, table: Table) -> list[int]:
        """Return the things that the game on the table has just shown, and take them off the list."""
        ...

    @property
    def done(self) -> bool:
        """Whether nothing is left to be shown."""
        ...


class Victory:
    """Any victory."""

    def __init__(self) -> None:
        self.done = False

    def reached(self, table: Table) -> list[int]:
        """Whether the game is won."""
        self.done = table.game.state.outcome == WON
        return [VICTORY] if self.done else []


class Lines:
    """Lines of a chapter: each thing is shown by any of some lines, or by any of some options of a choice."""

    def __init__(self, lines: dict[int, Iterable[int]], options: dict[int, int]) -> None:
        self.lines = [(line, thing) for thing, some in lines.items() for line in some]
        self.options = [(option, thing) for thing, option in options.items()]

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return not self.lines and not self.options

    def reached(self, table: Table) -> list[int]:
        """The things whose lines have been reached in this game."""
        hits, taken = table.game.hits, table.options
        found = {thing: None for line, thing in self.lines if hits[line]}
        found.update({thing: None for option, thing in self.options if taken >> option & 1})
        if found:
            self.lines = [one for one in self.lines if one[1] not in found]
            self.options = [one for one in self.options if one[1] not in found]
        return list(found)
