"""Practice: a planner finds out which of a chapter's goals are worth the way."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.manner import FAMILY, Manner, other_manners
from engine.bots.greedy.roads import aims
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


def test_a_detour_that_does_not_pay_is_left_aside() -> None:
    atlas = Atlas(detour())
    assert practice.lessons_of(atlas, len(PARTY), 2).manner.skips == 1


def test_practice_is_the_same_for_everybody_and_made_once() -> None:
    chapter = detour()
    one, other = Atlas(chapter), Atlas(chapter)
    first = practice.lessons_of(one, len(PARTY), 2)
    second = practice.lessons_of(other, len(PARTY), 2)
    assert first is not second
    assert first.wins == second.wins
    assert (first.seen, first.won) == (second.seen, second.won)
    assert first.manner.skips == second.manner.skips
    assert practice.lessons_of(one, len(PARTY), 2) is first


def test_goals_that_are_left_aside_are_no_aims() -> None:
    table = Table({"ash": "b1"}, tiles=ROAD, chapter=DETOUR)
    atlas = atlas_of(table.chapter)
    assert aims(table.game, atlas) == (table.space("cellar/a4"),)
    assert aims(table.game, atlas, skips=1) == (table.space("hall/h3"),)


def test_the_last_goal_is_never_left_aside() -> None:
    for question in other_manners(FAMILY, 3):
        for manner in question:
            assert not manner.skips >> 2
    assert any(manner.skips == 1 for question in other_manners(Manner(), 3) for manner in question)


def test_a_planner_plays_and_rehearses_in_the_manner_it_found() -> None:
    bot = PlannerBot(1)
    game = ready([bot], 1)
    assert bot.habit.manner is FAMILY
    play(game)
    atlas = atlas_of(game.chapter)
    lessons = practice.lessons_of(atlas, len(PARTY), game.chapter.end_page)
    assert bot.habit.manner is bot.rehearsal.manner is lessons.manner


def test_a_counter_is_worth_the_games_won_with_it() -> None:
    chapter = compile_chapter(content(plain_chapter([("field", 0, 0)], box(), counters={"bells": {"max": 2}}), box()))
    lessons = practice.Lessons(chapter, FAMILY)
    for won in (True, False) * 50:
        lessons.wins.append((lessons.wins[-1] if lessons.wins else 0) + won)
        practice._remember(lessons, [0b11 if won else 0b01], won)
    never, rung, rung_twice = lessons.worth(1000)[0]
    assert never == rung_twice == 500
    assert 800 < rung < 1000
