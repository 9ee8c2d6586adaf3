"""The options of a decision as a person meets them: moves by the name of the space, everything else by a number."""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import wrap
from typing import TYPE_CHECKING

from engine.playtest.recording.decision_text import all_words
from engine.records import decision as d
from engine.records.decision import first_of, op_of

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

WIDTH = 88
MOVE = "move to "


@dataclass
class Menu:
    """What can be chosen: numbered lines, and spaces to move to."""

    numbered: list[tuple[str, int]] = field(default_factory=list)
    spaces: dict[str, int] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """The menu."""
        found = [f"{number:>4}  {words}" for number, (words, _) in enumerate(self.numbered, start=1)]
        if self.spaces:
            names = wrap("  ".join(self.spaces), WIDTH - 15)
            found += [f"      {MOVE}{names[0]}", *(f"{'':14}{more}" for more in names[1:])]
        return found

    def chosen(self, answer: str) -> int | None:
        """The option that an answer means: a space, a number, or words that only one option begins with."""
        if answer in self.spaces:
            return self.spaces[answer]
        if answer.isdecimal():
            return self.numbered[int(answer) - 1][1] if 1 <= int(answer) <= len(self.numbered) else None
        if answer.removeprefix(MOVE) in self.spaces:
            return self.spaces[answer.removeprefix(MOVE)]
        begun = [option for words, option in self.numbered if len(answer) > 1 and words.lower().startswith(answer)]
        return begun[0] if len(begun) == 1 else None


def menu_of(game: Game, decision: Decision) -> Menu:
    """The menu of a decision."""
    menu = Menu()
    for words, option in zip(all_words(game, decision), decision.options, strict=True):
        if decision.kind == d.TURN and op_of(option) == d.OP_MOVE and words.startswith(MOVE):
            menu.spaces[game.chapter.board.space_ids[first_of(option)]] = option
        else:
            menu.numbered.append((words, option))
    return menu
