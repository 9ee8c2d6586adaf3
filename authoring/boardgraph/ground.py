"""The ground a party can walk on: everything it can come to on its face without an action."""

from __future__ import annotations

from collections import deque
from typing import Any

from engine.records.chapter import WATER, Board

Data = dict[str, Any]
FREEING = ("link", "teleport", "swap")
"""Effects that bring mice over what they cannot cross."""
CROSSING = ("cross-red-lines", "ignore-current")
"""Allowances that do."""


class Grounds:
    """Grounds as masks of a face's spaces. On `opened` faces (all, if there is "") every space can be come to."""

    def __init__(self, board: Board, opened: set[str]) -> None:
        self.board = board
        self.opened = opened
        self._known: dict[tuple[int, frozenset[int], frozenset[int]], int] = {}

    def of(self, space: int, barred: frozenset[int], stops: frozenset[int], free: bool) -> int:
        """Everything a party on a space can walk to on its face, but not onto barred spaces; if `free`, all of it.

        Whoever stays on one of the `stops` has won. They can be passed within a move, which water ends (WATER-1, -2).
        """
        face = self.board.space_face[space]
        if free or self.is_open(face):
            return self.whole(face)
        key = (space, barred, stops)
        if key not in self._known:
            self._known[key] = self._walk(space, barred, stops)
        return self._known[key]

    def is_open(self, face: int) -> bool:
        """Whether a face is one on which rules bring mice anywhere."""
        return "" in self.opened or self.board.face_ids[face] in self.opened

    def whole(self, face: int) -> int:
        """All spaces of a face."""
        return (1 << len(self.board.face_spaces[face])) - 1

    def spaces(self, face: int, ground: int) -> list[int]:
        """The spaces of a ground."""
        return [space for i, space in enumerate(self.board.face_spaces[face]) if ground >> i & 1]

    def can_enter(self, ground: int, space: int, free: bool) -> bool:
        """Whether somebody on a ground can come onto a space: from another that is one step away."""
        board, first = self.board, self.board.space_first[space]
        if free or self.is_open(board.space_face[space]):
            return ground.bit_count() > 1
        near = [there for there in board.near_mouse[space] if there != space and ground >> (there - first) & 1]
        return any(space not in board.against_current[there] for there in near)

    def _walk(self, space: int, barred: frozenset[int], stops: frozenset[int]) -> int:
        board, first = self.board, self.board.space_first[space]
        seen, passed = {space}, {space}
        queue = deque([space])
        while queue:
            here = queue.popleft()
            for there, _ in board.steps[here]:
                if there in passed or there in barred or there in board.against_current[here]:
                    continue
                seen.add(there)
                if there not in stops or WATER not in (board.space_kind[here], board.space_kind[there]):
                    passed.add(there)
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
