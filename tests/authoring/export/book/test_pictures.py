"""Pictures of the book: no paper, no key, nothing that is to come."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

from authoring.content.library import open_library
from authoring.drawing.board.face import read
from authoring.export.book.pictures import key, plan_picture, room_picture, setup_plan

LIBRARY = open_library()
FLIGHT = LIBRARY.entries("chapter")["flight"].data
KITCHEN = LIBRARY.entries("face")["kitchen"].data


def classes(svg: str) -> set[str]:
    return {word for part in fromstring(svg).iter() for word in part.get("class", "").split()}


def test_the_plan_shows_only_the_faces_that_are_up() -> None:
    plan = setup_plan(FLIGHT, LIBRARY, "en")
    assert list(plan.faces) == [place["face"] for place in FLIGHT["plan"]]
    assert (plan.goals, plan.notes) == ((), ())
    svg = plan_picture(plan)
    assert svg.count('class="face"') == len(plan.tiles)
    assert not {"paper", "legend", "goal", "search"} & classes(svg)


def test_a_room_shows_its_special_searches() -> None:
    search = [{"card": "spoon", "where": "counter"}, {"card": "spoon", "where": "anywhere"}]
    svg = room_picture(KITCHEN, {"areas": {"counter": ["k1", "zz"]}, "search": search}, {}, "en")
    assert "search" in classes(svg)
    assert "paper" not in classes(svg)
    assert "search" not in classes(room_picture(KITCHEN, {}, {}, "en"))


def test_a_room_shows_start_goal_surge_and_tokens() -> None:
    token = {"put-token": {"token": "bell", "at": {"space": "kitchen/k1"}}}
    chapter = {
        "start": {"face": "kitchen", "spaces": ["a1", "a2"]},
        "victory": {"mice-at": {"at": "kitchen/b2"}},
        "setup": [token],
    }
    surge = [{"minion": "roach", "at": ["c1"]}]
    shown = classes(room_picture(KITCHEN, {"surge": surge}, chapter, "en"))
    assert {"start", "goal", "surge", "token"} <= shown
    there = classes(room_picture(KITCHEN, {"setup": [{"put-token": {"token": "bell", "at": ["a1"]}}]}, {}, "en"))
    assert "token" in there
    assert not {"start", "goal", "surge"} & there


def test_the_key_has_what_the_faces_show() -> None:
    words = [sign.word for sign in key([read(KITCHEN, None, "en")], "en", ["start"])]
    assert "red line: mice do not cross it, minions do" in words
    assert "water" not in words
    assert words[-1] == "the mice start"
