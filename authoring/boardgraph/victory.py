"""What a chapter's victory asks of the board: places to be at, things to have. Everything else is taken as possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.chapter import Board

Data = dict[str, Any]


@dataclass(frozen=True)
class Goal:
    """A formula: `all`, `any`, `not`, or an atom `place` or `thing`; `free` is anything not about the board."""

    kind: str
    parts: tuple[Goal, ...] = ()
    face: str = ""
    spaces: frozenset[str] = frozenset()
    thing: str = ""

    def met(self, board: Board, face: int, ground: int, held: frozenset[str]) -> bool:
        """Whether the board's side of the goal is met in a state."""
        if self.kind == "all":
            return all(part.met(board, face, ground, held) for part in self.parts)
        if self.kind == "any":
            return any(part.met(board, face, ground, held) for part in self.parts)
        if self.kind == "thing":
            return self.thing in held
        if self.kind == "place":
            return self._at(board, face, ground)
        return True

    def _at(self, board: Board, face: int, ground: int) -> bool:
        if self.face and board.face_ids[face] != self.face:
            return False
        if not self.spaces:
            return True
        spaces = board.face_spaces[face]
        return any(board.space_ids[s] in self.spaces and ground >> i & 1 for i, s in enumerate(spaces))

    def things(self) -> set[str]:
        """Every thing the goal asks for."""
        own = {self.thing} if self.kind == "thing" else set()
        return own.union(*(part.things() for part in self.parts)) if self.parts else own

    def faces(self) -> set[str]:
        """Every face the goal asks to be on."""
        own = {self.face} if self.kind == "place" and self.face else set()
        return own.union(*(part.faces() for part in self.parts)) if self.parts else own


FREE = Goal("free")


def goal_of(chapter: Data, board: Board) -> Goal:
    """The victory of a chapter, or any of its victories, as a goal."""
    if "victories" in chapter:
        return Goal("any", tuple(_goal(one["if"], chapter, board) for one in chapter["victories"]))
    return _goal(chapter.get("victory", {}), chapter, board)


def _goal(data: Any, chapter: Data, board: Board) -> Goal:
    if isinstance(data, list):
        return Goal("all", tuple(_goal(part, chapter, board) for part in data))
    parts = [_atom(key, value, chapter, board) for key, value in (data or {}).items()]
    return parts[0] if len(parts) == 1 else Goal("all", tuple(parts))


def _atom(key: str, value: Any, chapter: Data, board: Board) -> Goal:
    if key == "all":
        return _goal(value, chapter, board)
    if key == "any":
        return Goal("any", tuple(_goal(part, chapter, board) for part in value))
    if key == "mice-at":
        return _place(value, chapter)
    if key == "achieved":
        return Goal("thing", thing=f"achievement {value if isinstance(value, str) else value['achievement']}")
    if key == "counter":
        return _counter(value, chapter)
    if key == "party-holds":
        return Goal("thing", thing=f"item {value if isinstance(value, str) else value['card']}")
    if key == "entered":
        return Goal("place", face=value if isinstance(value, str) else value["face"])
    return FREE


def _counter(value: Any, chapter: Data) -> Goal:
    """A counter that must have grown is a thing to be had; one that is met as it starts, or must stay low, is not."""
    name = value if isinstance(value, str) else value["name"]
    least = 1 if isinstance(value, str) else value.get("at-least", value.get("is"))
    start = chapter.get("counters", {}).get(name, {}).get("start", 0)
    if not isinstance(least, int) or start >= least:
        return FREE
    return Goal("thing", thing=f"counter {name}")


def _place(value: Any, chapter: Data) -> Goal:
    if not isinstance(value, dict) or not value.keys() & {"at", "face"}:
        value = {"at": value}
    face = value.get("face", "")
    names = value.get("at") or []
    if isinstance(names, dict):
        names = names.get("space", names.get("name", []))
    spaces: list[str] = []
    for name in names if isinstance(names, list) else [names]:
        if not isinstance(name, str) or ("/" not in name and not face):
            return FREE
        face, _, name = name.rpartition("/") if "/" in name else (face, "", name)
        spaces += chapter.get("rooms", {}).get(face, {}).get("areas", {}).get(name, [name])
    return Goal("place", face=face, spaces=frozenset(spaces))
