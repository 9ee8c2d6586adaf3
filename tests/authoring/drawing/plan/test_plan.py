from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest
import yaml

from authoring import drawing
from authoring.drawing.board.masonry import WALL
from authoring.drawing.plan.page_layout import GAP, HEADER, UP, PageLayout
from authoring.drawing.plan.plan_model import read_plan
from authoring.drawing.plan.route import route
from authoring.drawing.svg.geometry import inside, towards

Data = dict[str, Any]
Shown = Callable[..., list[Element]]
Words = Callable[[str], list[str]]
CHAPTERS = [
    path
    for path in sorted((Path(__file__).resolve().parents[4] / "chapters").glob("*/*.yaml"))
    if "\nkind: chapter" in path.read_text(encoding="utf-8")
]


def chapter(*places: tuple[str, int, int], **more: Any) -> Data:
    laid = [{"face": face, "at": [column, row]} for face, column, row in places]
    return {"id": "flight", "title": "Flight", "plan": laid, "start": {"face": places[0][0], "space": "d3"}} | more


FLIGHT = chapter(
    ("guard-room", 0, 0),
    ("kitchen-tunnels", 0, 1),
    ("tunnel-entrance", 0, 2),
    rooms={
        "guard-room": {
            "search": [{"card": "tinkerers-treasure", "where": "anywhere"}],
            "surge": [{"minion": "rat", "count": 2}],
        },
        "sewers": {"search": [{"card": "fishhook-and-thread", "where": "water"}]},
        "kitchen": {"areas": {"counter": ["k1"]}, "search": [{"card": "spoon", "where": "counter"}]},
        "courtyard": {"spaces": [{"id": "tree", "at": [17, 14]}], "adjacent": [["tree", "b2"]]},
    },
    victory={"all": [{"no-minions": "courtyard"}, {"mice-at": {"face": "courtyard", "space": "tree"}}]},
)


def test_every_face_is_drawn_and_the_ones_that_are_up_are_larger(tiles: list[Data], shown: Shown) -> None:
    svg = drawing.chapter(FLIGHT, tiles)
    widths = {
        part.get("data-id"): float(next(child.get("width", "0") for child in part if child.get("class") == "wall"))
        for part in shown(svg, "face")
    }
    assert widths.keys() == {"guard-room", "sewers", "kitchen-tunnels", "kitchen", "tunnel-entrance", "courtyard"}
    assert min(widths[up] for up in ("guard-room", "kitchen-tunnels", "tunnel-entrance")) > widths["sewers"]


def test_exits_that_meet_are_joined(tiles: list[Data], shown: Shown) -> None:
    joined = {
        part.get("data-between"): part.get("class") for part in shown(drawing.chapter(FLIGHT, tiles), "connection")
    }
    assert joined == {
        "sewers kitchen-tunnels": "connection blue closed",
        "kitchen-tunnels tunnel-entrance": "connection blue open",
    }


def test_joined_exits_meet(tiles: list[Data], shown: Shown) -> None:
    """The bridge spans the gap from the edge of one tile to the edge of the other, at their exits."""
    svg = drawing.chapter(FLIGHT, tiles)
    walls = {
        part.get("data-id"): {key: float(child.get(key, "0")) for key in ("x", "y", "width", "height")}
        for part in shown(svg, "face")
        for child in part
        if child.get("class") == "wall"
    }
    (bridge,) = shown(svg, "connection", "open")
    path = next(child.get("d", "") for child in bridge if child.get("d"))
    corners = [tuple(map(float, step.split())) for step in path.strip("MZ").split(" L")]
    above, below = walls["kitchen-tunnels"], walls["tunnel-entrance"]
    assert {y for _, y in corners} == {above["y"] + above["height"], below["y"]}
    assert sum(x for x, _ in corners) / 4 == pytest.approx(above["x"] + above["width"] / 2)


def test_an_exit_of_the_other_colour_leads_one_way(tiles: list[Data]) -> None:
    """The blue exit of the orange Pipes leads into a blue face; from there the way back leads to the other side."""
    joins = read_plan(chapter(("pipes", 0, 0), ("crystal-tunnels", 1, 0)), tiles).joins()
    assert [(join.face.id, join.other.id, join.open, join.back) for join in joins] == [
        ("pipes", "crystal-tunnels", True, False)
    ]


