"""Games for the rules that need some: a chapter played some times by the greedy bot, once for all those rules.

`engine.playtest` takes a while to import and mostly no games are asked for: only what runs with games imports it.
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


@dataclass(frozen=True)
class Played:
    """A table and what its games came to."""

    table: CompiledPlan
    tally: Tally

    @property
    def broken(self) -> int:
        """How many games broke off."""
        from engine.playtest.summary import CRASHED

        return self.tally.outcomes[CRASHED]

    @property
    def bound(self) -> str:
        """The chance, in words, below which something most likely is that no game showed."""
        from engine.playtest.statistics.intervals import never_bound

        return percent(never_bound(self.tally.games))

    def missed(self, target: dict[str, Any]) -> Iterator[tuple[Target, Verdict]]:
        """What of a target of the chapter the games leave no doubt about that it is missed."""
        from engine.playtest.parties import usual_size
        from engine.playtest.statistics.targets import FAIL, judge, targets_of

        usual = (0, usual_size(self.table.chapter))
        for one in targets_of({"targets": [target]}):
            verdict = judge(one, self.tally)
            if one.bot == BOT and one.mice in usual and verdict.word == FAIL:
                yield one, verdict


def played(context: Context) -> Played | None:
    """The games of a chapter; None where none were asked for, or where the chapter cannot be played at all."""
    if not context.games:
        return None
    return _play(context.library, context.entry.id, context.games)


@lru_cache(maxsize=8)
def _play(library: Library, chapter: str, games: int) -> Played | None:
    from engine.playtest import CompiledPlan, Plan, all_parties, portable, run
    from engine.playtest.parties import usual_size

    try:
        content = portable(library.content_for(chapter))
        compiled = compile_chapter(content)
        parties = tuple(all_parties(compiled, usual_size(compiled)))
    except EngineError:  # other rules say what keeps it from being played
        return None
    plan = Plan(content, BOT, parties)
    result = run(plan, games)
    if result.interrupted:  # a chapter that was not played to the end is not called clean
        raise KeyboardInterrupt
    return Played(CompiledPlan(plan, compiled), result.tally)
