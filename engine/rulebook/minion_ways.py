"""The way of a minion across a face: the shortest free way, or a detour round full spaces.

The usual way between two spaces is found once for a board and remembered; it is taken when all of it is free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import FAR, MICE, ROOM
from engine.rulebook.crawling import crawl_of
from engine.rulebook.figures import may_stand

if TYPE_CHECKING:
    from engine.records.chapter import Board, Crawl
    from engine.records.game import Game


def distance(game: Game, here: int, there: int) -> int:
    """Steps between two spaces for minions; FAR between different faces."""
    board = game.chapter.board
    first = board.space_first[here]
    return crawl_of(game).steps[here][there - first] if board.space_first[there] == first else FAR


def next_step(game: Game, figure: int, here: int, goals: list[int]) -> int:
    """The first step of a free way to the nearest goal, or as near to it as possible; -1 when no step leads nearer."""
    goal = goals[0]
    if len(goals) > 1:
        left = distance(game, here, goal)
        for space in goals[1:]:
            if distance(game, here, space) < left:
                goal, left = space, distance(game, here, space)
    path = free_path(game, figure, here, goal)
    if path is None:
        return _free_step(game, figure, here, goal)
    return path[0] if path else -1


def free_path(game: Game, figure: int, here: int, goal: int) -> tuple[int, ...] | None:
    """The usual way, if all of it is free (the goal may be full); None otherwise."""
    state, chapter = game.state, game.chapter
    board, load = chapter.board, state.load
    crawl = crawl_of(game)
    path = crawl.paths[here].get(goal)
    if path is None:
        path = crawl.paths[here][goal] = _usual_path(board, crawl, here, goal)
    room = 1 if figure < MICE else chapter.minion_bulk[state.kind[figure]]
    for space in path:
        if load[space] + room > ROOM or board.space_no_minions[space]:
            return None
    return path


def _usual_path(board: Board, crawl: Crawl, here: int, goal: int) -> tuple[int, ...]:
    """A shortest way over an empty face, by the lowest spaces; empty if there is none.

    A way of several steps is given without the goal, because a full goal makes no difference before the last step.
    """
    steps, at = crawl.steps, goal - board.space_first[goal]
    path: list[int] = []
    if board.space_first[here] != board.space_first[goal] or steps[here][at] >= FAR:
        return ()
    while here != goal:
        for there in crawl.near[here]:
            if steps[there][at] == steps[here][at] - 1:
                here = there
                break
        path.append(here)
    return tuple(path[:-1] or path)


def _free_step(game: Game, figure: int, here: int, goal: int) -> int:
    """The first step when the usual way is not free: by another shortest way, or round full spaces."""
    crawl = crawl_of(game)
    left = distance(game, here, goal)
    steps, at = crawl.steps, goal - game.chapter.board.space_first[goal]
    first, space = -1, here
    for remaining in range(left - 1, -1, -1):
        nearer = -1
        for there in crawl.near[space]:
            if steps[there][at] == remaining and may_stand(game, figure, there):
                nearer = there
                break
        if nearer < 0:
            return _detour_step(game, figure, here, goal, left) if remaining else first
        space = nearer
        first = space if first < 0 else first
    return first


def _detour_step(game: Game, figure: int, here: int, goal: int, left: int) -> int:
    """Breadth-first search through spaces with room: the first step towards the free space nearest to the goal."""
    crawl = crawl_of(game)
    steps, at = crawl.steps, goal - game.chapter.board.space_first[goal]
    first_step = {here: -1}
    queue = [here]
    best, best_left = -1, left
    for space in queue:
        remaining = steps[space][at]
        if remaining < best_left:
            best, best_left = first_step[space], remaining
            if not remaining:
                break
        for there in crawl.near[space]:
            if there not in first_step and may_stand(game, figure, there):
                first_step[there] = there if space == here else first_step[space]
                queue.append(there)
    return best
