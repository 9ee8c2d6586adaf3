"""The options of a decision as a menu: moves are chosen by the name of a space, all other options by a number."""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import wrap
from typing import TYPE_CHECKING

from engine.playtest.recording.decision_text import shown_words
from engine.records import decision as d
from engine.records.decision import first_of, op_of

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

WIDTH = 88
MOVE = "move to "


@dataclass
class Menu:
    """The numbered options, and the spaces to move to."""

    numbered: list[tuple[str, int]] = field(default_factory=list)
    spaces: dict[str, int] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """Return the lines of the menu."""
        lines = [f"{number:>4}  {words}" for number, (words, _) in enumerate(self.numbered, start=1)]
        if self.spaces:
            names = wrap("  ".join(self.spaces), WIDTH - 15)
            lines += [f"      {MOVE}{names[0]}", *(f"{'':14}{more}" for more in names[1:])]
        return lines

    def chosen(self, answer: str) -> int | None:
        """Return the option of an answer: a space, a number, or words that only one option starts with."""
        if answer in self.spaces:
            return self.spaces[answer]
        if answer.isdecimal():
            return self.numbered[int(answer) - 1][1] if 1 <= int(answer) <= len(self.numbered) else None
        if answer.removeprefix(MOVE) in self.spaces:
            return self.spaces[answer.removeprefix(MOVE)]
        matching = [option for words, option in self.numbered if len(answer) > 1 and words.lower().startswith(answer)]
        return matching[0] if len(matching) == 1 else None


def menu_of(game: Game, decision: Decision) -> Menu:
    """Make the menu of a decision."""
    menu = Menu()
    for words, option in zip(shown_words(game, decision), decision.options, strict=True):
        if decision.kind == d.TURN and op_of(option) == d.OP_MOVE and words.startswith(MOVE):
            menu.spaces[game.chapter.board.space_ids[first_of(option)]] = option
        else:
            menu.numbered.append((words, option))
    return menu
