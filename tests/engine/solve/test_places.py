"""The places that a search sends mice to."""

from __future__ import annotations

from engine.solve.places import NamedPlaces, Places, places_of_lines
from tests.engine.solve.test_search import LEVERS, made


def test_it_reads_the_places_that_victories_and_rules_name() -> None:
    data, chapter = made(**LEVERS)
    board = chapter.board
    named = NamedPlaces(data, chapter)
    assert named.of_victory() == [(board.space("hall", "h3"),)]
    assert (board.space("field", "c1"),) in named.of_rules()
    assert board.face_spaces[board.face_ids.index("field")] in named.of_rules()


def test_areas_stand_for_their_spaces() -> None:
    rooms = {"field": {"areas": {"corner": ["a1", "a2"]}}}
    data, chapter = made(rooms=rooms, victory={"mice-at": {"at": "field/corner"}})
    wanted = tuple(chapter.board.space("field", name) for name in ("a1", "a2"))
    assert NamedPlaces(data, chapter).of_victory() == [wanted]


def test_lines_are_where_they_happen() -> None:
    _, chapter = made(**LEVERS)
    places, board = places_of_lines(chapter), chapter.board
    pull = next(rule for rule in chapter.rules if rule.name == "pull")
    assert places[pull.index] == (board.space("field", "c1"),)
    hall = board.face_ids.index("hall")
    assert places[chapter.face_line[hall]] == board.face_spaces[hall]
    assert -1 not in places


def test_shut_doors_are_no_places() -> None:
    from engine.play import new_game
    from tests.engine.scene import ScriptBot

    data, chapter = made(**LEVERS)
    game = new_game(chapter, [0, 1], 0, [ScriptBot()])
    doors = [spaces for weight, spaces in Places(data, chapter).all_now(game) if spaces == chapter.board.exit_spaces[0]]
    game.state.closed_exits = 0
    more = [spaces for weight, spaces in Places(data, chapter).all_now(game) if spaces == chapter.board.exit_spaces[0]]
    assert len(more) > len(doors)
