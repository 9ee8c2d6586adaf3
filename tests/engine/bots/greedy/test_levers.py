"""Doors that open when two mice pull two levers in one round: what greedy makes of offers, marks and places."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from engine.bots.greedy.player import GreedyBot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.records.chapter import Chapter
from engine.records.errors import ContentError
from engine.records.state import WON
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, box

GAMES = 60
HEROES = ("ash", "birch", "cedar", "dill")
PLAN = [("field", 0, 0), ("hall", 1, 0)]
PULLED = {"pulled": {"name": "Pulled", "text": "It has pulled a lever this round.", "recover": "automatic"}}


def _lever(name: str, space: str) -> dict[str, Any]:
    return {"id": name, "when": "action", "if": {"owner": {"at": f"field/{space}", "not": {"status": "pulled"}}},
            "do": [{"count": "pulls"}, {"status": {"who": "owner", "status": "pulled"}}]}  # fmt: skip


RULES = [
    _lever("left", "c1"),
    _lever("right", "c5"),
    {"id": "clank", "when": "counter-changed", "if": {"counter": {"name": "pulls", "at-least": 2}},
     "do": [{"open-exit": {"face": "field", "edge": "E"}}]},
    {"id": "slack", "when": "round-end",
     "do": [{"set": {"counter": "pulls", "to": 0}}, {"end-status": {"who": "all-mice", "status": "pulled"}}]},
]  # fmt: skip


@cache
def _chapter(closed: bool, goals: bool) -> Chapter:
    pieces = box(*ROAD, statuses=deepcopy(PULLED))
    keys: dict[str, Any] = {
        "end-page": 3, "counters": {"pulls": {"max": 2}}, "victory": {"mice-at": {"face": "hall"}}, "rules": RULES,
        "encounters": {"decks": ["calm"]},
        "setup": [{"close-exit": {"face": "field", "edge": "E"}}] if closed else [],
    }  # fmt: skip
    if goals:
        keys["goals"] = [{"if": {"not": {"entered": "hall"}, "counter": {"name": "pulls", "at-most": 1}},
                          "use": ["left", "right"]}, {"go": {"face": "hall"}}]  # fmt: skip
    return compile_chapter(content(plain_chapter(PLAN, pieces, **keys), pieces))


def _won(chapter: Chapter) -> int:
    won = 0
    for seed in range(GAMES):
        party = [chapter.hero_ids.index(hero) for hero in HEROES]
        game = new_game(chapter, party, seed, [GreedyBot(seed)])
        play(game)
        won += game.state.outcome == WON
    return won


def test_greedy_pulls_two_levers_in_one_round() -> None:
    opened = _won(_chapter(False, False))
    assert opened >= GAMES // 2
    assert 2 * _won(_chapter(True, False)) >= opened


def test_so_it_does_where_the_goals_name_the_levers() -> None:
    assert 2 * _won(_chapter(True, True)) >= _won(_chapter(False, False))


def test_a_goal_names_rules_that_a_menu_offers() -> None:
    pieces = box(*ROAD, statuses=deepcopy(PULLED))
    keys: dict[str, Any] = {"counters": {"pulls": {}}, "rules": RULES, "goals": [{"use": "clank"}]}
    with pytest.raises(ContentError, match='unknown action or free action "clank"'):
        compile_chapter(content(plain_chapter(PLAN, pieces, **keys), pieces))