def test_exits_at_different_places_of_an_edge_do_not_meet(tiles: list[Data]) -> None:
    moved = [tile | {"faces": [dict(face) for face in tile["faces"]]} for tile in tiles]
    kitchen = next(face for tile in moved for face in tile["faces"] if face["id"] == "kitchen")
    kitchen["exits"] = [exit_ | {"at": 0.25} for exit_ in kitchen["exits"]]
    assert read_plan(chapter(("guard-room", 0, 0), ("kitchen", 1, 0)), tiles).joins()
    assert not read_plan(chapter(("guard-room", 0, 0), ("kitchen", 1, 0)), moved).joins()


def test_start_goal_searches_and_surges_are_marked(tiles: list[Data], shown: Shown, words: Words) -> None:
    svg = drawing.chapter(FLIGHT, tiles, names={"rat": "Rat Warrior"})
    on = {
        (part.get("data-of"), sign)
        for part in shown(svg, "stack")
        for child in part.iter()
        for sign in child.get("class", "").split()
        if sign in ("start", "goal", "search")
    }
    assert on == {("d3", "start"), ("tree", "goal"), ("k1", "search")}
    lines = words(svg)
    assert "Guard Room: tinkerers-treasure (anywhere)" in lines
    assert "Guard Room: 2 × Rat Warrior" in lines
    assert "Sewers: fishhook-and-thread (water)" in lines


@pytest.mark.parametrize(
    "victory",
    [
        {"mice-at": {"face": "kitchen", "spaces": ["a1", "a2"]}},
        {"mice-at": {"at": ["kitchen/a1", "kitchen/a2"]}},
        {"all": [{"mice-at": ["kitchen/a1", "kitchen/a2"]}, {"not": {"mice-at": "kitchen/d1"}}]},
    ],
)
def test_a_goal_is_found_however_it_is_written(tiles: list[Data], victory: Data) -> None:
    journey = read_plan(chapter(("kitchen", 0, 0), victory=victory), tiles)
    assert journey.goals == (("kitchen", ("a1", "a2")),)


def test_a_whole_face_as_a_goal_is_marked_at_its_name(tiles: list[Data], shown: Shown) -> None:
    svg = drawing.chapter(chapter(("kitchen", 0, 0), goals=[{"go": {"face": "kitchen-tunnels"}}]), tiles)
    headers = {part.get("data-face"): [child.get("class") for child in part] for part in shown(svg, "tile")}
    assert "symbol goal" in headers["kitchen-tunnels"]
    assert "symbol goal" not in headers["kitchen"]


def test_what_is_on_no_tile_of_the_plan_is_left_out(tiles: list[Data]) -> None:
    journey = read_plan(FLIGHT | {"plan": [{"face": "guard-room", "at": [0, 0]}]}, tiles)
    assert journey.goals == ()
    assert {note.face for note in journey.notes} == {"guard-room", "sewers"}


def test_the_shortest_way_is_told_numbered_and_drawn(tiles: list[Data], shown: Shown, words: Words) -> None:
    svg = drawing.chapter(FLIGHT, tiles)
    assert "shortest way: Guard Room → Sewers → Kitchen Tunnels → Tunnel Entrance → Courtyard" in words(svg)
    assert sorted(part[1].text or "" for part in shown(svg, "stop")) == ["1", "2", "3", "4", "5"]
    assert len(shown(svg, "trail")) == 5 + 1 + 1, "on each face, over the bridge, in the key"


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["en", "fr", "pt", "ru"])
def test_texts_of_bundled_plans_do_not_overlap(
    tiles: list[Data], path: Path, language: str, clashes: Callable[[str], list[str]]
) -> None:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert clashes(drawing.chapter(data, tiles, language=language)) == []


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_bundled_plans_show_what_the_chapter_says(tiles: list[Data], path: Path, shown: Shown) -> None:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    journey = read_plan(data, tiles)
    svg = drawing.chapter(data, tiles)
    drawn = {part.get("data-id"): part for part in shown(svg, "face")}
    assert drawn.keys() == journey.faces.keys()
    for name, face in journey.faces.items():
        kinds = Counter(part.get("class", "").split()[0] for part in drawn[name].iter() if part.get("class"))
        assert (kinds["space"], kinds["exit"]) == (len(face.spaces), len(face.exits))
        assert kinds["edge"] == len(face.adjacent) + len(face.lines)
    assert len(shown(svg, "stack")) == sum(len(face.spaces) for face in journey.faces.values())
    starts = [part for stack in shown(svg, "stack") for part in stack.iter() if part.get("class") == "symbol start"]
    assert len(starts) == len(journey.start[1])
    assert {join.exit.at for join in journey.joins() if join.open} == {0.5} or not shown(svg, "connection", "open")


