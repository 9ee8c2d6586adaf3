"""Small boards made up at random: two or three tiles with links, lines, currents, exits, flips, finds and doors."""

from __future__ import annotations

import random
from typing import Any

from engine.records.content import Content
from tests.engine.table import box

Data = dict[str, Any]
GRID = [(x, y) for y in (20, 50, 80) for x in (20, 50, 80)]
BESIDE = {"N": (0, 1, 2), "S": (6, 7, 8), "W": (0, 3, 6), "E": (2, 5, 8)}
FLIPS: list[Any] = ["normal", "normal", {"item": "key"}, {"classes": ["scamp"]}]
ITEMS = {"search_cards": {"key": {"category": "party-item"}, "bell": {"category": "party-item"}}}


def random_face(dice: random.Random, ident: str, colour: str) -> Data:
    """Up to nine spaces in a grid, some of them water, with some of the links there could be."""
    places = sorted(dice.sample(range(9), dice.randint(3, 7)))
    spaces: list[Data] = [{"id": f"{ident}{place}", "at": list(GRID[place])} for place in places]
    for space in spaces:
        if dice.random() < 0.4:
            space["kind"] = "water"
    near = [
        (one, other)
        for i, one in enumerate(spaces)
        for other in spaces[i + 1 :]
        if max(abs(one["at"][k] - other["at"][k]) for k in (0, 1)) == 30
    ]
    face: Data = {"id": ident, "colour": colour, "spaces": spaces, "adjacent": [], "lines": [], "exits": []}
    for one, other in near:
        pair = [one["id"], other["id"]]
        kind = dice.choice(["none", "plain", "plain", "plain", "plain", "red", "yellow"])
        if kind == "plain":
            face["adjacent"].append(pair)
        elif kind != "none":
            face["lines"].append({"between": pair, "kind": kind, **({"down": pair[0]} if kind == "yellow" else {})})
    _add_currents(dice, face, near)
    _add_exits(dice, face, places)
    if dice.random() < 0.8:
        dice.choice(spaces)["flip"] = dice.choice(FLIPS)
    return face


def _add_currents(dice: random.Random, face: Data, near: list[tuple[Data, Data]]) -> None:
    linked = [set(pair) for pair in face["adjacent"]]
    for one, other in near:
        wet = one.get("kind") == other.get("kind") == "water" and {one["id"], other["id"]} in linked
        here, there = dice.choice([(one, other), (other, one)])
        if wet and "current" not in here and dice.random() < 0.7:
            dx, dy = (there["at"][k] - here["at"][k] for k in (0, 1))
            towards = ("N" if dy < 0 else "S" if dy > 0 else "") + ("W" if dx < 0 else "E" if dx > 0 else "")
            here["current"] = {"towards": towards, "to": there["id"]}


def _add_exits(dice: random.Random, face: Data, places: list[int]) -> None:
    for edge, beside in BESIDE.items():
        spaces = [f"{face['id']}{place}" for place in places if place in beside]
        if spaces and dice.random() < 0.9:
            face["exits"].append({"edge": edge, "at": 0.5, "spaces": dice.sample(spaces, dice.randint(1, len(spaces)))})


def random_board(seed: int, mice: int = 1) -> Content:
    """A chapter for some mice on a board made up at random."""
    dice = random.Random(seed)
    tiles, plan, faces = [], [], []
    for number, at in enumerate(dice.choice([[(0, 0), (1, 0)], [(0, 0), (0, 1)], [(0, 0), (1, 0), (1, 1)]])):
        sides = [random_face(dice, f"f{number}{side}", side) for side in ("orange", "blue")]
        for side in sides:
            side["id"] = f"{side['id']}-face"
        tiles.append({"id": f"t{number}", "faces": sides})
        faces += sides
        plan.append({"face": dice.choice(sides)["id"], "at": list(at)})
    start = next(face for face in faces if face["id"] == plan[0]["face"])
    chapter: Data = {
        "kind": "chapter", "id": "maze", "party": {"mice": mice}, "end-page": 12, "encounters": {}, "plan": plan,
        "start": {"face": start["id"], "space": dice.choice(start["spaces"])["id"]},
        "counters": {"lever": {"max": 1}}, "rooms": {face["id"]: {"encounter": "none"} for face in faces},
    }  # fmt: skip
    _add_finds(dice, chapter, faces)
    chapter["victory"] = _victory(dice, [*faces, *[start] * len(faces)])
    pieces = box(*tiles, **ITEMS)
    return Content(**{**pieces.__dict__, "chapter": chapter})


def _add_finds(dice: random.Random, chapter: Data, faces: list[Data]) -> None:
    """Where the key and the bell lie, where the lever is, and the doors it opens."""
    homes = dice.sample(faces, 3)  # a mouse finds one thing by searching a face, so no two lie on one
    for card, face in zip(("key", "bell"), homes, strict=False):
        if dice.random() < 0.8:
            where = dice.choice(["anywhere", [dice.choice(face["spaces"])["id"]]])
            chapter["rooms"][face["id"]]["search"] = [{"card": card, "where": where}]
    space = dice.choice(homes[2]["spaces"])["id"]
    pull: Data = {
        "when": "space-entered", "if": {"mover": "mouse", "space": space}, "do": [{"set": "lever"}],
    }  # fmt: skip
    if dice.random() < 0.4:
        pull["if"]["party-holds"] = dice.choice(["key", "bell"])
    exits = [(face["id"], one["edge"]) for face in faces for one in face["exits"]]
    doors = [{"face": face, "edge": edge} for face, edge in exits if dice.random() < 0.1]
    chapter["setup"] = [{"close-exit": door} for door in doors]
    pull["do"] += [{"open-exit": door} for door in doors if dice.random() < 0.7]
    pull["do"] += [{"close-exit": {"face": face, "edge": edge}} for face, edge in exits if dice.random() < 0.2]
    chapter["rooms"][homes[2]["id"]]["rules"] = [pull]


def _victory(dice: random.Random, faces: list[Data]) -> Data:
    """Half of the goals are on the start face, so that there is something to lose by leaving it."""
    goal = dice.choice(faces)
    place = {"mice-at": {"face": goal["id"]}}
    spot = {"mice-at": {"at": f"{goal['id']}/{dice.choice(goal['spaces'])['id']}"}}
    lever = {"counter": {"name": "lever", "at-least": 1}}
    bell = {"party-holds": "bell"}
    choices = [place, spot, spot, lever, {**place, **lever}, {**spot, **bell}, {"any": [lever, spot]}]
    return dict(dice.choice(choices))
