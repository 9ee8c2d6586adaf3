"""The ground of a party: every space of its face that it can walk to without an action."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.tile_graph import mouse_steps, tile_graph
from engine.records.chapter import WATER, Board

if TYPE_CHECKING:
    import networkx as nx

    from engine.records.content import Content

Data = dict[str, Any]
FREEING = ("link", "teleport", "swap")
"""Effects that move mice where they cannot walk."""
CROSSING = ("cross-red-lines", "ignore-current")
"""Permissions that let mice walk there."""


class Grounds:
    """Grounds as masks of a face's spaces. On faces where rules bring mice anywhere every space can be come to.

    With `luck` that is so on all faces: some card of the search deck may do it.
    """

    def __init__(self, content: Content, board: Board, luck: bool) -> None:
        self.content = content
        self.board = board
        self.opened = {""} if luck else opened_faces(content.chapter)
        self._walked: dict[tuple[int, frozenset[int], frozenset[int]], int] = {}
        self._steps: dict[int, nx.DiGraph[int]] = {}

    def of(self, space: int, barred: frozenset[int], stops: frozenset[int], free: bool) -> int:
        """Return the ground of a party on a space, without the barred spaces; if `free`, the whole face.

        Whoever stays on one of the `stops` has won. They can be passed within a move, which water ends (WATER-1, -2).
        """
        face = self.board.space_face[space]
        if free or self.is_open(face):
            return self.whole(face)
        key = (space, barred, stops)
        if key not in self._walked:
            self._walked[key] = self._walk(space, barred, stops)
        return self._walked[key]

    def is_open(self, face: int) -> bool:
        """Whether rules can bring mice to every space of a face."""
        return "" in self.opened or self.board.face_ids[face] in self.opened

    def whole(self, face: int) -> int:
        """All spaces of a face."""
        return (1 << len(self.board.face_spaces[face])) - 1

    def spaces(self, face: int, ground: int) -> list[int]:
        """The spaces of a ground."""
        return [space for i, space in enumerate(self.board.face_spaces[face]) if ground >> i & 1]

    def can_enter(self, ground: int, space: int, free: bool) -> bool:
        """Whether a mouse on a ground can enter a space: from another space that is a step away."""
        board, first = self.board, self.board.space_first[space]
        if free or self.is_open(board.space_face[space]):
            return ground.bit_count() > 1
        near = [there for there in board.near_mouse[space] if there != space and ground >> (there - first) & 1]
        return any(space not in board.against_current[there] for there in near)

    def _walk(self, space: int, barred: frozenset[int], stops: frozenset[int]) -> int:
        import networkx as nx

        steps = self._mouse_steps(self.board.space_face[space])
        last = {step for step in steps.edges if step[1] in stops and self._is_wet(step)}
        free = nx.restricted_view(steps, barred - {space}, last) if barred or last else steps
        walked = {space} | nx.descendants(free, space)
        return self._mask(walked | {there for here, there in last if here in walked and there not in barred})

    def _mouse_steps(self, face: int) -> nx.DiGraph[int]:
        """The steps of mice on a face, from its tile graph, with the board's numbers for the spaces."""
        import networkx as nx

        if face not in self._steps:
            name = self.board.face_ids[face]
            faces = (face for tile in self.content.tiles.values() for face in tile["faces"])
            data = next(data for data in faces if data["id"] == name)
            graph = mouse_steps(tile_graph(data, self.content.chapter.get("rooms", {}).get(name)))
            numbers = {self.board.space_ids[space]: space for space in self.board.face_spaces[face]}
            steps: nx.DiGraph[int] = nx.DiGraph([(numbers[here], numbers[there]) for here, there in graph.edges])
            steps.add_nodes_from(numbers.values())
            self._steps[face] = steps
        return self._steps[face]

    def _is_wet(self, step: tuple[int, int]) -> bool:
        return any(self.board.space_kind[space] == WATER for space in step)

    def _mask(self, spaces: Set[int]) -> int:
        return sum(1 << (space - self.board.space_first[space]) for space in spaces)


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
