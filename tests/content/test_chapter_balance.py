"""Long runs: no chapter is hopeless or a walk, and every part of it is met, or its file says why it is rare."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.play import play
from engine.playtest.lines import CHAPTER, Line
from engine.playtest.parties import first_party
from engine.playtest.plan import CompiledPlan, Plan
from engine.playtest.statistics.intervals import wilson
from engine.records.state import STALLED, WON
from tests.content.book import CHAPTERS, LIBRARY, compiled, data_of

GAMES = 1000
PARTS = ("rule", "story", "special search", "special surge", "ending", "face")
"""Kinds of lines an author writes and wants to see used."""

pytestmark = pytest.mark.soak


@cache
def thousand(chapter: str, bot: str, games: int = GAMES, mice: int = 0) -> tuple[Counter[int], Counter[Line]]:
    """Play many games: how they ended, and in how many of them each line of the chapter was met."""
    plan = Plan(LIBRARY.content_for(chapter), bot, (first_party(compiled(chapter), mice),))
    table = CompiledPlan(plan)
    outcomes: Counter[int] = Counter()
    met: Counter[Line] = Counter(dict.fromkeys(table.lines.all, 0))
    for index in range(games):
        game = table.game(index)
        play(game)
        outcomes[game.state.outcome] += 1
        met.update({table.lines.all[table.lines.group[line]] for line, hits in enumerate(game.hits) if hits})
    return outcomes, met


def said_to_be_rare(chapter: str, line: Line) -> bool:
    """Whether a comment beside the line says so."""
    text = LIBRARY.entries("chapter")[chapter].file.source.lines
    marks = (f"id: {line.name}", f"  {line.name}:")
    places = [number for number, words in enumerate(text) if any(mark in words + " " for mark in marks)]
    return any("# Rare:" in words for number in places for words in text[max(0, number - 1) : number + 3])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_game_stalls(chapter: str) -> None:
    assert thousand(chapter, "greedy")[0][STALLED] == 0


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_greedy_bot_meets_the_targets(chapter: str) -> None:
    for target in data_of(chapter)["targets"]:
        wins = thousand(chapter, target["bot"], mice=target.get("mice", 0))[0][WON] / GAMES
        low, high = target["win-rate"]
        assert low <= wins <= high


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chance_alone_wins_clearly_less(chapter: str) -> None:
    greedy = wilson(thousand(chapter, "greedy")[0][WON], GAMES)
    random = wilson(thousand(chapter, "random")[0][WON], GAMES)
    assert random[1] < greedy[0]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_part_of_a_chapter_is_met_or_said_to_be_rare(chapter: str) -> None:
    written = set(data_of(chapter).get("rooms", {})) | {one["face"] for one in data_of(chapter)["plan"]}
    never = [
        f"{line.kind}: {line.name}"
        for line, games in thousand(chapter, "greedy")[1].items()
        if not games
        and line.part == CHAPTER
        and line.kind in PARTS
        and (line.kind != "face" or line.name in written)
        and not said_to_be_rare(chapter, line)
    ]
    assert never == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_planning_ahead_does_not_make_it_a_walk(chapter: str) -> None:
    games = 200
    low, high = wilson(thousand(chapter, "planner", games)[0][WON], games)
    assert high >= 0.25
    assert low <= 0.85
