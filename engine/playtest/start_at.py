"""Start a game on another face, so that an author can try out one room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.playtest.usage_error import UsageError
from engine.records.bits import bits_of
from engine.rulebook import encounters, end, initiative, traps, wounds
from engine.rulebook.figures import has_room, lift, nearest_with_room, put, remove_minion

if TYPE_CHECKING:
    from engine.records.game import Game


class FaceError(UsageError):
    """The face is not on the board."""


def check_face(names: list[str], face: str) -> None:
    """Raise FaceError if a face is not on the board."""
    if face and face not in names:
        raise FaceError(f'no face "{face}" on the board', face, names)


def start_at(game: Game, face_id: str) -> None:
    """Move the party of a new game to a face as if it had just entered: encounters and rules of the face happen.

    Minions of the setup are removed. The party gains no cheese, cards or pages for the way it did not go.
    """
    board, state = game.chapter.board, game.state
    check_face(board.face_ids, face_id)
    face = board.face_ids.index(face_id)
    if state.outcome or face == board.space_face[game.chapter.start_spaces[0]]:
        return
    for slot in bits_of(state.minions):
        kind = state.kind[slot]
        remove_minion(game, slot)
        wounds.put_back(game, slot, kind)
        initiative.drop_if_gone(game, kind)
    party = [mouse for mouse in range(state.mice) if state.pos[mouse] >= 0]
    for mouse in party:
        lift(game, mouse)
    tile = board.face_tile[face]
    traps.clear_traps(game, state.face_up[tile])
    state.face_up[tile] = face
    spaces = _ways_in(game, face)
    for number, mouse in enumerate(party):
        space = spaces[number % len(spaces)]
        put(game, mouse, space if has_room(game, space, 1) else nearest_with_room(game, space, 1, False))
    if party:
        encounters.enter_face(game, face, party[0])
    end.check(game)


def _ways_in(game: Game, face: int) -> tuple[int, ...]:
    """Where mice enter: the spaces of the first exit that leads somewhere, the flip space, or any space."""
    board = game.chapter.board
    for index in board.face_exits[face]:
        if board.exit_to[index] >= 0:
            return board.exit_spaces[index]
    return (board.face_flip[face],) if board.face_flip[face] >= 0 else board.face_spaces[face]
