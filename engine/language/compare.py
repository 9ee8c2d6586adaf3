"""Comparing a number with `is`, `at-least` and `at-most`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Number, Test


def compared(b: Builder, p: dict[str, Any], number: Number, otherwise: int) -> Test:
    """A test of `number`; without any bound it must be at least `otherwise`."""
    least = b.fixed(p.get("at-least"))
    if least is not None and p.get("is") is None and p.get("at-most") is None:
        return lambda game, ctx: number(game, ctx) >= least
    exact = b.number(p["is"]) if p.get("is") is not None else None
    low = b.number(p["at-least"]) if p.get("at-least") is not None else None
    high = b.number(p["at-most"]) if p.get("at-most") is not None else None
    if exact is None and low is None and high is None:
        return lambda game, ctx: number(game, ctx) >= otherwise

    def test(game: Game, ctx: Context) -> bool:
        value = number(game, ctx)
        if exact is not None and value != exact(game, ctx):
            return False
        if low is not None and value < low(game, ctx):
            return False
        return high is None or value <= high(game, ctx)

    return test
