"""A record of what happened in a game, event by event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.records import dice
from engine.records.chapter import MICE

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game


@dataclass(frozen=True)
class TraceEvent:
    """One thing that happened: what, by which rules, who, whom, where, with which dice."""

    what: str
    rules: tuple[str, ...]
    figure: str
    other: str
    space: str
    roll: str
    amount: int
    text: str

    def line(self) -> str:
        """The event as one line of a log."""
        parts = [self.what]
        if self.figure:
            parts.append(self.figure)
        if self.other:
            parts.append(f"against {self.other}")
        if self.space:
            parts.append(f"at {self.space}")
        if self.roll:
            parts.append(f"rolls {self.roll}")
        if self.amount:
            parts.append(str(self.amount))
        if self.text:
            parts.append(self.text)
        cited = f" [{', '.join(self.rules)}]" if self.rules else ""
        return " ".join(parts) + cited


class Trace:
    """Collects events and decisions of one game."""

    def __init__(self) -> None:
        self.events: list[TraceEvent] = []
        self.choices: list[int] = []

    def note(self, game: Game, what: str, rules: str = "", figure: int = -1, other: int = -1, space: int = -1,
             roll: int = -1, amount: int = 0, text: str = "") -> None:  # fmt: skip
        """Write one event down in words that outlive the state."""
        self.events.append(
            TraceEvent(
                what,
                tuple(rules.split()),
                figure_name(game, figure),
                figure_name(game, other),
                game.chapter.board.name(space) if space >= 0 else "",
                dice.describe(roll) if roll >= 0 else "",
                amount,
                text,
            )
        )

    def decided(self, game: Game, one: Decision, answer: int) -> None:
        """Remember a choice: seed and choices together replay a game."""
        self.choices.append(answer)

    def lines(self) -> list[str]:
        """The whole game as text."""
        return [event.line() for event in self.events]


def figure_name(game: Game, figure: int) -> str:
    """A figure in words: a hero's id, or a minion's id and slot."""
    if figure < 0:
        return ""
    if figure < MICE:
        return game.chapter.hero_ids[game.state.party[figure]]
    kind = game.state.kind[figure]
    return f"{game.chapter.minion_ids[kind]}#{figure}" if kind >= 0 else f"minion#{figure}"
