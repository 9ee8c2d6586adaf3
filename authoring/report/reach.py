"""Whether a line of a chapter can be reached at all, as far as lint can tell from the board."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph import BoardGraph
from authoring.lint.rule import Context
from authoring.lint.rules.connectivity import unreachable_face
from authoring.lint.views.state_graphs import ChapterGraphs, chapter_graphs
from authoring.playtest.result import PlaytestResult
from engine.playtest.lines import Line
from engine.records.chapter import Board

YES, LUCKY, NO, UNKNOWN = "yes", "with luck", "no", "unknown"
"""`with luck`: only with a card that the search deck may or may not give."""

PLACES = ("face", "story", "special surge", "exit", "flip")
"""Kinds of line that are reached by going to a place."""


class Reach:
    """Tells for each line of a chapter whether it can be reached. It knows places, but cannot foresee events."""

    def __init__(self, result: PlaytestResult) -> None:
        self.result = result
        self.own = result.loaded.name(result.loaded.entry.file)
        self.solved: ChapterGraphs | None = chapter_graphs(
            Context(unreachable_face.RULE.kind, result.loaded.entry, result.loaded.library)
        )

    def of(self, line: Line, place: str) -> tuple[str, str]:
        """Return whether a line can be reached, and the finding of lint about it, if any."""
        note = self._note(line, place)
        if self.solved is None or not self.solved.complete:
            return UNKNOWN, note
        if line.kind in PLACES:
            return self._on_board(line), note
        if line.kind == "special search":
            return NO if note else YES, note
        return NO if note else UNKNOWN, note

    def _on_board(self, line: Line) -> str:
        assert self.solved is not None
        for word, luck in ((YES, False), (LUCKY, True)):
            if any(_in_graph(graph, line) for graph in self.solved.graphs(luck)):
                return word
        return NO

    def _note(self, line: Line, place: str) -> str:
        """The finding about reaching a line: of family C, or of family X if the line is a place."""
        families = ("C", "X") if line.kind in PLACES else ("C",)
        quoted = f'"{line.name.split(" ")[0]}"'
        for one in self.result.findings:
            if one.code.startswith(families) and (f"{self.own}:{one.line}" == place or quoted in one.message):
                return f"{one.code} {one.message}"
        return ""


def _in_graph(graph: BoardGraph, line: Line) -> bool:
    face = line.name.split(" ")[0]
    if line.kind in ("face", "story", "special surge"):
        return face in graph.faces()
    if line.kind == "flip":
        return any((way["kind"], way["face"]) == ("flip", face) for _, _, way in graph.network.edges(data=True))
    return line.kind == "exit" and any(_opens(graph, index) for index in _exits(graph.board, line.name))


def _opens(graph: BoardGraph, exit_index: int) -> bool:
    """Whether a mouse can stand at an exit that is not shut."""
    board = graph.board
    face = board.exit_face[exit_index]
    spaces = board.face_spaces[face]
    there = sum(1 << number for number, space in enumerate(spaces) if space in board.exit_spaces[exit_index])
    return any(s.face == face and s.ground & there and not s.shut >> exit_index & 1 for s in graph.numbers)


def _exits(board: Board, name: str) -> Iterator[int]:
    """The exits that a line counts: those of a face on one edge that lead somewhere."""
    face, _, edge = name.partition(" ")
    for index in board.face_exits[board.face_ids.index(face)]:
        if board.exit_edge[index].split("@")[0] == edge and board.exit_to[index] >= 0:
            yield index
