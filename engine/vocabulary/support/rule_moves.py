"""Moving figures by rules: putting, pushing, swapping, free moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import encounters, explore, movement
from engine.rulebook.crawling import crawl_of
from engine.rulebook.figures import bulk, may_stand, nearest_with_room, put, shift
from engine.rulebook.routes import reach
from engine.rulebook.values import forbidden, is_down
from engine.runtime.codes import NO_MOVE, SPACE_ENTERED
from engine.runtime.dispatch import fire
from engine.runtime.loops import may_go_on

if TYPE_CHECKING:
    from engine.records.game import Game

DIRECTIONS: Final = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip


def spaces_up(game: Game, spaces: list[int]) -> list[int]:
    """Those of some spaces that are on faces that are up."""
    faces = game.chapter.board.space_face
    return [space for space in spaces if faces[space] in game.state.face_up]


def put_at(game: Game, figure: int, spaces: list[int]) -> bool:
    """Put a figure on the first of some spaces with room, else on the nearest space with room.

    Spaces of faces that are down are ignored. Returns whether the figure has come to another space.
    """
    state = game.state
    spaces = spaces_up(game, spaces)
    if not spaces:
        return False
    free = [space for space in spaces if may_stand(game, figure, space)]
    space = free[0] if free else nearest_with_room(game, spaces[0], bulk(game, figure), figure >= MICE)
    if space < 0 or space == state.pos[figure]:
        return False
    before = game.face_of(figure)
    if state.pos[figure] >= 0:
        shift(game, figure, space)
    elif figure < MICE and not state.captured >> figure & 1:
        put(game, figure, space)
    else:
        return False
    entered(game, figure, space)
    if figure < MICE and game.face_of(figure) not in (before, -1) and not game.setting_up:
        _crossed(game, figure, before)
    return True


def _crossed(game: Game, mouse: int, before: int) -> None:
    """A mouse has come to another face: the old one may be left (EXPLORE-9), the new one entered (ENC-1)."""
    if before >= 0:
        explore.left(game, before)
    face = game.face_of(mouse)
    if face >= 0 and not game.state.entered >> face & 1 and not game.state.outcome:
        encounters.enter_face(game, face, mouse)


def entered(game: Game, figure: int, space: int) -> None:
    """Run the rules for a figure that has come onto a space."""
    game.note("put", "CH-2", figure=figure, space=space)
    if game.state.active[SPACE_ENTERED]:
        fire(game, SPACE_ENTERED, figure=figure, space=space)


def pushed(game: Game, figure: int, towards: str | None, away_from: int) -> bool:
    """Push a figure one space in a direction or away from a figure; False when there is no space for it."""
    state, board = game.state, game.chapter.board
    here = state.pos[figure]
    if here < 0 or not may_go_on(game):
        return False
    dx, dy = _direction(game, here, towards, away_from)
    if dx == 0 and dy == 0:
        return False
    near = board.near_mouse[here] if figure < MICE else crawl_of(game).near[here]
    x, y = board.space_at[here]
    best, best_along = -1, 0.35
    for space in near:
        vx, vy = board.space_at[space][0] - x, board.space_at[space][1] - y
        along = (vx * dx + vy * dy) / ((vx * vx + vy * vy) ** 0.5 * (dx * dx + dy * dy) ** 0.5)
        if along > best_along and may_stand(game, figure, space):
            best, best_along = space, along
    if best < 0:
        return False
    shift(game, figure, best)
    entered(game, figure, best)
    return state.pos[figure] == best


def _direction(game: Game, here: int, towards: str | None, away_from: int) -> tuple[float, float]:
    if towards is not None:
        return DIRECTIONS[towards]
    state, board = game.state, game.chapter.board
    for slot in bits_of(away_from):
        pos = state.pos[slot]
        if pos >= 0 and pos != here and board.space_face[pos] == board.space_face[here]:
            return board.space_at[here][0] - board.space_at[pos][0], board.space_at[here][1] - board.space_at[pos][1]
    return 0, 0


def swap_places(game: Game, one: int, other: int) -> bool:
    """Two figures change places if they take equal room; whether they did."""
    state = game.state
    here, there = state.pos[one], state.pos[other]
    if here < 0 or there < 0 or here == there or bulk(game, one) != bulk(game, other):
        return False
    shift(game, one, there)
    shift(game, other, here)
    entered(game, one, there)
    if state.pos[other] == here:
        entered(game, other, here)
    return True


def free_move(game: Game, mouse: int, spaces: int) -> bool:
    """A mouse moves up to so many spaces by the movement rules, wherever its player chooses; whether it could."""
    state = game.state
    if mouse >= MICE or state.pos[mouse] < 0 or is_down(game, mouse) or forbidden(game, mouse, NO_MOVE):
        return False
    before = (state.allowance, state.can_move, state.moved)
    state.allowance = spaces
    spaces_open = reach(game, mouse)
    if spaces_open:
        goal = game.choose(decision.SPACE, mouse, [state.pos[mouse], *spaces_open], mouse)
        movement.move(game, mouse, goal)
    state.allowance, state.can_move, state.moved = before
    return bool(spaces_open)
