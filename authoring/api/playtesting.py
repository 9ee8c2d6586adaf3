"""Many games of a chapter, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from authoring.api.chapter import linted, play_options
from authoring.playtest.playtest import playtest as run_playtest
from authoring.report.document import document

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from authoring.playtest.result import PlaytestResult
    from engine.records.game import Bot


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
) -> PlaytestResult:
    """Play a chapter many times, each game with the next seed.

    `bot` is a name as on the command line or the class of a bot; `party` may be `all`. With more than one of `workers`,
    processes share the games; the result is the same.
    """
    wanted = play_options(bot, party, seed, mice, options, end_page, start)
    return run_playtest(linted(chapter), replace(wanted, games=games, workers=workers, causes=True))


def report(result: PlaytestResult) -> dict[str, Any]:
    """Return the report of a playtest as plain data, as `tailwright playtest --json` writes it."""
    return document(result)
