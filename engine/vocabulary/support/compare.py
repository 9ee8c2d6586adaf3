"""Comparing a number with `is`, `at-least` and `at-most`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number, Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def compared(b: Builder, p: dict[str, Any], number: Number, otherwise: int) -> Test:
    """A test of `number`; without any bound, whether it is at least `otherwise`."""
    if b.observer is not None:
        number = b.observer.number(number)
    given = [name for name in ("is", "at-least", "at-most") if p.get(name) is not None]
    bound = b.fixed(p[given[0]]) if len(given) == 1 else None
    if bound is not None:
        return _bounded(number, given[0], bound)
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


def _bounded(number: Number, by: str, bound: int) -> Test:
    """A test against a single fixed bound, the common case."""
    if by == "is":
        return lambda game, ctx: number(game, ctx) == bound
    if by == "at-least":
        return lambda game, ctx: number(game, ctx) >= bound
    return lambda game, ctx: number(game, ctx) <= bound
