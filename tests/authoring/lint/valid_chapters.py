"""Tiles and chapters made up at random, sound by the way they are made: what lint finds in them is a false alarm."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from authoring.library import File, Library, open_library
from authoring.source import parse

Data = dict[str, Any]
NAMES = "abc"
SIZE = 3
STEP = 30
EDGES = {"N": ["a1", "a2", "a3"], "S": ["c1", "c2", "c3"], "W": ["a1", "b1", "c1"], "E": ["a3", "b3", "c3"]}
TILES = 8


def random_face(dice: random.Random, number: int, colour: str, flip: Any) -> Data:
    """Nine spaces in a grid that hang together, an exit at each edge, and some scenery."""
    cells = {f"{row}{column + 1}": (column, y) for y, row in enumerate(NAMES) for column in range(SIZE)}
    spaces: list[Data] = [
        {"id": name, "at": [20 + STEP * x + dice.randint(-3, 3), 20 + STEP * y + dice.randint(-3, 3)]}
        for name, (x, y) in cells.items()
    ]
    by_name = {space["id"]: space for space in spaces}
    face: Data = {
        "id": f"room-{number}-{colour}", "name": f"Room {number} {colour}", "number": number, "colour": colour,
        "exits": [{"edge": edge, "at": 0.5, "spaces": dice.sample(beside, 2)} for edge, beside in EDGES.items()],
        "spaces": spaces, "adjacent": [], "lines": [], "solid": [],
    }  # fmt: skip
    for one, other in _neighbours(cells):
        line = dice.random() < 0.15
        if line:
            face["lines"].append({"between": [one, other], "kind": "yellow", "down": dice.choice([one, other])})
        else:
            face["adjacent"].append([one, other])
    for name in dice.sample(["a1", "a3", "c1", "c3", "b2"], 4):
        by_name[name]["entry"] = True
    by_name[dice.choice(["a2", "b1", "b3", "c2"])]["flip"] = flip
    if dice.random() < 0.4:  # a stream through the middle row, with a bank on both sides
        for name, towards, to in (("b3", "W", "b2"), ("b2", "W", "b1"), ("b1", "W", "off-tile")):
            by_name[name].update(kind="water", current={"towards": towards, "to": to})
    elif dice.random() < 0.5:
        by_name["b2"]["mousetrap"] = True
    if dice.random() < 0.4:
        face["solid"].append([[0, 0], [4, 0], [0, 4]])
    return face


def _neighbours(cells: dict[str, tuple[int, int]]) -> list[tuple[str, str]]:
    pairs = [(one, other) for one in cells for other in cells if one < other]
    near = {one: cells[one] for one in cells}
    return [(a, b) for a, b in pairs if abs(near[a][0] - near[b][0]) + abs(near[a][1] - near[b][1]) == 1]


def random_tiles(seed: int) -> list[Data]:
    """A set of tiles. One of them asks for an item where it flips, one for a class."""
    dice = random.Random(seed)
    flips: list[Any] = ["normal"] * (TILES - 2) + [{"item": "fishhook-and-thread"}, {"classes": ["tinkerer", "scamp"]}]
    tiles = []
    for index, flip in enumerate(flips):
        number = 100 + 2 * index
        sides = [random_face(dice, number + side, colour, flip) for side, colour in enumerate(("orange", "blue"))]
        tiles.append({"kind": "tile", "id": f"tile-{number}", "faces": sides})
    return tiles


def random_chapter(seed: int, tiles: list[Data]) -> Data:
    """A chapter on some of the tiles: they hang together, what is locked can be opened, what is needed is found."""
    dice = random.Random(seed)
    places = _places(dice, dice.randint(2, 5))
    laid = dice.sample(tiles, len(places))
    up = [dice.choice(tile["faces"]) for tile in laid]
    goal = dice.choice([face for tile in laid[1:] for face in tile["faces"]])
    chapter: Data = {
        "kind": "chapter", "id": f"made-up-{seed}", "title": f"Made up {seed}", "book": "maze", "number": 1,
        "party": dice.choice([{"mice": 4}, {"mice": {"from": 3, "to": 5}}, {"mice": 2, "required": ["collin"]}]),
        "end-page": dice.randint(4, 8), "encounters": {"decks": ["standard"]}, "counters": {"lever": {"max": 1}},
        "plan": [{"face": face["id"], "at": list(at)} for face, at in zip(up, places, strict=True)],
        "start": {"face": up[0]["id"], "spaces": dice.sample(["a1", "a2", "b2", "c3"], dice.randint(1, 3))},
        "rooms": {up[0]["id"]: {"search": [{"card": "fishhook-and-thread"}]}},
    }  # fmt: skip
    room = chapter["rooms"].setdefault(goal["id"], {})
    room["areas"] = {"spot": [dice.choice(["a1", "b2", "c3"])]}
    chapter["victory"] = {"mice-at": {"at": f"{goal['id']}/spot"}}
    if dice.random() < 0.5:
        chapter["victory"]["no-minions"] = goal["id"]
    _add_lever(dice, chapter, up)
    return chapter


def _add_lever(dice: random.Random, chapter: Data, up: list[Data]) -> None:
    """A lever on the start face; sometimes a door that it opens, or a victory that asks for it."""
    space = dice.choice(["a1", "a3", "c2"])
    do: list[Data] = [{"set": "lever"}]
    conditions = {"mover": "mouse", "space": space}
    rule = {"id": "lever", "text": "A lever.", "when": "space-entered", "if": conditions, "do": do}
    chapter["rooms"][up[0]["id"]]["rules"] = [rule]
    column, row = chapter["plan"][0]["at"]
    near = {(0, -1): "N", (0, 1): "S", (1, 0): "E", (-1, 0): "W"}
    edges = [near.get((place["at"][0] - column, place["at"][1] - row)) for place in chapter["plan"]]
    edge = next(edge for edge in edges if edge)
    if dice.random() < 0.5:
        chapter["setup"] = [{"close-exit": {"face": up[0]["id"], "edge": edge}}]
        do.append({"open-exit": {"face": up[0]["id"], "edge": edge}})
    if dice.random() < 0.5:
        chapter["victory"]["counter"] = {"name": "lever", "at-least": 1}


def _places(dice: random.Random, count: int) -> list[tuple[int, int]]:
    places = [(0, 0)]
    while len(places) < count:
        column, row = dice.choice(places)
        dx, dy = dice.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if (column + dx, row + dy) not in places:
            places.append((column + dx, row + dy))
    return places


def library_of(things: list[Data]) -> tuple[Library, list[File]]:
    """The bundled content with some more, and the files of these."""
    own = [
        File(parse(json.dumps(thing, indent=1).encode(), f"{thing['id']}.yaml"), Path(f"/nowhere/{thing['id']}"), False)
        for thing in things
    ]
    return Library([*open_library().files, *own]), own
