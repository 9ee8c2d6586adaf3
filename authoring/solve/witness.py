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
    from collections.abc import Iterable

    from authoring.playtest.replay_file import Replay
    from engine.playtest import CompiledPlan
    from engine.playtest.recording.replay import Step
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
    moment: int = 0
    """The step with which a line is reached, if the lines were named; else the last step until then."""
    turn: int = 0
    choices: int = 0
    """The turn in which that happens, and how many choices were made before it."""

    def until_moment(self) -> Replay:
        """The game up to the turn in which it happens, as the beginning of another game."""
        luck = tuple(change for change in self.replay.luck if change[0] < self.turn)
        return replace(self.replay, steps=self.replay.steps[: self.choices], luck=luck, outcome="", reason="")

    @property
    def lines(self) -> list[str]:
        """What happens until then, line by line."""
        return [step.line() for step in self.recording.log[: self.steps]]


class MomentRecorder(PositionRecorder):
    """A recorder that notes the first step with which any of some lines of the chapter is reached."""

    def __init__(self, wanted: Iterable[int]) -> None:
        super().__init__()
        self.wanted = tuple(wanted)
        self.moment = -1
        self.turn = 0
        self.made = self.made_before = 0
        """Choices so far, and before the turn of the moment."""

    def add(self, game: Game, step: Step) -> None:
        """Add a step, and note whether a line is reached."""
        super().add(game, step)
        if self.moment >= 0:
            return
        if game.state.turn != self.turn:
            self.turn, self.made_before = game.state.turn, self.made
        self.made += step.what == DECISION
        if any(game.hits[line] for line in self.wanted):
            self.moment = len(self.log) - 1


def witness_of(compiled: CompiledPlan, course: Course, turns: int, lines: Iterable[int] = ()) -> Witness:
    """Play a course of play and record it; what it is to show has happened after so many turns.

    `lines` are the numbers of lines of the chapter of which one is reached by then.
    """
    seen, recorder = Seen(), MomentRecorder(lines)
    bot = SeeingBot(ScriptedBot(course.answers), seen)
    game = new_game(compiled.chapter, list(course.party), course.seed, [bot], recorder, end_page=compiled.plan.end_page)
    steps = len(recorder.log)
    for turn in turns_with_luck(game, course.luck, seen):
        if turn <= turns:
            steps = len(recorder.log)
    recording = recorder.recording(game)
    moment = recorder.moment if recorder.moment >= 0 else max(0, steps - 1)
    saved = _as_replay(compiled, course, recording)
    return Witness(course, recording, saved, steps, game, moment, recorder.turn, recorder.made_before)


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
