"""Draft a new tile, and a small chapter that uses it."""

from __future__ import annotations

import re
from collections import deque
from typing import Any

import yaml

from authoring.content.library import Library
from authoring.new.copying import find_example, text_of, with_head
from authoring.new.errors import NewError
from authoring.new.ids import title
from authoring.new.writing import Draft, Drafts, template

PLAN = "plan:\n  - { face: kitchen, at: [0, 0] }\n  - { face: guard-room, at: [1, 0] }\n"
START = "start: { face: kitchen, space: b2 }\n"
WORDS = "No minion is in the Guard Room, and every mouse that is not captured is at the grate."


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a commented tile, or a copy of a bundled one with new ids for its faces."""
    if example is None:
        text = template("tile").replace("my-tile", ident).replace("My Tile", title(ident))
    else:
        entry = find_example(library, example, ("tile", "face"))
        if entry.kind == "face":
            entry = next(tile for tile in library.entries("tile").values() if tile.file is entry.file)
        text = f"# Started as a copy of {entry.id}.\n" + with_head(text_of(entry), ident)
        for face in entry.data["faces"]:
            text = text.replace(f"  - id: {face['id']}\n", f"  - id: {ident}-{face['id']}\n")
    text = _with_free_numbers(text, library)
    faces = yaml.safe_load(text)["faces"]
    trial = f"{ident}-trial"
    for name in (trial, *(face["id"] for face in faces)):
        if library.find(name):
            raise NewError(f'id "{name}" is taken, so "{ident}" cannot be used; choose another')
    return [Draft(f"{ident}.yaml", "tile", text), Draft(f"{trial}.yaml", "chapter", _trial(trial, faces))]


def _with_free_numbers(text: str, library: Library) -> str:
    """Give the faces numbers that no other face has: two faces with one number cannot be told apart."""
    taken = {face.data.get("number", 0) for face in library.entries("face").values()}
    own = [face.get("number", 0) for face in yaml.safe_load(text)["faces"]]
    if taken.isdisjoint(own):
        return text
    for offset, number in enumerate(own, 1):
        text = re.sub(rf"^(    number: ){number}\b", rf"\g<1>{max(taken) + offset}", text, count=1, flags=re.MULTILINE)
    return text


def _trial(trial: str, faces: list[dict[str, Any]]) -> str:
    """Return a chapter on the first face: from its first space to the space farthest from it."""
    face = faces[0]
    start, goal = _far_apart(face)
    text = template("trial").replace("my-trial", trial)
    text = text.replace("to the grate of the Guard Room", f"across the new tile, to {goal}")
    text = text.replace(WORDS, f"No minion is on the tile, and every mouse that is not captured is on {goal}.")
    before, _, after = text.partition("rooms:\n")  # the template has rooms of other tiles
    text = before + _rooms(faces) + after[after.index("victory:\n") :]
    text = text.replace(PLAN, f"plan:\n  - {{ face: {face['id']}, at: [0, 0] }}\n")
    text = text.replace(START, f"start: {{ face: {face['id']}, space: {start} }}\n")
    text = text.replace("guard-room/c3", f"{face['id']}/{goal}")
    text = text.replace("no-minions: guard-room", f"no-minions: {face['id']}")
    text = text.replace("face: guard-room, spaces: [c3]", f"face: {face['id']}, spaces: [{goal}]")
    return text.replace("face: kitchen", f"face: {face['id']}")


def _rooms(faces: list[dict[str, Any]]) -> str:
    """Return rooms where the mice find the items they need to leave a face, so that they cannot get stuck."""
    needed = [(face["id"], space["flip"]["item"]) for face in faces for space in face["spaces"]
              if isinstance(space.get("flip"), dict) and "item" in space["flip"]]  # fmt: skip
    rooms = [f"  {face}: # the way back needs this\n    search: [{{ card: {item} }}]\n" for face, item in needed]
    return "".join(["rooms:\n", *rooms]) if rooms else ""


def _far_apart(face: dict[str, Any]) -> tuple[str, str]:
    """Return the first plain space, and the space that is farthest from it on foot."""
    near: dict[str, list[str]] = {space["id"]: [] for space in face["spaces"]}
    yellow = [line["between"] for line in face.get("lines", []) if line["kind"] == "yellow"]
    for a, b in [*face["adjacent"], *yellow]:
        near[a].append(b)
        near[b].append(a)
    start = next(space["id"] for space in face["spaces"] if space.get("kind", "normal") == "normal")
    reached, queue = [start], deque([start])
    while queue:
        for neighbour in near[queue.popleft()]:
            if neighbour not in reached:
                reached.append(neighbour)
                queue.append(neighbour)
    return start, reached[-1]
