"""Practice: a planner finds out which of a chapter's goals are worth the way."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.roads import aims
from engine.bots.greedy.style import DEFAULT_STYLE, PlayStyle, alternatives_to
from engine.bots.planner import practice
from engine.bots.planner.player import PlannerBot
from engine.compile import compile_chapter
from engine.play import play
from engine.records.chapter import Chapter
from tests.engine.bots.journey import PARTY, ready
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, Table, box

DETOUR: dict[str, Any] = {
    "end-page": 2,
    "encounters": {"decks": ["calm"]},
    "rooms": {
        "hall": {"encounter": "none"},
        "cellar": {"encounter": {"place": [{"minion": "ogre", "count": 2}, {"minion": "slinger", "count": 3}]}},
    },
    "victory": {"mice-at": {"at": ["hall/h3"], "at-least": 1}},
    "goals": [
        {"if": {"not": {"entered": "cellar"}}, "go": {"face": "cellar", "spaces": ["a4"]}},
        {"go": {"face": "hall", "spaces": ["h3"]}},
    ],
}
"""Straight on it is a short walk to the end of the hall; the first goal leads into the cellar and what lives there."""


def detour() -> Chapter:
    pieces = box(*ROAD)
    return compile_chapter(content(plain_chapter([("field", 0, 0), ("hall", 1, 0)], pieces, **DETOUR), pieces))


def test_a_detour_that_does_not_pay_is_skipped() -> None:
    atlas = Atlas(detour())
    assert practice.practice_result(atlas, len(PARTY), 2).style.skips == 1


def test_practice_is_the_same_for_everybody_and_made_once() -> None:
    chapter = detour()
    one, other = Atlas(chapter), Atlas(chapter)
    first = practice.practice_result(one, len(PARTY), 2)
    second = practice.practice_result(other, len(PARTY), 2)
    assert first is not second
    assert first.wins == second.wins
    assert (first.seen, first.won) == (second.seen, second.won)
    assert first.style.skips == second.style.skips
    assert practice.practice_result(one, len(PARTY), 2) is first


def test_goals_that_are_skipped_are_no_aims() -> None:
    table = Table({"ash": "b1"}, tiles=ROAD, chapter=DETOUR)
    atlas = atlas_of(table.chapter)
    assert aims(table.game, atlas) == (table.space("cellar/a4"),)
    assert aims(table.game, atlas, skips=1) == (table.space("hall/h3"),)


def test_the_last_goal_is_never_skipped() -> None:
    for question in alternatives_to(DEFAULT_STYLE, 3):
        for style in question:
            assert not style.skips >> 2
    assert any(style.skips == 1 for question in alternatives_to(PlayStyle(), 3) for style in question)


def test_a_planner_and_its_rollouts_play_in_the_style_that_practice_found() -> None:
    bot = PlannerBot(1)
    game = ready([bot], 1)
    assert bot.base_bot.style is DEFAULT_STYLE
    play(game)
    atlas = atlas_of(game.chapter)
    learned = practice.practice_result(atlas, len(PARTY), game.chapter.end_page)
    assert bot.base_bot.style is bot.simulator.bot.style is learned.style


def test_a_counter_is_worth_the_games_won_with_it() -> None:
    chapter = compile_chapter(content(plain_chapter([("field", 0, 0)], box(), counters={"bells": {"max": 2}}), box()))
    learned = practice.PracticeResult(chapter, DEFAULT_STYLE)
    for won in (True, False) * 50:
        learned.wins.append((learned.wins[-1] if learned.wins else 0) + won)
        practice._remember(learned, [0b11 if won else 0b01], won)
    never, rung, rung_twice = learned.worth(1000)[0]
    assert never == rung_twice == 500
    assert 800 < rung < 1000
