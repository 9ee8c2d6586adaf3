"""The bundled chapters as data, for tests that ask what they use."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from authoring.content.library import Library, open_library
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import new_game, play
from engine.playtest.parties import first_party
from engine.records.chapter import Chapter
from engine.records.game import Game

Data = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "chapters"
LIBRARY: Library = open_library()
CHAPTERS = sorted(LIBRARY.entries("chapter"))
CAMPAIGNS = sorted(LIBRARY.entries("campaign"))
ORIGINAL = "clockwork"
"""The book of our own."""


def data_of(chapter: str) -> Data:
    """A chapter as it is written."""
    return LIBRARY.entries("chapter")[chapter].data


def book() -> list[Data]:
    """The chapters of our own book."""
    return [data_of(chapter) for chapter in CHAPTERS if data_of(chapter)["book"] == ORIGINAL]


@cache
def compiled(chapter: str) -> Chapter:
    """A chapter ready to be played."""
    return compile_chapter(LIBRARY.content_for(chapter))


def played(chapter: str, bot: str, seed: int, mice: int = 0) -> Game:
    """One game from setup to its end, looked at after every step."""
    table = compiled(chapter)
    party = [table.hero_ids.index(hero) for hero in first_party(table, mice)]
    game = new_game(table, party, seed, [make_bot(bot, seed)], checker=check)
    play(game)
    return game


def maps(node: Any) -> Iterator[Data]:
    """Every map inside a piece of data, itself included."""
    if isinstance(node, dict):
        yield node
        for part in node.values():
            yield from maps(part)
    elif isinstance(node, list):
        for part in node:
            yield from maps(part)


def effects(node: Any, name: str) -> list[Any]:
    """The values of every effect (or condition) of a name inside a piece of data."""
    return [one[name] for one in maps(node) if name in one]


def rules(chapter: Data) -> Iterator[Data]:
    """Every rule of a chapter and of its rooms."""
    yield from chapter.get("rules", [])
    for room in chapter.get("rooms", {}).values():
        yield from room.get("rules", [])


def rooms(chapter: Data) -> list[Data]:
    """What a chapter says about its faces."""
    return list(chapter.get("rooms", {}).values())


def placed(chapter: Data) -> set[str]:
    """The minions a chapter calls for by name."""
    return {one["minion"] for one in maps(chapter) if isinstance(one.get("minion"), str) and "count" in one} | {
        one["place"]["minion"] for one in maps(chapter) if isinstance(one.get("place"), dict)
    }


def faces_in_use(chapter: Data) -> set[str]:
    """The faces a chapter starts with or says something about."""
    return {one["face"] for one in chapter["plan"]} | set(chapter.get("rooms", {}))


def face(ident: str) -> Data:
    """A face of a tile."""
    return LIBRARY.entries("face")[ident].data
