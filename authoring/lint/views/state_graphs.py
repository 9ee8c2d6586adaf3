"""The state graphs of a chapter, one for each kind of party, built once for all rules about connectivity.

A chapter gets state graphs only when it can be set up: while it has unknown ids or overlapping tiles, only the rules
about those report findings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from authoring.boardgraph import MOST_STATES, BoardGraph, Party, allowed_parties, build_graph, deciding_classes
from authoring.content.library import Library
from authoring.lint.foundation import can_be_set_up
from authoring.lint.rule import Context
from authoring.lint.views.compiled import content_with_places, errors_of
from engine.compile import compile_chapter
from engine.compile.board import compile_board
from engine.play import new_game
from engine.records.chapter import Board, Chapter
from engine.records.content import Content
from engine.records.errors import ContentError, EngineError
from engine.records.state import State

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

MOST_TOGETHER = 2 * MOST_STATES
"""The most states that all graphs of a chapter have together."""


@dataclass
class ChapterGraphs:
    """A chapter that can be set up, and the graphs of its board, built on demand."""

    content: Content
    parties: list[Party]
    errors: list[ContentError] = field(default_factory=list)
    setup_error: str = ""
    """The error that stopped the setup, after `set_up` was read."""
    _graphs: dict[tuple[frozenset[str], bool], BoardGraph] = field(default_factory=dict)

    @cached_property
    def compiled(self) -> Chapter | None:
        """The chapter as the engine plays it; None when its rules have errors, which are in `errors` then."""
        try:
            chapter = compile_chapter(self.content, errors=self.errors)
        except ContentError as error:
            self.errors.append(error)
        return None if self.errors else chapter

    @cached_property
    def board(self) -> Board:
        """The board, from the compiled chapter where there is one: building it takes most of the time."""
        return self.compiled.board if self.compiled is not None else compile_board(self.content)

    @cached_property
    def kinds(self) -> list[tuple[Party, frozenset[str]]]:
        """One party for each set of classes that makes a difference on this board."""
        deciding = deciding_classes(self.content, self.board)
        found: dict[frozenset[str], Party] = {}
        for party in self.parties:
            found.setdefault(party.classes & deciding, party)
        return [(party, classes) for classes, party in found.items()]

    def graph(self, classes: frozenset[str], luck: bool = False) -> BoardGraph:
        """The state graph for parties of some classes."""
        key = (classes, luck)
        if key not in self._graphs:
            # kinds of party multiply with what chapters ask of classes: all graphs together are bounded, too
            left = max(0, MOST_TOGETHER - sum(len(graph.numbers) for graph in self._graphs.values()))
            self._graphs[key] = build_graph(self.content, classes, self.board, luck, min(MOST_STATES, left))
        return self._graphs[key]

    def graphs(self, luck: bool = False) -> list[BoardGraph]:
        """The state graphs of all kinds of party."""
        return [self.graph(classes, luck) for _, classes in self.kinds]

    @cached_property
    def complete(self) -> bool:
        """Whether all graphs hold every state of the board."""
        return all(graph.complete for graph in self.graphs())

    @cached_property
    def walked(self) -> set[str]:
        """The faces that some party can reach without luck."""
        return {face for graph in self.graphs() for face in graph.faces()}

    @cached_property
    def reached(self) -> set[str]:
        """The faces that some party can reach, possibly with lucky searches."""
        if self.walked >= set(self.board.face_ids):
            return self.walked
        lucky = self.graphs(luck=True)
        everything = set(self.board.face_ids)
        return {face for graph in lucky for face in (graph.faces() if graph.complete else everything)}

    def describe(self, party: Party) -> str:
        """A party in words: its heroes, or `every party` when all are alike on this board."""
        return "every party" if len(self.kinds) == 1 else f"the party {party}"

    @cached_property
    def set_up(self) -> State | None:
        """The table after setup, with the first party the chapter allows."""
        if self.compiled is None or not self.parties:
            return None
        heroes = [self.compiled.hero_ids.index(hero) for hero in self.parties[0].heroes]
        try:
            return new_game(self.compiled, heroes, 1, [_FirstChoice()]).state
        except EngineError as error:
            self.setup_error = str(error)
            return None


class _FirstChoice:
    """A player for games that are only set up."""

    def choose(self, game: Game, decision: Decision) -> int:
        """Take the first option."""
        return decision.options[0]


def chapter_graphs(context: Context) -> ChapterGraphs | None:
    """The chapter of a context with its graphs, or None when it cannot be set up yet."""
    known = context.library.entries("chapter").get(context.entry.id)
    if known is None or known.file is not context.entry.file:  # another chapter has the same id
        return None
    return graphs_of(context.library, context.entry.id)


def graphs_of(library: Library, ident: str) -> ChapterGraphs | None:
    """The same for the chapter of a library with an id."""
    return library.memo(_build, ident)


def _build(library: Library, ident: str) -> ChapterGraphs | None:
    entry = library.entries("chapter").get(ident)
    if entry is None or not can_be_set_up(library, entry):
        return None
    content = content_with_places(library, entry)
    return ChapterGraphs(content, allowed_parties(entry.data, content.heroes))


def compile_errors(context: Context) -> list[ContentError]:
    """The errors in the rules of a chapter, even when it has unknown ids."""
    found = chapter_graphs(context)
    if found is not None:
        return found.errors if found.compiled is None else []
    if not can_be_set_up(context.library, context.entry, references=False):
        return []
    return errors_of(content_with_places(context.library, context.entry))
