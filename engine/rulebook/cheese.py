"""The cheese of mice and on the minion wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE
from engine.rulebook import surge
from engine.runtime.codes import CHEESE_GAINED, CHEESE_SPENT, CHEESE_STOLEN, WHEEL_CHANGED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game

WHEEL: Final = 6
"""The cheese that fills the wheel (SURGE-1)."""


def give_cheese(game: Game, mouse: int, amount: int, rules: str = "") -> None:
    """Give a mouse cheese; `rules` are cited in the trace."""
    if amount <= 0:
        return
    game.state.cheese[mouse] += amount
    if game.trace is not None:
        game.note("cheese", rules, figure=mouse, amount=amount)
    if game.state.active[CHEESE_GAINED]:
        fire(game, CHEESE_GAINED, figure=mouse, amount=amount)


def spend_cheese(game: Game, mouse: int, amount: int, rules: str = "ABIL-1") -> None:
    """A mouse pays cheese (ABIL-1, FREE-5)."""
    if amount <= 0:
        return
    game.state.cheese[mouse] -= amount
    if game.trace is not None:
        game.note("cheese-spent", rules, figure=mouse, amount=amount)
    if game.state.active[CHEESE_SPENT]:
        fire(game, CHEESE_SPENT, figure=mouse, amount=amount)


def lose_cheese(game: Game, mouse: int, amount: int, rules: str = "") -> None:
    """Return cheese to the supply, by a rule or because its mouse is captured (CAPTURE-1)."""
    lost = min(amount, game.state.cheese[mouse])
    if lost <= 0:
        return
    game.state.cheese[mouse] -= lost
    if game.trace is not None:
        game.note("cheese-lost", rules, figure=mouse, amount=lost)


def steal_cheese(game: Game, mouse: int, thief: int, amount: int) -> int:
    """A minion takes cheese; a greedy minion puts it on the wheel (ENC-8). Returns how much was taken."""
    state = game.state
    taken = min(state.cheese[mouse], amount)
    if taken <= 0:
        return 0
    state.cheese[mouse] -= taken
    if game.trace is not None:
        game.note("cheese-stolen", "ENC-8", figure=mouse, other=thief, amount=taken)
    if state.active[CHEESE_STOLEN]:
        ctx = fire(game, CHEESE_STOLEN, figure=mouse, other=thief, amount=taken)
        if ctx is not None and ctx.stopped:
            return taken
    if thief >= MICE and state.kind[thief] >= 0 and state.greedy >> state.kind[thief] & 1:
        add_to_wheel(game, taken, game.face_of(thief), "ENC-8")
    return taken


def add_to_wheel(game: Game, amount: int, face: int, rules: str = "") -> None:
    """Put cheese on the minion wheel. Six or more start a surge at once on that face (SURGE-1, BATTLE-10)."""
    state = game.state
    amount = max(amount, -state.wheel)
    if amount == 0:
        return
    state.wheel += amount
    if game.trace is not None:
        game.note("wheel", rules, amount=amount)
    if state.active[WHEEL_CHANGED]:
        fire(game, WHEEL_CHANGED, amount=amount, face=face)
    if state.wheel >= WHEEL and not game.in_surge and not state.outcome:
        surge.surge(game, face)
