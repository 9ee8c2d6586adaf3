"""How good a position looks for the party, in points: one cheese of time is worth ten.

Only what the table shows counts: the way that is left, who is hurt or taken, what is to be fought, time, gear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots import gear
from engine.bots.atlas import NO_WAY, Atlas, ways
from engine.bots.fighting import need_of
from engine.chapter import MICE
from engine.rulebook.values import life_of
from engine.state import LOST, STALLED, WON

if TYPE_CHECKING:
    from engine.game import Game

A_WIN: Final = 100_000
A_CHEESE_OF_TIME: Final = 10
A_STEP: Final = 4
CAPTURED: Final = 60
HURT: Final = (0, 70, 40, 22, 12, 6, 3)
"""What it costs to have so much life left and no more."""

A_FOE: Final = 2
"""Per point of a minion's worth, while it has its full life."""

OWN_CHEESE: Final = 3
AN_ABILITY: Final = 20
A_STATUS: Final = 12
A_PARTY_ITEM: Final = 12
LAST_PAGES: Final = 9
"""Cheese of time below which every one counts double."""


def outlook(game: Game, atlas: Atlas) -> int:
    """The points of a position."""
    state = game.state
    if state.outcome == WON:
        return A_WIN
    if state.outcome in (LOST, STALLED):
        return -A_WIN
    return _party(game) + _time(game) - _way(game, atlas) - _foes(game, atlas)


def _time(game: Game) -> int:
    state = game.state
    left = (state.end_page - state.page) * 6 - state.wheel
    return A_CHEESE_OF_TIME * (left + min(left, LAST_PAGES))


def _way(game: Game, atlas: Atlas) -> int:
    """The way that is left, of the party as a whole and of the one farthest behind."""
    state = game.state
    start = next((pos for pos in state.pos[: state.mice] if pos >= 0), -1)
    if start < 0:
        return 0
    far = ways(game, atlas, start)
    total = worst = count = 0
    for pos in state.pos[: state.mice]:
        if pos >= 0:
            left = far[pos] if far[pos] < NO_WAY else 100
            total += left
            count += 1
            if left > worst:
                worst = left
    return A_STEP * (total + worst) // (count + 1)


def _foes(game: Game, atlas: Atlas) -> int:
    state, chapter = game.state, game.chapter
    total = 0
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        kind = state.kind[slot]
        full = max(1, chapter.minion_life[kind])
        total += A_FOE * atlas.minion_worth[kind] * (full + need_of(game, slot)) // (2 * full)
    return total


def _party(game: Game) -> int:
    state = game.state
    total = 0
    for mouse in range(state.mice):
        total += OWN_CHEESE * min(state.cheese[mouse], 8) + AN_ABILITY * state.abilities[mouse].bit_count()
        total += _gear(game, mouse)
        if state.captured >> mouse & 1:
            total -= CAPTURED
            continue
        left = life_of(game, mouse) - state.wounds[mouse] - state.poison[mouse]
        total -= HURT[left] if 0 <= left < len(HURT) else 0
        if state.status[mouse]:
            total -= A_STATUS * state.status[mouse].bit_count()
    return total + A_PARTY_ITEM * len(state.stash)


def _gear(game: Game, mouse: int) -> int:
    state = game.state
    total = 0
    for copy in state.worn[mouse]:
        total += 2 * gear.worth(game, mouse, copy)
    for copy in state.pack[mouse]:
        total += 2 + gear.worth(game, mouse, copy)
    return total


assert MICE >= 4
