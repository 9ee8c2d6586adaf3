"""A game written down so that it can be played again, also after the chapter was edited.

A seed alone is not enough: a new card in the deck and every shuffle comes out differently. So the choices are kept too,
in words, together with what happened between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.playtest.recording.decision_text import all_words, question_words
from engine.playtest.recording.event_text import sentence
from engine.records.trace import Trace

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

EVENT: Final = "event"
DECISION: Final = "decision"


@dataclass(frozen=True)
class Step:
    """One thing of a game: something that happened, or a choice with the words of the question and of the answer."""

    what: str
    text: str
    question: str = ""
    rules: tuple[str, ...] = ()
    round: int = 0

    def same(self, other: Step) -> bool:
        """Whether two steps are the same thing; rule ids and rounds follow from it."""
        return (self.what, self.text, self.question) == (other.what, other.text, other.question)

    def line(self) -> str:
        """The step as a line of a log."""
        if self.what == DECISION:
            return f"{self.question} → {self.text}"
        return self.text + (f" [{', '.join(self.rules)}]" if self.rules else "")


class Recorder(Trace):
    """A trace that keeps events and choices in one log."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[Step] = []

    def note(self, game: Game, what: str, *rest: Any, **named: Any) -> None:
        """Write an event down, as a sentence."""
        super().note(game, what, *rest, **named)
        event = self.events[-1]
        self.add(game, Step(EVENT, sentence(event), "", event.rules, game.state.round))

    def decided(self, game: Game, one: Decision, answer: int) -> None:
        """Write a choice down."""
        super().decided(game, one, answer)
        self.add(game, decision_step(game, one, answer))

    def add(self, game: Game, step: Step) -> None:
        """Add to the log."""
        self.log.append(step)


def decision_step(game: Game, one: Decision, answer: int) -> Step:
    """A choice as a step. Call it before the choice takes effect: the words are those of the position."""
    words = all_words(game, one)[one.options.index(answer)]
    return Step(DECISION, words, question_words(game, one), (), game.state.round)
