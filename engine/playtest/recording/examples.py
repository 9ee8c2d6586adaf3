"""Record games and find moments in them: the step with which something happens for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.play import play
from engine.playtest.diagnosis.cause import Moment
from engine.playtest.offers import RULES
from engine.playtest.recording.names import names_of
from engine.playtest.recording.recorder import PositionRecorder, Recording
from engine.playtest.worker import compiled_plan, pack
from engine.records.decision import OP_END, OPTION, TURN, USE, first_of, op_of

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan
    from engine.playtest.recording.replay import Step
    from engine.records.decision import Decision
    from engine.records.game import Game


@dataclass(frozen=True)
class Example:
    """A recorded game, and for each moment the index of its step; -1 if it does not come in this game."""

    recording: Recording
    steps: dict[Moment, int]


class MomentRecorder(PositionRecorder):
    """A recorder that notes with which step each of some moments comes."""

    def __init__(self, compiled: CompiledPlan, moments: Sequence[Moment]) -> None:
        super().__init__(names_of(compiled.plan.content))
        self.compiled = compiled
        self.steps = dict.fromkeys(moments, -1)
        self._turn = -1

    def add(self, game: Game, step: Step) -> None:
        """Add a step, and look whether a moment has come."""
        super().add(game, step)
        for moment, at in self.steps.items():
            if at < 0 and self._has_come(game, moment):
                self.steps[moment] = len(self.log) - 1

    def decided(self, game: Game, one: Decision, answer: int) -> None:
        """Add a choice, and look whether it is one of the moments."""
        super().decided(game, one, answer)
        for moment, at in self.steps.items():
            if at < 0 and self._is_chosen(game, moment, one, answer):
                self.steps[moment] = len(self.log) - 1
        self._turn = game.state.turn

    def _has_come(self, game: Game, moment: Moment) -> bool:
        if moment.what == "line":
            group = self.compiled.lines.group
            return any(hits and group[index] == moment.number for index, hits in enumerate(game.hits))
        if moment.what == "toss":
            return moment.number in game.tosses
        if moment.what == "captured":
            face_of = self.compiled.chapter.board.space_face
            return any(face_of[space] == moment.number for _, space, _, _ in game.captures)
        if moment.what == "captor":
            return any(kind == moment.number for _, _, _, kind in game.captures)
        if moment.what == "victim":
            return any(game.state.party[mouse] == moment.number for _, _, mouse, _ in game.captures)
        return False

    def _is_chosen(self, game: Game, moment: Moment, one: Decision, answer: int) -> bool:
        if moment.what == "wait":
            starts = one.kind == TURN and game.state.turn != self._turn
            at = game.state.pos[one.who]
            return starts and answer == OP_END and self.compiled.chapter.board.space_face[at] == moment.number
        if moment.what == "option":
            return one.kind == OPTION and one.about == moment.number
        if moment.what == "offer":
            return moment.number in self._offered(one)
        return False

    def _offered(self, one: Decision) -> list[int]:
        """The offers that a decision holds."""
        of_rule = self.compiled.offers.of_rule
        if one.kind == USE:
            return [of_rule[one.about]]
        if one.kind != TURN:
            return []
        return [of_rule[first_of(option)] for option in one.options if op_of(option) in RULES]


def record_example(compiled: CompiledPlan, index: int, moments: Sequence[Moment]) -> Example:
    """Play a game of a plan again, record it, and find the moments; the moment "end" is the last step."""
    recorder = MomentRecorder(compiled, moments)
    game = compiled.game(index, recorder)
    play(game)
    last = len(recorder.log) - 1
    steps = {moment: last if moment.what == "end" else step for moment, step in recorder.steps.items()}
    return Example(recorder.recording(game), steps)


def record_examples(
    compiled: CompiledPlan, wanted: dict[int, list[Moment]], executor: Executor | None = None
) -> dict[int, Example]:
    """Record games with their moments. If the workers fail, this process records the games."""
    if executor is not None:
        key, blob = pack(compiled.plan)
        try:
            futures = [executor.submit(_record_in_worker, key, blob, index, wanted[index]) for index in wanted]
            return {index: future.result() for index, future in zip(wanted, futures, strict=True)}
        except Exception:  # whatever an executor raises when its workers have died
            return record_examples(compiled, wanted)
    return {index: record_example(compiled, index, moments) for index, moments in wanted.items()}


def _record_in_worker(key: str, blob: bytes, index: int, moments: Sequence[Moment]) -> Example:
    compiled: CompiledPlan = compiled_plan(key, blob)[1]  # type: ignore[assignment]  # plans of chapters only
    return record_example(compiled, index, moments)
