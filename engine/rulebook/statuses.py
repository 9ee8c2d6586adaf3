"""Negative effects on figures (EFFECT) and recovering from them (RECOVER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import LARGE, MICE, NO_ROOM
from engine.records.dice import roll, stars
from engine.rulebook.values import forbidden
from engine.runtime.codes import MOD_RECOVER_DICE, NO_BATTLE, NO_BE_KNOCKED_DOWN, NO_MOVE, STATUS_GAINED, STATUS_LOST
from engine.runtime.dispatch import fire
from engine.runtime.ownership import disown, own
from engine.runtime.standing import modified

if TYPE_CHECKING:
    from engine.records.game import Game

NEVER: Final = -1
AUTOMATIC: Final = 0
"""How a mouse recovers from a status: never, without a roll, or with this many dice."""


def gain_status(game: Game, figure: int, status: int) -> bool:
    """Put a figure under a status; some statuses do not affect large figures (EFFECT-3)."""
    state, chapter = game.state, game.chapter
    bit = 1 << status
    if state.pos[figure] < 0 or state.status[figure] & bit:
        return False
    large = figure >= MICE and chapter.minion_size[state.kind[figure]] in (LARGE, NO_ROOM)
    if large and chapter.status_spares_large[status]:
        return False
    if chapter.status_takes_move & bit and forbidden(game, figure, NO_BE_KNOCKED_DOWN):
        return False
    state.status[figure] |= bit
    own(game, chapter.status_source[status], 1 << figure)
    if game.trace is not None:
        game.note("status-gained", _effect(game, status), figure=figure, text=chapter.status_ids[status])
    if state.active[STATUS_GAINED]:
        fire(game, STATUS_GAINED, figure=figure, card=status)
    return True


def _effect(game: Game, status: int) -> str:
    """The rule that the trace cites for a status, by what the status does (its name is content)."""
    chapter = game.chapter
    if chapter.status_takes_move >> status & 1:
        return "EFFECT-3"
    if chapter.status_turns_minion >> status & 1:
        return "EFFECT-4"
    forbids = chapter.status_forbids[status]
    return "EFFECT-2" if forbids >> NO_MOVE & 1 else "EFFECT-1" if forbids >> NO_BATTLE & 1 else ""


def lose_status(game: Game, figure: int, status: int, rules: str = "") -> None:
    """Remove a status from a figure; `rules` are cited in the trace."""
    state, chapter = game.state, game.chapter
    bit = 1 << status
    if not state.status[figure] & bit:
        return
    state.status[figure] &= ~bit
    disown(game, chapter.status_source[status], 1 << figure)
    if game.trace is not None:
        game.note("status-lost", rules, figure=figure, text=chapter.status_ids[status])
    if state.active[STATUS_LOST]:
        fire(game, STATUS_LOST, figure=figure, card=status)


def clear_statuses(game: Game, figure: int) -> None:
    """Remove every status from a figure (CAPTURE-1)."""
    for status in range(len(game.chapter.status_ids)):
        lose_status(game, figure, status, "CAPTURE-1")


def knock_down(game: Game, figure: int) -> bool:
    """Knock a figure down, whatever name the library gives that status (EFFECT-3)."""
    return any(gain_status(game, figure, status) for status in bits_of(game.chapter.status_takes_move))


def recoverable(game: Game, mouse: int) -> list[int]:
    """The statuses a recover action can end."""
    chapter = game.chapter
    status = game.state.status[mouse]
    return [i for i in range(len(chapter.status_ids)) if status >> i & 1 and chapter.status_recover[i] != NEVER]


def recover(game: Game, mouse: int, status: int) -> None:
    """Recover from a status: without a roll if the status says so, else with a star (RECOVER-1, RECOVER-2)."""
    dice = game.chapter.status_recover[status]
    if dice == AUTOMATIC:
        lose_status(game, mouse, status, "RECOVER-1")
        return
    if game.state.active[MOD_RECOVER_DICE]:
        dice = modified(game, MOD_RECOVER_DICE, dice, mouse)
    rolled = roll(game, dice)
    if game.trace is not None:
        game.note("recover", "RECOVER-2", figure=mouse, roll=rolled)
    if stars(rolled):
        lose_status(game, mouse, status, "RECOVER-2")
