"""The search finds what can happen, within its effort, and always the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.compile import compile_chapter
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.records.state import WON
from engine.solve.aims import ONLY, Lines, OneLine, Victory
from engine.solve.course import play_course
from engine.solve.search import Effort, Search
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, box

NO_GAMES = Effort(20_000, 1)


def made(**keys: Any) -> tuple[Content, Chapter]:
    """A chapter on the field and in the hall without minions."""
    pieces = box(*ROAD)
    rooms = {"field": {"encounter": "none"}, "hall": {"encounter": "none"}}
    for name, room in keys.pop("rooms", {}).items():
        rooms[name] |= room
    plan = [("field", 0, 0), ("hall", 1, 0)]
    found = content(plain_chapter(plan, pieces, rooms=rooms, **{"end-page": 8, **keys}), pieces)
    return found, compile_chapter(found)


LEVERS: dict[str, Any] = {
    "counters": {"pulls": {"max": 3}},
    "setup": [{"close-exit": {"face": "field", "edge": "E"}}],
    "rooms": {
        "field": {
            "rules": [
                {"id": "pull", "when": "action", "if": {"actor": {"at": "c1"}}, "limit": "round",
                 "do": [{"count": "pulls"}]},
                {"id": "open", "when": "counter-changed", "if": {"counter": {"name": "pulls", "at-least": 3}},
                 "do": [{"open-exit": {"face": "field", "edge": "E"}}]},
            ]
        }
    },
    "victory": {"mice-at": {"at": "hall/h3"}},
}  # fmt: skip
PLATES: dict[str, Any] = {
    "counters": {"done": {"max": 1}},
    "rules": [
        {"id": "plates", "when": "round-end", "do": [{"set": "done"}],
         "if": {"all": [{"mice-at": {"at": f"field/{space}", "at-least": 1}} for space in ("a1", "c5", "a5")]}},
    ],
    "victory": {"counter": {"name": "done", "at-least": 1}},
}  # fmt: skip


@pytest.mark.parametrize("keys", [LEVERS, PLATES], ids=["a lever three times", "three plates"])
def test_it_finds_what_the_data_of_a_chapter_do_not_say(keys: dict[str, Any]) -> None:
    data, chapter = made(**keys)
    found = Search(data, chapter, (0, 1, 2)).run(Victory(), NO_GAMES)[ONLY]
    assert play_course(chapter, found.course).state.outcome == WON


def test_it_finds_nothing_that_cannot_happen_and_keeps_to_its_effort() -> None:
    data, chapter = made(**PLATES)
    search = Search(data, chapter, (0, 1))  # two mice for three plates
    assert search.run(Victory(), Effort(1500, 2)) == {}
    assert 1500 <= search.table.turns < 1600


def test_the_same_search_finds_the_same_game() -> None:
    data, chapter = made(**LEVERS)
    first, second = (Search(data, chapter, (0, 1)).run(Victory(), NO_GAMES)[ONLY] for _ in range(2))
    assert first == second


def test_it_finds_lines_one_by_one_or_together() -> None:
    data, chapter = made(**LEVERS)
    names = ("pull", "open")
    lines = {number: [chapter.lines.index(("rule", name))] for number, name in enumerate(names)}
    together = Search(data, chapter, (0, 1)).run(Lines(lines, {}), NO_GAMES)
    assert together.keys() == {0, 1}
    for number, found in together.items():
        assert play_course(chapter, found.course).hits[lines[number][0]]
    alone = Search(data, chapter, (0, 1)).run(OneLine(lines[1]), NO_GAMES)
    assert play_course(chapter, alone[ONLY].course).hits[lines[1][0]]


def test_it_finds_options_of_choices() -> None:
    choice = {"options": [{"text": "One", "do": [{"cheese": {"who": "actor", "amount": 1}}]},
                          {"text": "Two", "do": [{"wheel": 1}]}]}  # fmt: skip
    rule = {"id": "pick", "when": "action", "do": [{"choose": choice}]}
    data, chapter = made(rules=[rule], victory={"page": 99})
    found = Search(data, chapter, (0, 1)).run(Lines({}, {0: 0, 1: 1}), NO_GAMES)
    assert found.keys() == {0, 1}


def test_of_several_victories_the_shortest_counts() -> None:
    data, chapter = made(victory={"mice-at": {"at": "hall/h3"}}, goals=[{"go": {"face": "hall", "spaces": ["h3"]}}])
    few, many = (Search(data, chapter, (0, 1, 2)).run(Victory(), Effort(9999, games))[ONLY] for games in (1, 12))
    assert many.length <= few.length


def test_a_lower_end_page_is_played_to() -> None:
    data, chapter = made(victory={"mice-at": {"at": "hall/h3"}})
    found = Search(data, chapter, (0, 1), end_page=2).run(Victory(), NO_GAMES)[ONLY]
    assert found.course.end_page == 2
    assert play_course(chapter, replace(found.course)).state.end_page == 2
