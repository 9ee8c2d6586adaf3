"""What the victory of a chapter needs on the board: places and things. All other conditions count as met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.boardgraph.needs import needs
from engine.records.chapter import Board

Data = dict[str, Any]


@dataclass(frozen=True)
class Goal:
    """A formula: `all`, `any`, or an atom `place` or `thing`; `free` is any condition that is not about the board."""

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

    def certain(self) -> bool:
        """Whether the goal is about the board alone: then it is won as soon as it is met here."""
        return self.kind != "free" and all(part.certain() for part in self.parts)

    def things(self) -> set[str]:
        """Every thing the goal needs."""
        own = {self.thing} if self.kind == "thing" else set()
        return own.union(*(part.things() for part in self.parts)) if self.parts else own

    def places(self) -> list[Goal]:
        """Every place where the goal needs mice."""
        own = [self] if self.kind == "place" else []
        return own + [place for part in self.parts for place in part.places()]

    def words(self) -> str:
        """The goal in words."""
        if self.kind in ("all", "any"):
            words = [part.words() for part in self.parts if part.kind != "free"]
            return f" {'and' if self.kind == 'all' else 'or'} ".join(words) or "the victory"
        if self.kind == "thing":
            return self.thing
        if self.kind == "place":
            return f"{self.face}/{', '.join(sorted(self.spaces))}" if self.spaces else self.face
        return "the victory"


FREE = Goal("free")


WON = Goal("thing", thing="victory")
"""What a `win` effect gives."""


def goal_of(chapter: Data, can_win: bool) -> Goal:
    """The victory of a chapter, or any of its victories, as a goal; with `can_win` some rule declares one, too."""
    endings = (
        [victory["if"] for victory in chapter["victories"]] if "victories" in chapter else [chapter.get("victory", {})]
    )
    ways = [*(_goal(ending, chapter) for ending in endings), *([WON] if can_win else [])]
    return ways[0] if len(ways) == 1 else Goal("any", tuple(ways))


def _goal(data: Any, chapter: Data) -> Goal:
    if isinstance(data, list):
        return Goal("all", tuple(_goal(part, chapter) for part in data))
    parts = [_atom(key, value, chapter) for key, value in (data or {}).items()]
    return parts[0] if len(parts) == 1 else Goal("all", tuple(parts))


def _atom(key: str, value: Any, chapter: Data) -> Goal:
    if key in ("all", "any") and isinstance(value, dict) and "of" in value:
        value = value["of"]
    if key == "all":
        return _goal(value, chapter)
    if key == "any":
        return Goal("any", tuple(_goal(part, chapter) for part in (value if isinstance(value, list) else [value])))
    if key == "mice-at":
        return _place(value, chapter)
    things = tuple(Goal("thing", thing=thing) for thing in sorted(needs({key: value}, chapter)))
    return things[0] if things else FREE


def _place(value: Any, chapter: Data) -> Goal:
    if not isinstance(value, dict) or not value.keys() & {"at", "face"}:
        value = {"at": value}
    face = value.get("face", "")
    names = value.get("at") or []
    if isinstance(names, dict):
        names = names.get("space", names.get("name"))
    spaces: list[str] = []
    for name in names if isinstance(names, list) else [names]:
        if not isinstance(name, str) or ("/" not in name and not face):
            return FREE
        face, _, name = name.rpartition("/") if "/" in name else (face, "", name)
        if name in ("water", "entries"):
            return Goal("place", face=face)
        spaces += chapter.get("rooms", {}).get(face, {}).get("areas", {}).get(name, [name])
    return Goal("place", face=face, spaces=frozenset(spaces))
