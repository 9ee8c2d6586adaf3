"""The ground a party can walk on: everything it can come to on its face without an action."""

from __future__ import annotations

from collections import deque
from typing import Any

from engine.chapter import Board

Data = dict[str, Any]
FREEING = ("link", "teleport", "swap")
"""Effects that bring mice over what they cannot cross."""
CROSSING = ("cross-red-lines", "ignore-current")
"""Allowances that do."""


class Grounds:
    """Grounds as masks of a face's spaces. On `open` faces (all, if there is "") every space can be come to."""

    def __init__(self, board: Board, opened: set[str]) -> None:
        self.board = board
        self.opened = opened
        self._known: dict[int, int] = {}

    def of(self, space: int, free: bool = False) -> int:
        """Everything a party standing on a space can walk to on its face; with `free` the whole face."""
        face = self.board.space_face[space]
        if free or "" in self.opened or self.board.face_ids[face] in self.opened:
            return self.whole(face)
        if space not in self._known:
            self._known[space] = self._walk(space)
        return self._known[space]

    def whole(self, face: int) -> int:
        """All spaces of a face."""
        return (1 << len(self.board.face_spaces[face])) - 1

    def smaller(self, face: int, ground: int, free: bool) -> dict[int, int]:
        """Grounds within a ground that cannot be left for all of it, each with a space that has it: one-way water."""
        found: dict[int, int] = {}
        if ground == self.whole(face) and free:
            return found
        for offset, space in enumerate(self.board.face_spaces[face]):
            if ground >> offset & 1:
                other = self.of(space, free)
                if other != ground:
                    found.setdefault(other, space)
        return found

    def _walk(self, space: int) -> int:
        board, first = self.board, self.board.space_first[space]
        seen = {space}
        queue = deque([space])
        while queue:
            here = queue.popleft()
            for there, _ in board.steps[here]:
                if there not in seen and there not in board.against_current[here]:
                    seen.add(there)
                    queue.append(there)
        return sum(1 << (one - first) for one in seen)


def opened_faces(chapter: Data) -> set[str]:
    """Faces on which rules of the chapter can bring mice anywhere; "" for all of them."""
    found = {""} if _frees(chapter.get("rules", [])) or _frees(chapter.get("achievements", [])) else set()
    return found | {face for face, room in chapter.get("rooms", {}).items() if _frees(room)}


def _frees(data: Any) -> bool:
    if isinstance(data, list):
        return any(_frees(part) for part in data)
    if not isinstance(data, dict):
        return False
    allowed = data.get("allow")
    words = allowed if isinstance(allowed, list) else [allowed]
    return any(key in FREEING or _frees(part) for key, part in data.items()) or any(word in CROSSING for word in words)
