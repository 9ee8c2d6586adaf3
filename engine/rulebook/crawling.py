"""The steps of minions, where rules have linked spaces or closed lines for them.

The tables of the board serve as long as no rule has. Otherwise they are made for what is linked and closed, and kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import FAR, Crawl

if TYPE_CHECKING:
    from engine.records.chapter import Board
    from engine.records.game import Game

LINKED: Final = 0
TIED: Final = 1
SHUT: Final = 2
"""What rules make of two spaces for minions: adjacent, adjacent for movement alone, no longer adjacent."""

MAX_CRAWLS: Final = 200
"""How many tables are kept; a chapter that links and closes at random would fill the memory."""


def crawl_of(game: Game) -> Crawl:
    """Where minions can go now."""
    board, lines = game.chapter.board, game.state.minion_lines
    if not lines:
        return board.crawl
    key = tuple(lines)
    found = board.crawls.get(key)
    if found is None:
        if len(board.crawls) > MAX_CRAWLS:
            board.crawls.clear()
        found = board.crawls[key] = _changed(board, lines)
    return found


def join(game: Game, here: int, there: int, movement_only: bool) -> None:
    """Make two spaces of a face adjacent for minions, even where a line was closed."""
    state, first = game.state, game.chapter.board.space_first
    if here != there and first[here] == first[there]:
        state.minion_lines = [*without(state.minion_lines, here, there), TIED if movement_only else LINKED, here, there]


def part(game: Game, here: int, there: int, links_only: bool) -> None:
    """Undo a link of two spaces for minions and, unless only links are undone, close the line between them."""
    state = game.state
    lines = without(state.minion_lines, here, there)
    if not links_only and there in game.chapter.board.near_minion[here]:
        lines += [SHUT, here, there]
    state.minion_lines = lines


def part_from_all(game: Game, here: int) -> None:
    """Undo all links of a space for minions."""
    kept: list[int] = []
    lines = game.state.minion_lines
    for at in range(0, len(lines), 3):
        if lines[at] == SHUT or here not in lines[at + 1 : at + 3]:
            kept += lines[at : at + 3]
    game.state.minion_lines = kept


def without(lines: list[int], here: int, there: int) -> list[int]:
    """The lines without those between two spaces."""
    kept: list[int] = []
    for at in range(0, len(lines), 3):
        if (lines[at + 1], lines[at + 2]) not in ((here, there), (there, here)):
            kept += lines[at : at + 3]
    return kept


def _changed(board: Board, lines: list[int]) -> Crawl:
    """The tables with some links and closed lines; faces without any keep their own."""
    near, touching = board.near_minion[:], board.near_minion[:]
    faces: list[int] = []
    for at in range(0, len(lines), 3):
        kind, one, other = lines[at : at + 3]
        if board.space_face[one] not in faces:
            faces.append(board.space_face[one])
        for here, there in ((one, other), (other, one)):
            near[here] = _with(near[here], there, kind != SHUT)
            touching[here] = _with(touching[here], there, kind == LINKED)
    steps, reach, paths = board.dist_minion[:], board.dist_minion[:], board.paths[:]
    for face in faces:
        for space in board.face_spaces[face]:
            steps[space] = _distances(board, near, space)
            reach[space] = _distances(board, touching, space)
            paths[space] = {}
    return Crawl(near, steps, reach, paths)


def _with(spaces: tuple[int, ...], space: int, joined: bool) -> tuple[int, ...]:
    """Some spaces with one more, or without it."""
    others = [one for one in spaces if one != space]
    return tuple(sorted([*others, space] if joined else others))


def _distances(board: Board, near: list[tuple[int, ...]], start: int) -> list[int]:
    """Steps from a space to each of its face; ways may end at spaces for mice only, but not pass them."""
    first = board.space_first[start]
    steps = [FAR] * len(board.face_spaces[board.space_face[start]])
    steps[start - first] = 0
    queue = [start]
    for here in queue:
        if board.space_no_minions[here] and here != start:
            continue
        for there in near[here]:
            if steps[there - first] == FAR:
                steps[there - first] = steps[here - first] + 1
                queue.append(there)
    return steps
