"""Mouse movement (MOVE), with water (WATER) and mousetraps (TRAP) met on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chapter import MICE, SPECIAL_AREA, WATER
from engine.dice import roll, roll_number, stars
from engine.language.codes import (
    MAY_IGNORE_CURRENT,
    MAY_IGNORE_MINIONS,
    MAY_IGNORE_WATER,
    MOD_ALLOW,
    MOVE_ROLLED,
    NO_MOVE,
    SPACE_ENTERED,
    SPACE_LEFT,
)
from engine.language.dispatch import fire
from engine.rulebook import capture, statuses
from engine.rulebook.adjacency import steps_from
from engine.rulebook.figures import shift
from engine.rulebook.traps import cross_trap
from engine.rulebook.values import allowed, forbidden, move_value

if TYPE_CHECKING:
    from engine.game import Game


def roll_move(game: Game, mouse: int) -> None:
    """Roll the move die and set the allowance: number plus move value (TURN-1). The roll is always made."""
    state = game.state
    number = roll_number(game)
    state.allowance = number + move_value(game, mouse)
    state.can_move = True
    game.note("move-rolled", "TURN-1", figure=mouse, amount=number)
    if state.active[MOVE_ROLLED]:
        fire(game, MOVE_ROLLED, figure=mouse, amount=number)


def may_leave(game: Game, mouse: int) -> bool:
    """Out of a space with minions only when mice there are at least as many (MOVE-8)."""
    state = game.state
    here = state.pos[mouse]
    foes = state.minions_at[here]
    if not foes or foes.bit_count() <= state.mice_at[here].bit_count():
        return True
    return allowed(game, mouse, MAY_IGNORE_MINIONS)


def reach(game: Game, mouse: int) -> dict[int, int]:
    """Every space the mouse can move to now, each with the space it is reached from.

    Routes without mousetraps come first: a trap is crossed only where there is no other way within the allowance.
    """
    state = game.state
    here = state.pos[mouse]
    if not may_leave(game, mouse):
        return {}
    if game.chapter.board.space_kind[here] == WATER and not allowed(game, mouse, MAY_IGNORE_WATER):
        return _out_of_water(game, mouse, here)
    came = _spread(game, mouse, here, frozenset(state.traps))
    if state.traps:
        for there, back in _spread(game, mouse, here, frozenset()).items():
            came.setdefault(there, back)
    return came


def _spread(game: Game, mouse: int, start: int, avoid: frozenset[int]) -> dict[int, int]:
    state, board = game.state, game.chapter.board
    allowance = state.allowance
    plain = not (state.bridges or state.closed or state.active[MOD_ALLOW])
    dry = not plain and allowed(game, mouse, MAY_IGNORE_WATER)
    bold = not plain and allowed(game, mouse, MAY_IGNORE_MINIONS)
    load, minions_at, kind = state.load, state.minions_at, board.space_kind
    all_steps = board.steps
    cost = {start: 0}
    came: dict[int, int] = {}
    buckets: list[list[int]] = [[] for _ in range(allowance + 1)]
    buckets[0].append(start)
    for spent in range(allowance):
        for here in buckets[spent]:
            if cost[here] != spent:
                continue
            if here != start and ((minions_at[here] and not bold) or (kind[here] == WATER and not dry)):
                continue
            for there, step in all_steps[here] if plain else steps_from(game, mouse, here):
                total = spent + step
                if total > allowance or total >= cost.get(there, 99):
                    continue
                if (load[there] >= 4 and kind[there] != SPECIAL_AREA) or there in avoid:
                    continue
                cost[there] = total
                came[there] = here
                buckets[total].append(there)
    came.pop(start, None)
    return came


def _out_of_water(game: Game, mouse: int, here: int) -> dict[int, int]:
    """From water one step at most: onto the next water space (not against the current), or a try for the bank."""
    state, board = game.state, game.chapter.board
    against = board.against_current[here]
    if against and allowed(game, mouse, MAY_IGNORE_CURRENT):
        against = frozenset()
    came = {}
    for there, _ in steps_from(game, mouse, here):
        if there not in against and (state.load[there] < 4 or board.space_kind[there] == SPECIAL_AREA):
            came[there] = here
    return came


def route(came: dict[int, int], start: int, goal: int) -> list[int]:
    """The spaces from the one after `start` up to `goal`."""
    path = [goal]
    while came[path[-1]] != start:
        path.append(came[path[-1]])
    path.reverse()
    return path


def move(game: Game, mouse: int, goal: int, came: dict[int, int]) -> None:
    """Move a mouse to a space it can reach, step by step; whatever stops it on the way, stops it."""
    state = game.state
    state.can_move = False
    state.moved = True
    start = state.pos[mouse]
    if goal == start:
        return
    game.note("move", "MOVE-1", figure=mouse, space=goal)
    here = start
    for there in route(came, start, goal):
        if not _step(game, mouse, here, there):
            return
        here = there


def _step(game: Game, mouse: int, here: int, there: int) -> bool:
    """One step. False when the move ends here."""
    state, board = game.state, game.chapter.board
    if not _climbs_out(game, mouse, here, there):
        return False
    if state.active[SPACE_LEFT]:
        fire(game, SPACE_LEFT, figure=mouse, space=here)
        if state.pos[mouse] != here or state.outcome:
            return False
    shift(game, mouse, there)
    if there in state.traps and not cross_trap(game, mouse, there):
        return False
    if state.active[SPACE_ENTERED]:
        fire(game, SPACE_ENTERED, figure=mouse, space=there)
    if state.pos[mouse] != there or state.outcome or state.turn_over:
        return False
    if state.minions_at[there] and not allowed(game, mouse, MAY_IGNORE_MINIONS):
        return False  # MOVE-7
    return board.space_kind[there] != WATER or allowed(game, mouse, MAY_IGNORE_WATER)  # WATER-1


def _climbs_out(game: Game, mouse: int, here: int, there: int) -> bool:
    """Leaving water for land: 1 die and 1 per mouse there, a star lets it out (WATER-2); a bridge always (WATER-7)."""
    state, board = game.state, game.chapter.board
    if board.space_kind[here] != WATER or board.space_kind[there] == WATER:
        return True
    bridges = state.bridges
    if any(bridges[i] == here and bridges[i ^ 1] == there for i in range(len(bridges))):
        return True
    if allowed(game, mouse, MAY_IGNORE_WATER):
        return True
    rolled = roll(game, 1 + state.mice_at[there].bit_count())
    game.note("climb-out", "WATER-2", figure=mouse, space=there, roll=rolled)
    return stars(rolled) > 0


def stand_up(game: Game, figure: int) -> None:
    """Spend the whole move getting up (EFFECT-3, MIN-8)."""
    state, chapter = game.state, game.chapter
    for index in range(len(chapter.status_ids)):
        if state.status[figure] >> index & 1 and chapter.status_takes_move[index]:
            statuses.lose_status(game, figure, index)
    if figure < MICE:
        state.can_move = False
        state.moved = True


def can_move(game: Game, mouse: int) -> bool:
    """Whether a mouse may move at all now."""
    return game.state.can_move and not forbidden(game, mouse, NO_MOVE)


def drift(game: Game, mouse: int) -> None:
    """At the end of its turn a mouse in current is carried one space along; off the tile is captured (WATER-3, -4)."""
    state, board = game.state, game.chapter.board
    here = state.pos[mouse]
    if here < 0 or board.current_to[here] == -1 or allowed(game, mouse, MAY_IGNORE_CURRENT):
        return
    there = board.current_to[here]
    if there < 0:
        game.note("drift", "WATER-4", figure=mouse)
        capture.capture(game, mouse, -1)
        return
    if state.load[there] >= 4:
        return
    shift(game, mouse, there)
    game.note("drift", "WATER-3", figure=mouse, space=there)
    if state.active[SPACE_ENTERED]:
        fire(game, SPACE_ENTERED, figure=mouse, space=there)

