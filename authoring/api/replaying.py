"""One game, recorded step by step."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from authoring.api.chapter import compiled, play_options
from authoring.report.replay_page import replay_page
from authoring.report.viewer import ViewerGame
from engine.play import play
from engine.playtest.recording.names import names_of
from engine.playtest.recording.recorder import PositionRecorder
from engine.playtest.recording.win_chance import WinCurve

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.recorder import Recording
    from engine.records.game import Bot
    from engine.records.outcome import Outcome


class Replay:
    """A game that was played and recorded. `replay` makes one.

    `chapter` and `seed` are what it was made with, `outcome` is how the game ended.
    """

    def __init__(
        self,
        chapter: Chapter,
        plan: CompiledPlan,
        recording: Recording,
        outcome: Outcome | None,
        find_curve: Callable[[], WinCurve] = WinCurve,
    ) -> None:
        self.chapter = chapter
        self.seed = plan.plan.seed
        self.outcome = outcome
        self._plan = plan
        self._recording = recording
        self._find_curve = find_curve

    @property
    def log(self) -> list[str]:
        """What happened, line by line, with choices, dice and rules."""
        return [step.line() for step in self._recording.log]

    def html(self) -> str:
        """A page that steps through the game."""
        recording = dataclasses.replace(self._recording, curve=self._find_curve())
        return replay_page(self._plan, ViewerGame(f"seed {self.seed}", self.seed, recording), self.chapter.title)

    def __repr__(self) -> str:
        return f"<Replay of {self.chapter.id}, seed {self.seed}: {self.outcome}, {len(self._recording.log)} steps>"


def replay(
    chapter: Chapter,
    seed: int = 0,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
) -> Replay:
    """Play one game of a playtest again, with a record of every step."""
    plan = compiled(chapter, play_options(bot, party, seed, mice, options, end_page, start))
    recorder = PositionRecorder(names_of(plan.plan.content))
    game = plan.game(0, recorder)
    play(game)
    return Replay(chapter, plan, recorder.recording(game), game.outcome, lambda: recorder.curve(game))
