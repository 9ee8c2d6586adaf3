"""Places for several mice at once, and doors that a friend goes to open."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.places import who_goes_where
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.roads import ways_to
from tests.engine.table import ROAD, Table, face, tile

LANE = face("lane", "a1 a2 a3 a4 a5 a6 a7 a8")


def test_every_place_takes_one_mouse_the_nearest_pairs_first() -> None:
    table = Table({"ash": "a1", "birch": "a4", "cedar": "a5"}, tiles=(tile(LANE),))
    atlas = GreedyBot().atlas_for(table.game)
    distances = [ways_to(table.game, atlas, (table.space(space),)) for space in ("a3", "a8")]
    assert who_goes_where(table.game, distances)[:3] == [-1, 0, 1]


def test_a_list_of_places_in_the_goals_sends_one_mouse_to_each() -> None:
    places = {"goals": [{"go": [{"face": "lane", "spaces": ["a1"]}, {"face": "lane", "spaces": ["a8"]}]}]}
    table = Table({"ash": "a3", "birch": "a4"}, tiles=(tile(LANE),), chapter=places)
    for mouse, place in ((0, "a1"), (1, "a8")):
        table.state.current = mouse
        way = GreedyBot().find_way(table.game, GreedyBot().atlas_for(table.game), table.state.pos[mouse])
        assert way[table.space(place)] == 0
        assert way[table.space("a5")] == abs(5 - int(place[1]))


OPENED: dict[str, Any] = {
    "setup": [{"close-exit": {"face": "field", "edge": "E"}}],
    "rules": [{"id": "latch", "when": "space-entered", "if": {"mover": "mouse", "space": "hall/h3"},
               "do": [{"open-exit": {"face": "field", "edge": "E"}}]}],
    "victory": {"mice-at": {"at": "hall/h3"}},
    "goals": [{"go": {"face": "hall", "spaces": ["h3"]}}],
}  # fmt: skip


def far(mice: dict[str, str], *spaces: str) -> list[int]:
    """The distances from some spaces to where the first mouse wants to go, with the door closed."""
    table = Table(mice, tiles=ROAD, chapter=OPENED)
    table.state.closed_exits = (1 << len(table.chapter.board.exit_to)) - 1
    way = GreedyBot().find_way(table.game, GreedyBot().atlas_for(table.game), table.space(mice["ash"]))
    return [way[table.space(space)] for space in spaces]


def test_a_mouse_waits_at_the_door_that_a_friend_is_on_its_way_to_open() -> None:
    door, flip = far({"ash": "a1", "birch": "hall/h1"}, "field/a5", "field/c2")
    assert door < flip


def test_without_such_a_friend_it_looks_for_another_way() -> None:
    door, flip = far({"ash": "a1", "birch": "a2"}, "field/a5", "field/c2")
    assert flip < door
