"""Shrink a game of a chapter: from a saved game, a seed, or a game that is found; as a replay and as a scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.replay import saved_options
from authoring.playtest.replay_file import Replay
from authoring.shrink.condition import check_names, read_condition
from authoring.shrink.scene_file import scene_of
from engine.playtest.bot_names import maker
from engine.playtest.parties import allowed_parties
from engine.playtest.recording.follow import Follower
from engine.playtest.recording.recorder import PositionRecorder
from engine.playtest.recording.replay import DECISION, Step
from engine.playtest.usage_error import UsageError
from engine.records.game import MAX_DECISIONS
from engine.shrink.faults import AnyFault, Condition
from engine.shrink.shrink import Effort, Shrinker
from engine.shrink.trial import NO_LUCK, FoundGame, Opening, Trial

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from engine.playtest import CompiledPlan

SMALLEST = 1
"""How many of the smallest parties are tried beside the one that was asked for."""


@dataclass(frozen=True)
class Shrunk:
    """The shortest game that shows what was looked for."""

    words: str
    """What it shows."""
    before: int
    """How many choices the first game had until it showed that."""
    game: FoundGame
    log: tuple[Step, ...]
    """What happens in it."""
    replay: Replay
    scene: dict[str, Any] | None
    """The last turns as a scene, if a scene can show it."""

    @property
    def choices(self) -> int:
        """How many choices it has."""
        return self.game.choices

    def __repr__(self) -> str:
        return f"<Shrunk: {self.words}, {self.choices} choices of {self.before}>"


def shrink(
    loaded: LoadedChapter,
    options: PlaytestOptions,
    until: str = "",
    saved: Replay | None = None,
    effort: Effort | None = None,
) -> Shrunk | None:
    """Find the shortest game that shows a fault, or that comes to a condition; None if no game shows it.

    Without `until` it is the first fault that the games show: a crash, a broken invariant, a rule loop, or a game that
    never ends. Raises UsageError if the condition cannot be read or the saved game does not show it.
    """
    if saved:
        options = saved_options(saved, options.bot)
    compiled = compile_plan(loaded.content(), options)
    fault = read_condition(until) if until else AnyFault()
    if isinstance(fault, Condition):
        check_names(fault, compiled.game(0))
    trial = Trial(compiled.chapter, fault)
    shrinker = Shrinker(trial, _openings(compiled, fault), effort)
    first = _follow(compiled, trial, saved) if saved else shrinker.find(maker(compiled.plan.bot), compiled.plan.seed)
    if first is None:
        if saved:
            raise UsageError("the saved game does not show it; name what it shows with --until")
        return None
    if isinstance(fault, AnyFault):
        fault.known = first.words
    best = shrinker.shrink(first)
    recorder = PositionRecorder()
    trial.trace = recorder
    shrinker.again(best)
    trial.trace = None
    log, scene = tuple(recorder.log), scene_of(compiled, shrinker, best)
    return Shrunk(best.words, first.choices, best, log, _replay(compiled, best, log), scene)


def _openings(compiled: CompiledPlan, fault: AnyFault | Condition) -> list[Opening]:
    """How games may begin: as asked for; with the smallest party; and on any face, unless the plan names one."""
    chapter, plan = compiled.chapter, compiled.plan
    named = set(fault.expect.get("mice", ())) if isinstance(fault, Condition) else set()
    small = [party for party in allowed_parties(chapter, chapter.mice_from) if named <= set(party)][:SMALLEST]
    parties = [tuple(map(chapter.hero_ids.index, party)) for party in dict.fromkeys((plan.parties[0], *small))]
    starts = [plan.start] if plan.start else ["", *chapter.board.face_ids]
    return [Opening(party, plan.seed, start, plan.end_page) for start in starts for party in parties]


def _follow(compiled: CompiledPlan, trial: Trial, saved: Replay) -> FoundGame | None:
    """Play a saved game until it shows what is looked for."""
    plan = compiled.plan
    follower = Follower(saved.steps, maker(plan.bot.split(",")[0])(plan.seed), None, not saved.outcome)
    party = tuple(compiled.chapter.hero_ids.index(hero) for hero in plan.parties[0])
    luck = dict(saved.luck)
    opening = Opening(party, plan.seed, plan.start, plan.end_page)
    trial.trace = follower
    found = trial.play(opening, follower, lambda turn: luck.get(turn, NO_LUCK), MAX_DECISIONS)
    trial.trace = None
    return found


def _replay(compiled: CompiledPlan, best: FoundGame, log: tuple[Step, ...]) -> Replay:
    """The game as a replay file: its choices up to what it shows, where it ends."""
    chapter = compiled.chapter
    return Replay(
        chapter=chapter.ident,
        seed=best.opening.seed,
        bot="greedy",
        party=tuple(chapter.hero_ids[hero] for hero in best.opening.party),
        end_page=best.opening.end_page,
        options=dict(compiled.plan.options),
        steps=tuple(step for step in log if step.what == DECISION),
        start=best.opening.start,
        edition=chapter.options.edition,
        differs=chapter.options.differing(),
        luck=best.luck,
    )
