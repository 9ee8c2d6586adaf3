"""Winning and losing (END)."""

from __future__ import annotations

import pytest

from engine.bots.random import RandomBot
from engine.play import new_game
from engine.records.state import LOST, PLAYING, WON
from engine.rulebook.end import check
from engine.rulebook.figures import lift
from engine.rulebook.time import move_end_marker, move_hourglass
from tests.engine.table import BOW, SWORD, Table, face, start, tile

AT_C5 = {"victory": {"no-minions": "field", "mice-at": {"at": "field/c5"}}}


@pytest.mark.rule("END-1")
def test_the_chapters_victory_is_noticed_when_it_comes_true() -> None:
    table = Table({"elder": "b5"}, chapter=AT_C5).dice(BOW).begin("elder").move("elder", "c5")
    assert (table.state.outcome, table.state.reason) == (WON, "victory")


@pytest.mark.rule("END-1")
def test_a_victory_won_by_a_blow_is_noticed_at_once() -> None:
    table = Table({"ash": "c5"}, [("grub", "c5")], chapter=AT_C5)
    table.dice(SWORD, SWORD).attack("ash", "grub")
    assert table.state.outcome == WON


@pytest.mark.rule("END-1")
def test_the_chapters_own_defeats_count_too() -> None:
    defeat = {"counters": {"alarm": {"start": 0}},
              "defeat": {"also": [{"id": "alarm", "if": {"counter": {"name": "alarm", "at-least": 2}}}]}}  # fmt: skip
    ring = {"id": "ring", "when": "free-action", "do": [{"count": {"counter": "alarm"}}]}
    table = Table({"ash": "a1"}, chapter=defeat, rules=[ring]).dice(BOW).begin("ash")
    table.use("ash", "ring")
    assert table.state.outcome == PLAYING
    table.use("ash", "ring")
    assert (table.state.outcome, table.state.reason) == (LOST, "alarm")


@pytest.mark.rule("END-1")
def test_several_victories_each_have_their_name() -> None:
    ways = {"victories": [{"id": "gone", "if": {"page": 50}}, {"id": "home", "if": {"mice-at": {"at": "field/a1"}}}]}
    game = start(ways | {"start": {"face": "field", "space": "a1"}})
    assert (game.state.outcome, game.state.reason) == (WON, "home")


@pytest.mark.rule("END-1", negative=True)
def test_a_victory_needs_all_its_conditions() -> None:
    table = Table({"elder": "b5", "ash": "a1"}, chapter=AT_C5).dice(BOW).begin("elder").move("elder", "c5")
    assert table.state.outcome == PLAYING
    table = Table({"elder": "b5"}, [("rat", "a1")], chapter=AT_C5).dice(BOW).begin("elder").move("elder", "c5")
    assert table.state.outcome == PLAYING


@pytest.mark.rule("END-1", negative=True)
def test_the_first_end_stands() -> None:
    table = Table({"elder": "c5"}, chapter=AT_C5)
    check(table.game)
    assert table.state.outcome == WON
    move_hourglass(table.game, 30)
    assert table.state.outcome == WON


@pytest.mark.rule("END-2")
def test_the_hourglass_on_the_end_marker_is_a_defeat() -> None:
    table = Table({"ash": "a1"}, chapter={"end-page": 3})
    move_hourglass(table.game)
    assert table.state.outcome == PLAYING
    move_hourglass(table.game)
    assert (table.state.outcome, table.state.reason) == (LOST, "time")


@pytest.mark.rule("END-2", negative=True)
def test_one_page_before_it_is_not() -> None:
    table = Table({"ash": "a1"}, chapter={"end-page": 3})
    move_hourglass(table.game)
    check(table.game)
    assert table.state.outcome == PLAYING
    move_hourglass(table.game, -1)
    assert table.state.page == 1


@pytest.mark.rule("END-2")
def test_an_end_marker_on_the_first_page_leaves_no_time_at_all() -> None:
    chapter = Table({"ash": "a1"}, chapter={"end-page": 1}).chapter
    game = new_game(chapter, [0], 1, [RandomBot(1)])
    assert (game.state.outcome, game.state.reason) == (LOST, "time")


