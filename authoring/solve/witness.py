"""A witness: a course of play in words, as a replay file that `tailwright replay --from` shows step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from authoring.playtest.replay import save_game
from engine.play import new_game
from engine.playtest.recording.recorder import PositionRecorder, Recording
from engine.playtest.recording.replay import DECISION
from engine.solve.course import Course, ScriptedBot
from engine.solve.luck import SeeingBot, Seen, turns_with_luck

if TYPE_CHECKING:
    from authoring.playtest.replay_file import Replay
    from engine.playtest import CompiledPlan
    from engine.records.game import Game


@dataclass(frozen=True)
class Witness:
    """A game that shows something: its record, how long it takes until then, and the file that brings it back."""

    course: Course
    recording: Recording
    replay: Replay
    """The choices in words and the changes of luck. The game of the file goes on to its end."""
    steps: int
    """How many steps of the record there are until what is to be shown has happened."""
    game: Game

    @property
    def lines(self) -> list[str]:
        """What happens until then, line by line."""
        return [step.line() for step in self.recording.log[: self.steps]]


def witness_of(compiled: CompiledPlan, course: Course, turns: int) -> Witness:
    """Play a course of play and record it; what it is to show has happened after so many turns."""
    seen, recorder = Seen(), PositionRecorder()
    bot = SeeingBot(ScriptedBot(course.answers), seen)
    game = new_game(compiled.chapter, list(course.party), course.seed, [bot], recorder, end_page=compiled.plan.end_page)
    steps = len(recorder.log)
    for turn in turns_with_luck(game, course.luck, seen):
        if turn <= turns:
            steps = len(recorder.log)
    recording = recorder.recording(game)
    return Witness(course, recording, _as_replay(compiled, course, recording), steps, game)


def _as_replay(compiled: CompiledPlan, course: Course, recording: Recording) -> Replay:
    """The replay of a course of play: its choices without the events between them, which follow from them."""
    saved = save_game(compiled, recording)
    return replace(
        saved,
        seed=course.seed,
        bot="greedy",
        party=tuple(compiled.chapter.hero_ids[hero] for hero in course.party),
        steps=tuple(step for step in recording.log if step.what == DECISION),
        luck=course.luck,
    )
