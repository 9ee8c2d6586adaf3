"""A small chapter for bots: over the field with its minions, into the hall and to its far end."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.records.chapter import Chapter
from engine.records.game import Bot, Game
from engine.records.state import WON
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, SWORD, Table, box

PARTY = ("ash", "birch", "cedar", "elder")
JOURNEY: dict[str, Any] = {
    "end-page": 3,
    "encounters": {"decks": ["calm"]},
    "setup": [{"place": {"minion": "rat", "count": 3, "face": "field"}}],
    "rooms": {
        "field": {"search": [{"card": "mail"}], "surge": [{"minion": "grub", "count": 2}]},
        "hall": {"encounter": {"place": [{"minion": "ogre", "count": 1}, {"minion": "slinger", "count": 2}]}},
    },
    "victory": {"no-minions": "hall", "mice-at": {"at": ["hall/h3"]}},
    "goals": [{"go": {"face": "hall", "spaces": ["h3"]}}],
}


@cache
def journey() -> Chapter:
    """The chapter, compiled once."""
    pieces = box(*ROAD)
    return compile_chapter(content(plain_chapter([("field", 0, 0), ("hall", 1, 0)], pieces, **JOURNEY), pieces))


def ready(bots: list[Bot], seed: int) -> Game:
    """A game of it, before the first turn."""
    chapter = journey()
    return new_game(chapter, [chapter.hero_ids.index(hero) for hero in PARTY], seed, bots)


def played(name: str, seed: int) -> Game:
    """A game of it, played to its end by one bot for all mice."""
    game = ready([make_bot(name, seed)], seed)
    play(game)
    return game


def wins(name: str, games: int) -> int:
    """How many of the first games a bot wins."""
    return sum(played(name, seed).state.outcome == WON for seed in range(games))


def open_menu(table: Table, hero: str, allowance: int = 4) -> Table:
    """Begin a mouse's turn, with so many steps to go."""
    table.dice(SWORD).begin(hero)
    table.state.allowance = allowance
    return table
