"""Playing a written game again: its log is followed step by step.

At the first step that differs the follower says what was then and what is now; from there on a bot decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.playtest.recording.decision_text import all_words, question_words
from engine.playtest.recording.recorder import Film
from engine.playtest.recording.replay import DECISION, Step

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game


@dataclass(frozen=True)
class Divergence:
    """Where a replay left its script: the number of the step, what was there, what is now, and why in words."""

    index: int
    then: Step | None
    now: Step | None
    why: str


class Follower(Film):
    """Follows a script: answers its choices, and notices the first step that differs. Trace and bot in one."""

    def __init__(self, script: tuple[Step, ...], otherwise: Bot) -> None:
        super().__init__()
        self.script = script
        self.otherwise = otherwise
        self.divergence: Divergence | None = None

    def choose(self, game: Game, decision: Decision) -> int:
        """What the script says; where it says nothing that fits, what the bot says."""
        if self.divergence is None:
            answer = self._scripted(game, decision)
            if answer is not None:
                return answer
        return self.otherwise.choose(game, decision)

    def _scripted(self, game: Game, decision: Decision) -> int | None:
        then = self._due()
        question = question_words(game, decision)
        if then is None or then.what != DECISION or then.question != question:
            self._leave(then, Step(DECISION, "", question, (), game.state.round), "another choice comes up")
            return None
        words = all_words(game, decision)
        if then.text not in words:
            offered = ", ".join(words[:12]) + (", …" if len(words) > 12 else "")
            self._leave(then, None, f'"{then.text}" is not offered; offered are: {offered}')
            return None
        return decision.options[words.index(then.text)]

    def add(self, game: Game, step: Step) -> None:
        """Add to the log, and hold it against the script."""
        if self.divergence is None:
            then = self._due()
            if then is None:
                self._leave(None, step, "the game goes on")
            elif not step.same(then):
                self._leave(then, step, "something else happens")
        super().add(game, step)

    def finish(self) -> None:
        """Told when the game is over: a script may have more."""
        if self.divergence is None and self._due() is not None:
            self._leave(self._due(), None, "the game is over")

    def _due(self) -> Step | None:
        return self.script[len(self.log)] if len(self.log) < len(self.script) else None

    def _leave(self, then: Step | None, now: Step | None, why: str) -> None:
        self.divergence = Divergence(len(self.log), then, now, why)