@pytest.mark.parametrize(
    "places",
    [
        FLIGHT["plan"],
        [
            {"face": "guard-room", "at": [0, 0]},
            {"face": "kitchen", "at": [1, 0]},
            {"face": "pipes", "at": [2, 0]},
            {"face": "crystal-tunnels", "at": [3, 0]},
            {"face": "queens-chamber", "at": [2, 1]},
            {"face": "dining-hall", "at": [2, 2]},
            {"face": "kings-chamber", "at": [3, 2]},
            {"face": "tunnel-entrance", "at": [-1, 1]},
        ],
    ],
    ids=["column", "whole box"],
)
def test_texts_neither_overlap_nor_leave_the_picture(
    tiles: list[Data], places: list[Data], clashes: Callable[[str], list[str]]
) -> None:
    assert clashes(drawing.chapter(FLIGHT | {"plan": places, "title": "A Very Long Title " * 20}, tiles)) == []


def test_titles_with_markup_come_out_as_text(tiles: list[Data], words: Words) -> None:
    data = FLIGHT | {"title": "Tom & <script>"}
    assert "Tom & <script>" in words(drawing.chapter(data, tiles))
    svg = drawing.chapter(data, tiles, style="graph")
    assert "<script" not in svg
    assert any("Tom & <script>" in word.replace("\xa0", " ") for word in words(svg))


def test_an_unknown_face_is_told_with_the_nearest(tiles: list[Data]) -> None:
    with pytest.raises(drawing.PictureError, match=r'unknown face "kitchn" in the plan; did you mean "kitchen"\?'):
        drawing.chapter(chapter(("kitchn", 0, 0)), tiles)


def test_a_plan_that_is_far_too_wide_is_refused(tiles: list[Data]) -> None:
    with pytest.raises(drawing.PictureError, match="plan of more than 24 columns"):
        drawing.chapter(chapter(("kitchen", 0, 0), ("pipes", 1_000_000, 0)), tiles)


def test_the_graph_has_a_node_for_each_face_and_an_edge_for_each_way(tiles: list[Data], shown: Shown) -> None:
    svg = drawing.chapter(FLIGHT, tiles, style="graph")
    assert {part.get("id") for part in shown(svg, "node", "face")} == {
        f"face/{name}" for name in read_plan(FLIGHT, tiles).faces
    }
    assert len(shown(svg, "edge", "exit")) == 2
    assert len(shown(svg, "edge", "flip")) == 3


def test_a_door_shut_at_set_up_is_drawn_shut(tiles: list[Data], shown: Shown, words: Words) -> None:
    setup = [{"close-exit": {"face": "kitchen-tunnels", "edge": "S"}}]
    svg = drawing.chapter(FLIGHT | {"setup": setup}, tiles)
    (bridge,) = shown(svg, "connection", "shut")
    assert bridge.get("data-between") == "kitchen-tunnels tunnel-entrance"
    assert len(shown(svg, "door", "shut")) == 2, "on both sides"
    assert "door shut at the start" in words(svg)


def test_tokens_are_drawn_and_listed(tiles: list[Data], shown: Shown, words: Words) -> None:
    tokens = {"tokens": {"bell": {"name": "Bell"}}, "setup": [{"put-token": {"token": "bell", "at": "kitchen/k1"}}]}
    svg = drawing.chapter(FLIGHT | tokens, tiles)
    stacks = [part.get("data-of") for part in shown(svg, "stack") for one in part if one.get("class") == "symbol token"]
    assert stacks == ["k1"]
    assert "Kitchen: Bell (k1)" in words(svg)


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_each_other_side_lies_beside_its_front(tiles: list[Data], path: Path) -> None:
    model = read_plan(yaml.safe_load(path.read_text(encoding="utf-8")), tiles)
    page = PageLayout(model, [], [])
    for tile in model.tiles:
        front, back = page.up(tile), page.down(tile)
        across, down = abs(front.left - back.left), abs(front.top - back.top)
        assert max(across, down) < 100 * UP + HEADER + GAP + page.captions + 1


def test_the_way_stays_on_the_floor(tiles: list[Data]) -> None:
    """Between two spaces it runs over their border, and through the opening of an exit."""
    model = read_plan(FLIGHT, tiles)
    for leg in route(model):
        face = model.faces[leg.face]
        added = {space.at for space in face.spaces if space.added}
        for start, end in pairwise(leg.points(face)):
            if not {start, end} & added:  # the tree stands in the rock
                steps = [towards(start, end, math.dist(start, end) * part / 20) for part in range(21)]
                on_rock = [step for step in steps if any(inside(step, rock) for rock in face.solid)]
                assert not [step for step in on_rock if min(step) > WALL and max(step) < 100 - WALL]
