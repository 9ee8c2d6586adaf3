"""Play a chapter as if a face were not there: nobody can enter it."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.records.chapter import Board, Chapter, Goal
    from engine.records.game import Game


def can_be_shut(board: Board, face: int, visited: Collection[int]) -> bool:
    """Whether the exits are the only ways to a face: it has some, and nobody comes there by a flip.

    `visited` are the faces that games visit; from one that nobody visits, nobody flips.
    """
    others = [other for other in board.tile_faces[board.face_tile[face]] if other != face]
    flips = board.face_flip[face] >= 0 and any(board.face_flip[other] >= 0 and other in visited for other in others)
    return not flips and bool(_exits(board, face))


def shut_face(game: Game, face_id: str) -> None:
    """Close all exits of a face and all exits that lead to it, as the effect `close-exit` does."""
    board = game.chapter.board
    face = board.face_ids.index(face_id)
    for index in _exits(board, face):
        game.state.closed_exits |= 1 << index


def without_goals(chapter: Chapter, face_id: str) -> Chapter:
    """A copy of a chapter whose goals send nobody to a face: with the face itself an author would take them out."""
    board = chapter.board
    face = board.face_ids.index(face_id)
    left = copy(chapter)
    left.goals = [goal for goal in chapter.goals if not _leads_to(board, goal, face)]
    return left


def _leads_to(board: Board, goal: Goal, face: int) -> bool:
    """Whether a goal sends mice to a face and nowhere else."""
    faces = {*goal.faces, *(board.space_face[space] for place in (goal.spaces, *goal.places) for space in place)}
    return faces == {face}


def _exits(board: Board, face: int) -> list[int]:
    """The exits of a face and those that lead to it."""
    own = list(board.face_exits[face])
    return own + [index for index, to in enumerate(board.exit_to) if to in own]