@pytest.mark.rule("END-2", negative=True)
def test_it_does_where_the_end_marker_does_not_count() -> None:
    chapter = Table({"ash": "a1"}, chapter={"end-page": 1, "defeat": {"standard": False}}).chapter
    assert new_game(chapter, [0], 1, [RandomBot(1)]).state.outcome == PLAYING


@pytest.mark.rule("END-3")
def test_a_marker_further_away_gives_more_time() -> None:
    table = Table({"ash": "a1"}, chapter={"end-page": 2})
    move_end_marker(table.game, 1)
    move_hourglass(table.game)
    assert table.state.outcome == PLAYING
    move_hourglass(table.game)
    assert table.state.outcome == LOST


@pytest.mark.rule("END-3")
def test_a_marker_moved_onto_the_hourglass_is_a_defeat() -> None:
    table = Table({"ash": "a1"}, chapter={"end-page": 3})
    move_end_marker(table.game, -2)
    assert (table.state.outcome, table.state.reason) == (LOST, "time")


@pytest.mark.rule("END-3", negative=True)
def test_moving_the_marker_does_not_move_the_hourglass() -> None:
    table = Table({"ash": "a1"}, chapter={"end-page": 3})
    move_end_marker(table.game, 2)
    assert (table.state.page, table.state.end_page) == (1, 5)


@pytest.mark.parametrize(
    ("victory", "by_place"),
    [
        (AT_C5["victory"], True),
        ({"no-minions": True}, True),
        ({"no-minions": "field", "page": 3}, False),
        ({"mice-at": {"at": "field/c5", "at-least": 2}}, False),
    ],
)
def test_some_victories_depend_on_places_only(victory: object, by_place: bool) -> None:
    table = Table({"elder": "c5", "ash": "a1"}, chapter={"victory": victory})
    assert table.chapter.ends_by_place is by_place


def test_an_end_by_place_is_looked_at_again_only_after_a_figure_was_put_moved_or_lifted() -> None:
    table = Table({"elder": "c5", "ash": "a1"}, chapter=AT_C5)
    check(table.game)
    assert table.state.outcome == PLAYING
    assert not table.game.figures_moved
    lift(table.game, 1)
    assert table.game.figures_moved
    check(table.game)
    assert table.state.outcome == WON


@pytest.mark.parametrize(
    ("victory", "face"),
    [
        (AT_C5["victory"], "field"),
        ({"mice-at": {"face": "field"}, "page": 2}, "field"),
        ({"mice-at": {"at": "field/c5", "at-least": 0}}, None),
        ({"mice-at": {"at": ["field/c5", "field/a1"]}}, None),
        ([{"mice-at": {"face": "field"}}], None),
        ({"no-minions": "field"}, None),
    ],
)
def test_a_victory_is_not_tested_while_no_mouse_is_on_its_face(victory: object, face: str | None) -> None:
    table = Table({"elder": "c5", "ash": "a1"}, chapter={"victory": victory})
    faces = table.chapter.board.face_ids
    assert table.chapter.victories[0].face == (faces.index(face) if face is not None else -1)


def test_a_victory_is_tested_once_a_mouse_is_on_its_face() -> None:
    table = Table({"elder": "a1", "ash": "a1"}, chapter={"victory": {"mice-at": {"face": "field"}}})
    asked = []
    table.chapter.victories[0].test = lambda game, ctx: bool(asked.append(1))
    check(table.game)
    lift(table.game, 0)
    lift(table.game, 1)
    table.game.figures_moved = True
    check(table.game)
    assert len(asked) == 1


def test_a_face_called_like_a_word_for_places_is_not_meant_by_that_word() -> None:
    tiles = (tile(face("anywhere", "a1 a2")),)
    table = Table({"ash": "a1"}, tiles=tiles, chapter={"victory": {"mice-at": {"at": "anywhere"}}})
    assert table.chapter.victories[0].face == -1
