"""Many games of a chapter, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from authoring.api.chapter import play_options
from authoring.playtest import pool
from authoring.playtest.session import Session
from authoring.report.document import document
from engine.playtest.statistics.intervals import Share, by_second, mean, share

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from authoring.playtest.make_plan import Wish
    from authoring.report.played import Played
    from engine.records.game import Bot


class Playtest:
    """What came of many games. `playtest` makes one."""

    def __init__(self, chapter: Chapter, played: Played) -> None:
        self.chapter = chapter
        self.played = played

    @property
    def games(self) -> int:
        """How many games came to an end."""
        return self.played.tally.games

    @property
    def win_rate(self) -> Share:
        """The share of games that were won, with its 95 % interval."""
        return share(self.played.tally.won, self.games)

    @property
    def rounds(self) -> float:
        """The mean length of a game in rounds."""
        return mean(by_second(self.played.tally.rounds))

    @property
    def findings(self) -> list[Any]:
        """What lint says of the chapter."""
        return list(self.played.findings)

    def report(self) -> dict[str, Any]:
        """The whole report as plain data, as `tailwright playtest --json` writes it."""
        return document(self.played)

    def __repr__(self) -> str:
        return f"<Playtest of {self.chapter.id}: {self.games} games, won {self.win_rate}>"


def playtest(
    chapter: Chapter,
    games: int = 1000,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
    workers: int = 1,
) -> Playtest:
    """Play a chapter many times, each game with the next seed.

    `bot` is a name as on the command line or the class of a bot; `party` may be `all`. With more than one of `workers`,
    processes share the games; the result is the same.
    """
    options_ = play_options(bot, party, seed, mice, options, end_page, start)
    return Playtest(chapter, play_many(chapter, options_, games, workers))


def play_many(chapter: Chapter, options: Wish, games: int, workers: int) -> Played:
    """Run the games."""
    chapter.opened.check()
    with pool.workers(min(workers, games)) as (executor, reins):
        return Session(games, executor, 3 * workers, lambda *_: nullcontext(), reins=reins).play(
            chapter.opened, options
        )
