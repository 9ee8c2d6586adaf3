"""Tiles and chapters made up at random, sound by the way they are made: what lint finds in them is a false alarm."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from authoring.content.library import File, Library, open_library
from authoring.content.source import parse

Data = dict[str, Any]
NAMES = "abc"
SIZE = 3
STEP = 30
EDGES = {"N": ["a1", "a2", "a3"], "S": ["c1", "c2", "c3"], "W": ["a1", "b1", "c1"], "E": ["a3", "b3", "c3"]}
TILES = 8
FINDS = ("grape", "dinner-fork", "catnip")


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
    _add_words(dice, chapter)
    _add_scenes(dice, chapter, laid)
    return chapter


def _text(dice: random.Random, words: str, many: bool) -> Any:
    """A text in one language, or in two."""
    number = dice.randint(1, 10**6)
    return {"en": f"{words}, {number}.", "fr": f"« {words} », no {number}."} if many else f"{words}, {number}."


def _add_words(dice: random.Random, chapter: Data) -> None:
    many = dice.random() < 0.3
    chapter["story"] = {part: _text(dice, part.title(), many) for part in ("opening", "victory", "defeat")}
    if dice.random() < 0.3:
        chapter["story"]["continues"] = _text(dice, "The way goes on", many)
    for key in ("title", "objective", "victory-text", "defeat-text"):
        chapter[key] = _text(dice, key.replace("-", " ").capitalize(), many)
    for room in chapter["rooms"].values():
        for rule in room.get("rules", []):
            rule["text"] = _text(dice, "A lever", many)
        if dice.random() < 0.5:
            room["story"] = _text(dice, "You look around", many)


def _add_scenes(dice: random.Random, chapter: Data, laid: list[Data]) -> None:
    """What waits on some faces, what surges bring, what else can be found, and rules of many kinds."""
    faces = [face for tile in laid for face in tile["faces"]]
    many = isinstance(chapter["objective"], dict)
    for face in dice.sample(faces, dice.randint(1, len(faces))):
        room = chapter["rooms"].setdefault(face["id"], {})
        for add in dice.sample(SCENES, dice.randint(1, len(SCENES))):
            add(dice, room)
    for card, face in zip(dice.sample(FINDS, 2), dice.sample(faces, 2), strict=True):
        where = dice.choice([{}, {"where": "anywhere"}, {"where": ["b2", "c3"]}])
        chapter["rooms"].setdefault(face["id"], {}).setdefault("search", []).append({"card": card, **where})
    rules = [rule for make in dice.sample(RULES, dice.randint(0, len(RULES))) for rule in make(dice)]
    chapter["rules"] = [{**rule, "text": _text(dice, "A rule", many)} for rule in rules]
    if any(rule["id"] == "bells" for rule in rules):
        chapter["counters"]["bells"] = {"max": 9}
        if dice.random() < 0.5:
            chapter["defeat"] = {"also": [{"id": "rung", "if": {"counter": {"name": "bells", "at-least": 9}}}]}
    if many:
        for name, counter in chapter["counters"].items():
            counter["name"] = {"en": f"the {name}", "fr": f"le {name}"}
    if dice.random() < 0.3:
        chapter["victories"] = [{"id": "well", "if": chapter.pop("victory"), "text": _text(dice, "Well done", many)}]
    if dice.random() < 0.4:
        chapter["targets"] = [{"bot": "greedy", "win-rate": [0.2, 0.9]}]
    if dice.random() < 0.4:
        chapter["goals"] = [{"go": {"face": dice.choice(faces)["id"]}}]


def _encounter(dice: random.Random, room: Data) -> None:
    troops = [{"minion": "roach", "count": dice.randint(1, 4)}, {"minion": "rat-warrior", "count": dice.randint(1, 3)}]
    room["encounter"] = dice.choice(["none", {"place": dice.sample(troops, dice.randint(1, 2))}])


def _surge(dice: random.Random, room: Data) -> None:
    troop = {"minion": dice.choice(["roach", "rat-warrior"]), "count": dice.randint(1, 3)}
    room["surge"] = dice.choice([[troop], [{**troop, "at": ["b2"]}], {"do": [{"place": troop}, {"wheel": 1}]}])


def _added_space(dice: random.Random, room: Data) -> None:
    room["spaces"] = [{"id": "nook", "at": [5, 5], "kind": "special-area", "minions": False}]
    room["adjacent"] = [["nook", "a1"]]


SCENES = (_encounter, _surge, _added_space)


def _crow(dice: random.Random) -> list[Data]:
    do = [{"wound": {"who": "mover", "amount": 1}}]
    return [{"id": "crow", "when": "move-rolled", "if": {"number": dice.randint(1, 3)}, "do": do}]


def _late(dice: random.Random) -> list[Data]:
    do = [{"end-marker": 1}]
    return [{"id": "late", "when": "hourglass-moved", "if": {"page": 2}, "limit": "chapter", "do": do}]


def _spoils(dice: random.Random) -> list[Data]:
    minion, do = dice.choice(["roach", "rat-warrior"]), [{"cheese": {"who": "attacker", "amount": 1}}]
    return [{"id": "spoils", "when": "minion-defeated", "if": {"minion": minion}, "do": do}]


def _bells(dice: random.Random) -> list[Data]:
    """One rule keeps count, another looks at it."""
    enough = {"counter": {"name": "bells", "at-least": dice.randint(2, 4)}}
    return [
        {"id": "bells", "when": dice.choice(["wounded", "surge-ended"]), "do": [{"count": "bells"}]},
        {"id": "echo", "when": "round-end", "if": enough, "limit": "chapter", "do": [{"wheel": 1}]},
    ]


def _climb(dice: random.Random) -> list[Data]:
    """An action with a test."""
    won, lost = [{"cheese": {"who": "actor", "amount": 1}}], [{"knock-down": {"who": "actor"}}]
    test = {"dice": dice.randint(1, 2), "need": "star", "pass": won, "fail": lost}
    return [{"id": "climb", "when": "action", "do": [{"test": test}]}]


RULES = (_crow, _late, _spoils, _bells, _climb)


def random_campaign(seed: int, chapters: list[Data]) -> list[Data]:
    """A campaign of some chapters, with a fork that an achievement opens and one that a defeat does."""
    dice = random.Random(seed)
    steps: list[Data] = [{"chapter": chapter["id"]} for chapter in chapters]
    # never two forks in a row: whoever has the achievement is sent past the second
    for index in dice.sample(range(0, len(steps) - 2, 2), 3):
        on = {"go": steps[index + 1]["chapter"]}
        condition: Any = dice.choice(["victory", "defeat", {"achieved": f"feat-{seed}"}])
        steps[index]["then"] = [{"if": condition, "go": steps[index + 2]["chapter"]}, on]
    feat = {"kind": "achievement", "id": f"feat-{seed}", "name": f"Feat {seed}", "text": "You did it."}
    words = _text(dice, "You do it", isinstance(chapters[0]["objective"], dict))
    earn = {"id": "feat", "text": words, "when": "round-end", "do": [{"achieve": feat["id"]}]}
    chapters[0]["rules"] = [*chapters[0].get("rules", []), earn]
    return [{"kind": "campaign", "id": f"book-{seed}", "title": f"Book {seed}", "chapters": steps}, feat]


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
    if dice.random() < 0.5 or len(do) == 1:
        chapter["victory"]["counter"] = {"name": "lever", "at-least": 1}
    else:
        do.pop(0)
        del chapter["counters"]["lever"]


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
