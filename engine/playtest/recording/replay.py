"""The log of a game: its events and choices in words, so that it can be replayed even after the chapter was edited.

A seed alone is not enough: with one more card in the deck every shuffle comes out differently.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from engine.playtest.recording.decision_text import all_words, question_words, shown_words
from engine.playtest.recording.event_text import sentence
from engine.playtest.recording.names import Names
from engine.records.trace import Trace

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

EVENT: Final = "event"
DECISION: Final = "decision"


@dataclass(frozen=True)
class Step:
    """An event of a game, or a choice with its question (`question`) and answer (`text`)."""

    what: str
    text: str
    question: str = ""
    rules: tuple[str, ...] = ()
    round: int = 0
    shown: str = ""
    """What people read in place of the text, with names in place of ids; it is not saved."""

    @property
    def words(self) -> str:
        """What people read."""
        return self.shown or self.text

    def same(self, other: Step) -> bool:
        """Whether two steps say the same. Rule ids and rounds are not compared."""
        return (self.what, self.text, self.question) == (other.what, other.text, other.question)

    def line(self) -> str:
        """The step as a line of a log."""
        if self.what == DECISION:
            return f"{self.question} → {self.words}"
        return self.words + (f" [{', '.join(self.rules)}]" if self.rules else "")


class Recorder(Trace):
    """A trace that keeps events and choices in one log."""

    def __init__(self, names: Names | None = None) -> None:
        super().__init__()
        self.log: list[Step] = []
        self.names = names or Names()

    def note(self, game: Game, what: str, *rest: Any, **named: Any) -> None:
        """Add an event to the log, as a sentence."""
        super().note(game, what, *rest, **named)
        event = self.events[-1]
        shown = sentence(replace(event, text=self.names.of(event)))
        self.add(game, Step(EVENT, sentence(event), "", event.rules, game.state.round, shown))

    def decided(self, game: Game, one: Decision, answer: int) -> None:
        """Add a choice to the log."""
        super().decided(game, one, answer)
        self.add(game, decision_step(game, one, answer))

    def add(self, game: Game, step: Step) -> None:
        """Add a step to the log."""
        self.log.append(step)


def decision_step(game: Game, one: Decision, answer: int) -> Step:
    """Describe a choice as a step. Call it before the choice takes effect: it describes the current position."""
    index = one.options.index(answer)
    words, shown = all_words(game, one)[index], shown_words(game, one)[index]
    return Step(DECISION, words, question_words(game, one), (), game.state.round, shown)
