"""The board of the viewer."""

from __future__ import annotations

from xml.etree import ElementTree

from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import board_svg, face_data
from authoring.report.viewer.board import face_name

SVG = "{http://www.w3.org/2000/svg}"


def test_only_faces_that_are_up_are_drawn(result: PlaytestResult) -> None:
    recording = result.recordings["typical"]
    root = ElementTree.fromstring(board_svg(result.compiled, [recording]))
    drawn = [group.get("data-face") for group in root.findall(f"{SVG}g[@class='up']")]
    up = {str(face) for frame in recording.frames for face in frame.get("up", ())}
    assert set(drawn) == up
    assert root.findall(f"{SVG}g")[-1].get("class") == "figures"


def test_a_face_comes_with_its_room(result: PlaytestResult) -> None:
    face, room = face_data(result.plan.content, "guard-room")
    assert face["id"] == "guard-room"
    assert room is not None
    assert room["story"] == "A room full of rats."
    assert face_data(result.plan.content, "sewers")[1] is None


def test_a_face_has_its_name(result: PlaytestResult) -> None:
    number = result.compiled.chapter.board.face_ids.index("guard-room")
    assert face_name(result.compiled, number) == "Guard Room"
