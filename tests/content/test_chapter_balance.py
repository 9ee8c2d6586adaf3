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
from tests.content.book import CHAPTERS, LIBRARY, ORIGINAL, compiled, data_of

GAMES = 1000
PLANNER_GAMES = 400
PARTS = ("rule", "story", "special search", "special surge", "ending", "face")
"""Kinds of lines an author writes and wants to see used."""


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


@pytest.mark.soak
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_game_stalls(chapter: str) -> None:
    assert thousand(chapter, "greedy")[0][STALLED] == 0


BANDS = {
    "sorrow": {"greedy": [0.35, 0.6], "planner": [0.6, 0.85], "random": [0, 0.05]},
    ORIGINAL: {"greedy": [0.3, 0.7], "planner": [0.5, 0.85], "random": [0, 0.05]},
    "workshop": {"greedy": [0.3, 0.7]},
}
"""The win rates that the chapters of a book are balanced for: chapter 1, our own book, and the example book."""


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if data_of(chapter)["book"] in BANDS])
def test_the_targets_of_a_chapter_are_its_bands(chapter: str) -> None:
    bands, targets = BANDS[data_of(chapter)["book"]], data_of(chapter)["targets"]
    assert {target["bot"] for target in targets} == set(bands)
    assert all(target["win-rate"] == bands[target["bot"]] for target in targets)


@pytest.mark.soak
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_bots_meet_the_targets(chapter: str) -> None:
    for target in data_of(chapter)["targets"]:
        games = PLANNER_GAMES if target["bot"] == "planner" else GAMES
        wins = thousand(chapter, target["bot"], games, target.get("mice", 0))[0][WON] / games
        low, high = target["win-rate"]
        assert low <= wins <= high, f"{target['bot']} won {wins:.1%}"


@pytest.mark.soak
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chance_alone_wins_clearly_less(chapter: str) -> None:
    greedy = wilson(thousand(chapter, "greedy")[0][WON], GAMES)
    random = wilson(thousand(chapter, "random")[0][WON], GAMES)
    assert random[1] < greedy[0]


@pytest.mark.soak
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
