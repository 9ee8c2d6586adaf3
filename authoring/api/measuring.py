"""Skill, luck, and games that show something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from authoring.api.bots import bot_name
from authoring.api.chapter import compiled, linted, play_options
from authoring.playtest import ladder as ladders
from authoring.playtest.luck import ROWS, measure_luck
from authoring.shrink import shrink as shrink_game
from authoring.solve import reach as reach_thing
from authoring.solve import thing_at
from engine.playtest.luck import luck_shares

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from authoring.playtest.ladder import Ladder
    from authoring.shrink import Shrunk
    from authoring.solve import Reached
    from engine.playtest.luck import LuckShare
    from engine.records.game import Bot


def ladder(
    chapter: Chapter,
    games: int = ladders.GAMES,
    bots: Sequence[str | type[Bot]] = ladders.BOTS,
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
    workers: int = 1,
) -> Ladder:
    """Let ever stronger players play the same games, the weakest first: does skill matter in this chapter?"""
    wanted = replace(play_options("", party, seed, mice, options, end_page, start), games=games, workers=workers)
    return ladders.climb(linted(chapter), wanted, [bot_name(bot) for bot in bots])


def luck(
    chapter: Chapter,
    rows: int = ROWS,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
    workers: int = 1,
) -> list[LuckShare]:
    """Measure which share of the outcome each stream of chance decides; empty if all games end alike.

    A row is seven games, in which the dice, each deck, initiative and the players' ties are drawn anew in turn.
    """
    wanted = replace(play_options(bot, party, seed, mice, options, end_page, start), games=rows, workers=workers)
    return luck_shares(measure_luck(linted(chapter), wanted).tally)


def shrink(
    chapter: Chapter,
    until: str = "",
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
) -> Shrunk | None:
    """Find the shortest game that comes to a condition, or without one, that shows a fault; None if none does.

    `until` is a condition as `expect` in a scene has it, such as `"{ mice: { collin: captured } }"`.
    """
    return shrink_game(linted(chapter), play_options(bot, party, seed, mice, options, end_page, start), until)


def reach(
    chapter: Chapter,
    line: str,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
) -> Reached | None:
    """Find a game that comes to a line, `file:line` or a name: in the recorded playtest, by play, else by search."""
    plan = compiled(chapter, play_options(bot, party, 0, mice, options, end_page))
    return reach_thing(chapter.loaded, plan, thing_at(chapter.loaded, plan, line))
