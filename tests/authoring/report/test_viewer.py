"""The data and the picture of the replay viewer."""

from __future__ import annotations

from xml.etree import ElementTree

from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import ViewerGame, board_svg, face_data, viewer_data

SVG = "{http://www.w3.org/2000/svg}"


def game(result: PlaytestResult) -> ViewerGame:
    return ViewerGame("a game", result.recordings["typical"], 3)


def test_a_game_has_a_frame_for_every_step(result: PlaytestResult) -> None:
    data = viewer_data(result.compiled, [game(result)])
    (shown,) = data["games"]
    assert (shown["name"], shown["at"]) == ("a game", 3)
    assert shown["outcome"] == result.recordings["typical"].outcome
    assert len(shown["steps"]) == len(shown["frames"]) > 10


def test_spaces_have_places_and_names(result: PlaytestResult) -> None:
    data = viewer_data(result.compiled, [])
    board = result.compiled.chapter.board
    assert len(data["spaces"]) == len(data["names"]) == len(board.space_ids)
    assert {face for _, _, face in data["spaces"]} == {0, 1}
    assert data["heroes"] == list(result.compiled.chapter.hero_ids)


def test_only_faces_that_are_up_are_drawn(result: PlaytestResult) -> None:
    root = ElementTree.fromstring(board_svg(result.compiled, [game(result)]))
    drawn = [group.get("data-face") for group in root.findall(f"{SVG}g[@class='up']")]
    up = {str(face) for frame in result.recordings["typical"].frames for face in frame.get("up", ())}
    assert set(drawn) == up
    assert root.findall(f"{SVG}g")[-1].get("class") == "figures"


def test_a_face_comes_with_its_room(result: PlaytestResult) -> None:
    face, room = face_data(result.plan.content, "guard-room")
    assert face["id"] == "guard-room"
    assert room is not None
    assert room["story"] == "A room full of rats."
    assert face_data(result.plan.content, "sewers")[1] is None
