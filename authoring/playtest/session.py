"""One playtest from start to end: the games, the chapter's targets, and the curve of end pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from authoring.playtest.make_plan import Wish, table_for
from engine.bots import BOTS
from engine.playtest import Result, Table, Tally, run
from engine.playtest.parties import usual_size
from engine.playtest.run import Reins
from engine.playtest.statistics.targets import UNDECIDED, Target, Verdict, judge, targets_of
from engine.playtest.usage_error import AskedError

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import Opened
    from authoring.report.played import Played

Bar = Callable[[int, str], AbstractContextManager[Callable[[int], None] | None]]
"""Shows how far a run of so many games has come."""
Meanwhile = Callable[[Result[Tally]], Iterable[object]]
"""What is done beside games, step by step, with what they have come to."""
Preparation = Callable[[Table, Result[Tally]], Iterable[object]]
"""The same for a report, which needs to know the table at which they are played."""


@dataclass(frozen=True)
class Session:
    """How playtests are run: in which processes, how many games, who watches."""

    games: int
    executor: Executor | None
    ahead: int
    bar: Bar
    gate: bool = False
    pages_to: int = 0
    reins: Reins | None = None
    """How the workers are led, where they can be."""

    @property
    def helpers(self) -> Executor | None:
        """Workers that can do parts of a report; after a gate that closed early they may still be at games."""
        return None if self.gate else self.executor

    def dismiss(self) -> None:
        """Let the workers go: there is nothing more to do for them."""
        if self.reins:
            self.reins.dismiss()

    def play(self, opened: Opened, wish: Wish, chapter: str = "", prepare: Preparation = lambda *_: ()) -> Played:
        """Playtest a chapter. With a gate, play no longer than its targets take to be decided.

        While others play, this process checks the chapter and prepares the report.
        """
        content = opened.content(chapter)
        targets = targets_of(content.chapter)
        if self.gate:
            check_targets(content.chapter["id"], targets)
        table = table_for(content, wish)
        own = [target for target in targets if fits(target, table)]
        result = self._run(
            table, "games", own if self.gate else [], lambda so_far: _beside(opened, prepare(table, so_far))
        )
        verdicts = {target: judge(target, result.tally) for target in own}
        if self.gate and result.whole:
            verdicts |= self._others(opened, wish, chapter, [target for target in targets if target not in verdicts])
        judged = tuple(verdicts.get(target) or judge(target, Tally()) for target in targets)
        wide = self._wide(opened, wish, chapter) if self.pages_to and result.whole else None
        from authoring.report.played import Played  # the report is nothing that games have to wait for

        return Played(opened, table, result, judged, wide, self.pages_to, opened.check())

    def _others(self, opened: Opened, wish: Wish, chapter: str, targets: list[Target]) -> dict[Target, Verdict]:
        """Targets of other bots, or for other numbers of mice, in runs of their own."""
        verdicts: dict[Target, Verdict] = {}
        for bot, mice in dict.fromkeys((target.bot, target.mice) for target in targets):
            group = [target for target in targets if (target.bot, target.mice) == (bot, mice)]
            table = table_for(
                opened.content(chapter), replace(wish, bot=bot, mice=mice, party=_policy(wish), traces=None)
            )
            tally = self._run(table, f"games of {bot}", group).tally
            verdicts |= {target: judge(target, tally) for target in group}
        return verdicts

    def _wide(self, opened: Opened, wish: Wish, chapter: str) -> Result[Tally]:
        table = table_for(opened.content(chapter), replace(wish, end_page=self.pages_to, traces=None))
        return self._run(table, f"games to page {self.pages_to}", [])

    def _run(
        self, table: Table, what: str, until: list[Target], meanwhile: Meanwhile = lambda so_far: ()
    ) -> Result[Tally]:
        def decided(tally: Tally) -> bool:
            return all(judge(target, tally).word != UNDECIDED for target in until)

        enough = decided if until else None
        with self.bar(self.games, what) as advance:
            return run(table.plan, self.games, self.executor, advance, enough, self.ahead, self.reins, table, meanwhile)


def _beside(opened: Opened, preparation: Iterable[object]) -> Iterator[object]:
    """What is done while others play: first it is made sure that they may."""
    yield opened.check()
    yield from preparation


def fits(target: Target, table: Table) -> bool:
    """Whether the games at a table are those a target speaks of."""
    mice = target.mice or usual_size(table.chapter)
    return target.bot == table.plan.bot and all(len(party) == mice for party in table.plan.parties)


def first_wish(wish: Wish, targets: list[Target]) -> Wish:
    """What to play when nobody said: what the first target speaks of."""
    return replace(wish, bot=targets[0].bot, mice=wish.mice or targets[0].mice)


def check_targets(chapter: str, targets: list[Target]) -> None:
    """A gate needs targets, and bots that come with tailwright: content must not be able to name code."""
    if not targets:
        raise AskedError(f'no targets in "{chapter}" to judge; add a list "targets:" to the chapter')
    unknown = [target.bot for target in targets if target.bot not in BOTS]
    if unknown:
        raise AskedError(f'target of "{chapter}" names unknown bot "{unknown[0]}"', unknown[0], BOTS)


def _policy(wish: Wish) -> str:
    """All parties stay all parties; a party of named heroes fits no other number of mice."""
    return "all" if wish.party == "all" else ""
