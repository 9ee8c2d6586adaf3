"""Replay a saved game: follow its log step by step.

At the first step that differs the follower notes both steps; from there on a bot decides. A log without events, such
as that of a witness, is followed choice by choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.playtest.recording.decision_text import all_words, question_words
from engine.playtest.recording.recorder import PositionRecorder
from engine.playtest.recording.replay import DECISION, EVENT, Step

if TYPE_CHECKING:
    from engine.playtest.recording.names import Names
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game


@dataclass(frozen=True)
class Divergence:
    """The first step that differs from the saved game: its index, the saved step, the new step, and the reason."""

    index: int
    then: Step | None
    now: Step | None
    why: str


class ScriptEnded(Exception):
    """A saved game that was left before its end goes no further."""


class Follower(PositionRecorder):
    """Make the choices of a saved game, and note the first step that differs. It is trace and bot at once."""

    def __init__(
        self, script: tuple[Step, ...], otherwise: Bot, names: Names | None = None, unfinished: bool = False
    ) -> None:
        super().__init__(names)
        self.script = script
        self.unfinished = unfinished
        self.has_events = any(step.what == EVENT for step in script)
        self.followed = 0
        self.otherwise = otherwise
        self.divergence: Divergence | None = None

    def choose(self, game: Game, decision: Decision) -> int:
        """Return the saved choice; after the first difference, the choice of the bot."""
        if self.divergence is None:
            if self.unfinished and self._next_saved() is None:
                raise ScriptEnded
            answer = self._scripted(game, decision)
            if answer is not None:
                return answer
        return self.otherwise.choose(game, decision)

    def _scripted(self, game: Game, decision: Decision) -> int | None:
        then = self._next_saved()
        question = question_words(game, decision)
        if then is None or then.what != DECISION or then.question != question:
            self._diverge(then, Step(DECISION, "", question, (), game.state.round), "another choice comes up")
            return None
        words = all_words(game, decision)
        if then.text not in words:
            offered = ", ".join(words[:12]) + (", …" if len(words) > 12 else "")
            self._diverge(then, None, f'"{then.text}" is not offered; offered are: {offered}')
            return None
        return decision.options[words.index(then.text)]

    def add(self, game: Game, step: Step) -> None:
        """Add a step to the log and compare it with the saved game."""
        if self.divergence is None and (self.has_events or step.what == DECISION):
            then = self._next_saved()
            if then is None:
                if not self.unfinished:
                    self._diverge(None, step, "the game goes on")
            elif not step.same(then):
                self._diverge(then, step, "something else happens")
            self.followed += 1
        super().add(game, step)

    def finish(self, ended: str = "", saved: str = "") -> None:
        """Note a difference if the saved game has more steps, or ended otherwise. Call it after the game."""
        if self.divergence is None and self._next_saved() is not None:
            self._diverge(self._next_saved(), None, "the game is over")
        if self.divergence is None and ended != saved:
            then, now = Step(EVENT, f"the game is over: {saved}"), Step(EVENT, f"the game is over: {ended}")
            self._diverge(then, now, "it ends otherwise")

    def _next_saved(self) -> Step | None:
        return self.script[self.followed] if self.followed < len(self.script) else None

    def _diverge(self, then: Step | None, now: Step | None, why: str) -> None:
        self.divergence = Divergence(len(self.log), then, now, why)
