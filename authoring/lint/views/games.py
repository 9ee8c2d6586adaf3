"""The games for the rules of family P: the greedy bot plays a chapter, once for all these rules.

`engine.playtest` takes a while to import, so it is imported only when games are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from authoring.content.library import Library
from authoring.lint.rule import Context
from authoring.wording.shares import percent
from engine.compile import compile_chapter
from engine.records.errors import EngineError

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan, Tally
    from engine.playtest.statistics.targets import Target, Verdict

BOT = "greedy"
ASKED = 50
"""In how many games rules without effect are watched."""


@dataclass(frozen=True)
class GameResults:
    """The table of a chapter and the results of its games."""

    table: CompiledPlan
    tally: Tally

    @property
    def broken(self) -> int:
        """How many games stopped with an error."""
        from engine.playtest.summary import CRASHED

        return self.tally.outcomes[CRASHED]

    @property
    def bound(self) -> str:
        """The upper bound, in words, of the chance of an event that no game showed."""
        from engine.playtest.statistics.intervals import never_bound

        return percent(never_bound(self.tally.games))

    def missed(self, target: dict[str, Any]) -> Iterator[tuple[Target, Verdict]]:
        """The parts of a target that the games miss beyond doubt."""
        from engine.playtest.parties import usual_size
        from engine.playtest.statistics.targets import FAIL, judge, targets_of

        usual = (0, usual_size(self.table.chapter))
        for goal in targets_of({"targets": [target]}):
            verdict = judge(goal, self.tally)
            if goal.bot == BOT and goal.mice in usual and verdict.word == FAIL:
                yield goal, verdict


def game_results(context: Context, chapter: str = "") -> GameResults | None:
    """The games of a chapter, of the entry unless named; None if none were requested, or it cannot be played."""
    if not context.games:
        return None
    return _play(context.library, chapter or context.entry.id, context.games)


@lru_cache(maxsize=8)
def causes(library: Library, chapter: str, games: int, places: tuple[str, ...]) -> dict[str, str]:
    """Why rules at some places had no effect in the games of a chapter, by place."""
    from engine.playtest import run
    from engine.playtest.why import Asked, WhyPlan, WhyTally, ask, cause
    from engine.playtest.why.plan import CompiledWhy

    result = _play(library, chapter, games)
    if result is None:
        return {}

    def play(plan: WhyPlan, watching: CompiledWhy, label: str) -> WhyTally:
        played = run(plan, min(games, ASKED), compiled=watching)
        if played.interrupted:
            raise KeyboardInterrupt
        return played.tally

    answers: list[Asked] = ask(result.table.plan, places, play)
    return {asked.place: cause(asked) for asked in answers if asked.counts.tally.games}


@lru_cache(maxsize=8)
def _play(library: Library, chapter: str, games: int) -> GameResults | None:
    from engine.playtest import CompiledPlan, Plan, all_parties, portable, run
    from engine.playtest.parties import usual_size

    try:
        content = portable(library.content_for(chapter))
        compiled = compile_chapter(content)
        parties = tuple(all_parties(compiled, usual_size(compiled)))
    except EngineError:  # other rules report the reason
        return None
    plan = Plan(content, BOT, parties)
    result = run(plan, games)
    if result.interrupted:  # after an interruption the chapter must not count as clean
        raise KeyboardInterrupt
    return GameResults(CompiledPlan(plan, compiled), result.tally)
