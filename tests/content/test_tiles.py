"""The bundled tiles: sixteen faces that agree with the reference table and can be played on."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

TILES = Path(__file__).resolve().parents[2] / "tiles"

# face: (number, colour, exits, entry spaces, trap marks, flip), counted from the published tiles
REFERENCE: dict[str, tuple[int, str, str, int, int, Any]] = {
    "courtyard": (1, "orange", "", 3, 0, "normal"),
    "tunnel-entrance": (2, "blue", "NES", 3, 2, "normal"),
    "kitchen": (3, "orange", "ESW", 3, 0, "normal"),
    "kitchen-tunnels": (4, "blue", "NESW", 3, 1, "normal"),
    # one count gives two entry spaces: see the notes of the face
    "guard-room": (5, "orange", "EW", 3, 0, "normal"),
    "sewers": (6, "blue", "NS", 4, 0, {"item": "fishhook-and-thread"}),
    "dining-hall": (7, "orange", "NES", 4, 0, "normal"),
    "dining-tunnels": (8, "blue", "EW", 3, 2, "normal"),
    "alchemists-chamber": (9, "orange", "ES", 3, 0, "normal"),
    "crystal-tunnels": (10, "blue", "NSW", 3, 1, "normal"),
    "kings-chamber": (11, "orange", "W", 3, 0, "normal"),
    "kings-tunnels": (12, "blue", "ES", 3, 1, "normal"),
    "queens-chamber": (13, "orange", "NW", 3, 0, "normal"),
    "forge": (14, "blue", "N", 3, 0, "normal"),
    "pipes": (15, "orange", "NSE", 4, 2, {"classes": ["tinkerer", "scamp"]}),
    "sewer-entrance": (16, "blue", "NS", 4, 0, {"classes": ["tinkerer", "scamp"]}),
}
# spaces no mouse can walk or swim to, on purpose: ringed with red, or up the current
OUT_OF_REACH = {"alchemists-chamber": {"k3"}, "kings-tunnels": {"w1"}}
STEPS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}

Face = dict[str, Any]


def tiles() -> list[dict[str, Any]]:
    return [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(TILES.glob("*.yaml"))]


FACES: dict[str, Face] = {face["id"]: face for tile in tiles() for face in tile["faces"]}
every_face = pytest.mark.parametrize("face", FACES.values(), ids=FACES.keys())


def spaces(face: Face) -> dict[str, dict[str, Any]]:
    return {space["id"]: space for space in face["spaces"]}


def pairs(face: Face) -> list[frozenset[str]]:
    """Every linked pair, with or without a line."""
    lined = [line["between"] for line in face.get("lines", [])]
    return [frozenset(pair) for pair in face["adjacent"] + lined]


def reached(face: Face, start: str) -> set[str]:
    """Spaces a mouse gets to from one space: no red lines, never against a current."""
    walkable = [set(pair) for pair in face["adjacent"]]
    walkable += [set(line["between"]) for line in face.get("lines", []) if line["kind"] == "yellow"]
    known = spaces(face)
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for pair in walkable:
            for there in pair - {here} if here in pair else ():
                against = known[there].get("current", {}).get("to") == here
                if there not in seen and not against:
                    seen.add(there)
                    waiting.append(there)
    return seen


def ways_in(face: Face) -> Iterator[str]:
    for exit_ in face["exits"]:
        yield from exit_["spaces"]
    yield from (space["id"] for space in face["spaces"] if "flip" in space)


def crosses(a: list[int], b: list[int], c: list[int], d: list[int]) -> bool:
    def side(p: list[int], q: list[int], r: list[int]) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_there_are_eight_tiles_of_two_faces_numbered_one_to_sixteen() -> None:
    assert len(tiles()) == 8
    for tile in tiles():
        orange, blue = tile["faces"]
        assert (orange["colour"], blue["colour"]) == ("orange", "blue")
        assert blue["number"] == orange["number"] + 1
        assert tile["id"] == f"tile-{orange['number']}-{blue['number']}"
    assert sorted(face["number"] for face in FACES.values()) == list(range(1, 17))


def test_every_tile_says_where_it_comes_from() -> None:
    for tile in tiles():
        assert (tile["provenance"], tile["confidence"]) == ("community", "one-source")
        assert "reconstruction" in " ".join(tile["notes"])


@every_face
def test_face_agrees_with_the_reference(face: Face) -> None:
    exits = "".join(exit_["edge"] for exit_ in face["exits"])
    entries = sum(space.get("entry", False) for space in face["spaces"])
    traps = sum(space.get("mousetrap", False) for space in face["spaces"])
    flips = [space["flip"] for space in face["spaces"] if "flip" in space]
    number, colour, edges, entry_count, trap_count, flip = REFERENCE[face["id"]]
    assert (face["number"], face["colour"]) == (number, colour)
    assert sorted(exits) == sorted(edges)
    assert (entries, traps, flips) == (entry_count, trap_count, [flip])


@every_face
def test_every_named_space_exists_and_ids_are_unique(face: Face) -> None:
    known = spaces(face)
    assert len(known) == len(face["spaces"])
    named = {name for pair in pairs(face) for name in pair}
    named |= {name for exit_ in face["exits"] for name in exit_["spaces"]}
    named |= {space["current"]["to"] for space in face["spaces"] if "current" in space} - {"off-tile"}
    assert named <= known.keys()


@every_face
def test_every_pair_is_listed_once_and_links_two_spaces(face: Face) -> None:
    listed = pairs(face)
    assert len(set(listed)) == len(listed)
    assert all(len(pair) == 2 for pair in listed)
    for line in face.get("lines", []):
        assert line["kind"] == "red" or line["down"] in line["between"]


@every_face
def test_every_current_runs_to_the_next_water_in_its_direction(face: Face) -> None:
    known = spaces(face)
    for space in (space for space in face["spaces"] if "current" in space):
        assert space["kind"] == "water"
        east, south = STEPS[space["current"]["towards"]]
        if space["current"]["to"] == "off-tile":
            x, y = space["at"]
            assert min((x, 100 - x)[east > 0] if east else 100, (y, 100 - y)[south > 0] if south else 100) < 25
            continue
        target = known[space["current"]["to"]]
        assert target["kind"] == "water"
        assert frozenset((space["id"], target["id"])) in pairs(face)
        dx, dy = (target["at"][0] - space["at"][0], target["at"][1] - space["at"][1])
        along = (dx * east + dy * south) / (math.hypot(dx, dy) * math.hypot(east, south))
        assert along > math.cos(math.radians(60)), f"{space['id']} does not run {space['current']['towards']}"


@every_face
def test_no_space_lies_in_rock_and_no_link_runs_through_it(face: Face) -> None:
    known = spaces(face)
    for solid in face.get("solid", []):
        edges = list(zip(solid, solid[1:] + solid[:1], strict=True))
        for pair in pairs(face):
            a, b = (known[name]["at"] for name in sorted(pair))
            assert not any(crosses(a, b, c, d) for c, d in edges), sorted(pair)
        for space in face["spaces"]:
            far = [-1000, space["at"][1] + 1]  # a ray: an odd number of crossings means inside
            assert sum(crosses(space["at"], far, c, d) for c, d in edges) % 2 == 0, space["id"]


@every_face
def test_mice_walk_from_every_way_in_to_every_space_and_exit(face: Face) -> None:
    wanted = spaces(face).keys() - OUT_OF_REACH.get(face["id"], set())
    for start in ways_in(face):
        assert wanted <= reached(face, start), f"from {start}"


@every_face
def test_minions_reach_every_space(face: Face) -> None:
    """Lines do not stop minions, so every space must hang together for them."""
    links = pairs(face)
    seen = {face["spaces"][0]["id"]}
    while grown := {name for pair in links if pair & seen for name in pair} - seen:
        seen |= grown
    assert seen == spaces(face).keys()


@every_face
def test_exit_spaces_lie_at_their_edge(face: Face) -> None:
    known = spaces(face)
    for exit_ in face["exits"]:
        axis = 1 if exit_["edge"] in "NS" else 0
        for name in exit_["spaces"]:
            along = known[name]["at"][axis]
            assert (along if exit_["edge"] in "NW" else 100 - along) <= 20, name


@every_face
def test_names_are_in_four_languages(face: Face) -> None:
    assert face["name"].keys() == {"en", "fr", "pt", "ru"}
    assert all(face["name"].values())
