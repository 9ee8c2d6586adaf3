"""The search deck in real games: every card is drawn, what can be used is used, and none decides a chapter alone."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Any

import pytest

from authoring.content.library import open_library
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.records.state import WON

GAMES = 2000
PAIRS = 300
MOST = 0.15
"""How much of the win rate of the first chapter a card of our own may make or break."""

Fields = dict[str, Any]


def _fields(chapter: str) -> Fields:
    content = open_library().content_for(chapter)
    return {f.name: getattr(content, f.name) for f in dataclasses.fields(content) if f.name != "where"}


def _parties(chapter: Chapter) -> list[list[int]]:
    """Every party of the smallest size the chapter allows."""
    free = [h for h in range(len(chapter.hero_ids)) if h not in chapter.barred and h not in chapter.required]
    others = combinations(free, chapter.mice_from - len(chapter.required))
    return [[*chapter.required, *some] for some in others]


def _hits(job: tuple[Fields, int, int]) -> dict[tuple[str, str], int]:
    """What a run of games of one chapter reached, all parties in turn."""
    fields, first, count = job
    chapter = compile_chapter(Content(**fields))
    parties = _parties(chapter)
    total = [0] * len(chapter.lines)
    for seed in range(first, first + count):
        game = new_game(chapter, parties[seed % len(parties)], seed, [make_bot("greedy", seed)])
        play(game)
        total = [a + b for a, b in zip(total, game.hits, strict=True)]
    found: dict[tuple[str, str], int] = {}
    for line, hits in zip(chapter.lines, total, strict=True):
        key = (line[0], line[1])
        found[key] = found.get(key, 0) + hits
    return found


def _wins(job: tuple[Fields, str]) -> list[bool]:
    """The outcomes of the same seeds, with a card in the deck or (when named) without it."""
    fields, card = job
    cards = {name: data for name, data in fields["search_cards"].items() if name != card}
    chapter = compile_chapter(Content(**{**fields, "search_cards": cards}))
    parties = _parties(chapter)
    won = []
    for seed in range(PAIRS):
        game = new_game(chapter, parties[seed % len(parties)], seed, [make_bot("greedy", seed)])
        play(game)
        won.append(game.state.outcome == WON)
    return won


@pytest.mark.soak
def test_every_search_card_is_drawn_and_what_can_be_used_is_used():
    library = open_library()
    chapters = sorted(library.entries("chapter"))
    each = GAMES // len(chapters) + 1
    with ProcessPoolExecutor(2) as pool:
        runs = list(pool.map(_hits, [(_fields(name), 0, each) for name in chapters]))
    bundled = library.entries("search-card")
    drawn = {name: sum(run.get(("card drawn", name), 0) for run in runs) for name in bundled}
    used = {name: sum(run.get(("card used", name), 0) for run in runs) for name in bundled}
    events = {name for name, entry in bundled.items() if entry.data["category"] == "event"}
    own = {name for name, entry in bundled.items() if "heroes" in entry.data.get("requires", {})}  # they start with it
    assert [name for name, count in sorted(drawn.items()) if not count] == []
    assert [name for name, count in sorted(used.items()) if not count and name not in events | own] == []


@pytest.mark.soak
def test_no_card_of_our_own_decides_the_first_chapter():
    fields = _fields("flight")
    starting = {card for hero in fields["heroes"].values() for card in hero.get("equipment", [])}
    searched = {one["card"] for room in fields["chapter"]["rooms"].values() for one in room.get("search", [])}
    ours = [
        name
        for name, data in sorted(fields["search_cards"].items())
        if data.get("provenance") == "original" and name not in starting | searched
    ]
    with ProcessPoolExecutor(2) as pool:
        with_all, *without = pool.map(_wins, [(fields, ""), *((fields, name) for name in ours)])
    changes = {
        name: sum(a - b for a, b in zip(with_all, some, strict=True)) / PAIRS
        for name, some in zip(ours, without, strict=True)
    }
    assert {name: change for name, change in changes.items() if abs(change) > MOST} == {}
