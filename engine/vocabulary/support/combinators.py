"""Functions made from functions: several tests as one, tests of the figure in a field of the context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import MICE

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest, Number, Test
    from engine.records.game import Game

READERS: Final[dict[str, Number]] = {
    "figure": lambda game, ctx: ctx.figure,
    "other": lambda game, ctx: ctx.other,
    "owner": lambda game, ctx: ctx.owner,
    "it": lambda game, ctx: ctx.it,
    "space": lambda game, ctx: ctx.space,
    "face": lambda game, ctx: ctx.face,
    "card": lambda game, ctx: ctx.card,
    "amount": lambda game, ctx: ctx.amount,
    "roll": lambda game, ctx: ctx.roll,
    "group": lambda game, ctx: ctx.group,
    "paid": lambda game, ctx: ctx.paid,
}

MASKS: Final[dict[str, Number]] = {
    "figure": lambda game, ctx: 1 << ctx.figure if ctx.figure >= 0 else 0,
    "other": lambda game, ctx: 1 << ctx.other if ctx.other >= 0 else 0,
    "owner": lambda game, ctx: 1 << ctx.owner if ctx.owner >= 0 else 0,
    "it": lambda game, ctx: 1 << ctx.it if ctx.it >= 0 else 0,
    "group": lambda game, ctx: ctx.group,
}
"""The figures in a field of the context, as a mask."""

SIDE_TESTS: Final[dict[str, Test]] = {
    "mouse": lambda game, ctx: 0 <= ctx.figure < MICE,
    "minion": lambda game, ctx: ctx.figure >= MICE,
}
"""Whether the event's first figure is of a side: the first condition of most rules."""


def together(tests: list[Test]) -> Test:
    """Several tests as one, in their order."""
    if len(tests) == 1:
        return tests[0]
    one, two = tests[0], tests[1]
    if len(tests) == 2:
        return lambda game, ctx: one(game, ctx) and two(game, ctx)
    rest = together(tests[2:])
    return lambda game, ctx: one(game, ctx) and two(game, ctx) and rest(game, ctx)


def all_hold_for(tests: list[FigureTest]) -> FigureTest:
    """Several tests of a given figure as one."""
    if len(tests) == 1:
        return tests[0]
    one, rest = tests[0], all_hold_for(tests[1:])
    return lambda game, ctx, figure: one(game, ctx, figure) and rest(game, ctx, figure)


def test_of_field(field: str, matches: FigureTest) -> Test:
    """A test of the figure in a field of the context; False where there is no figure."""
    if field == "figure":
        return lambda game, ctx: ctx.figure >= 0 and matches(game, ctx, ctx.figure)
    if field == "other":
        return lambda game, ctx: ctx.other >= 0 and matches(game, ctx, ctx.other)
    if field == "owner":
        return lambda game, ctx: ctx.owner >= 0 and matches(game, ctx, ctx.owner)
    return lambda game, ctx: ctx.it >= 0 and matches(game, ctx, ctx.it)


def with_it(test: FigureTest) -> FigureTest:
    """A test of a figure that is `it` in the context meanwhile."""

    def matches(game: Game, ctx: Context, slot: int) -> bool:
        before = ctx.it
        ctx.it = slot
        result = test(game, ctx, slot)
        ctx.it = before
        return result

    return matches


def as_condition(test: FigureTest) -> Test:
    """A test of a figure as a test of the context: of `it` in a filter, else the event's first figure, else the owner.

    It is False where there is no figure.
    """

    def matches(game: Game, ctx: Context) -> bool:
        figure = ctx.it
        if figure < 0:
            figure = ctx.figure if ctx.figure >= 0 else ctx.owner
        return figure >= 0 and test(game, ctx, figure)

    return matches


def without(start: Number, others: Number) -> Number:
    """Some figures without others, as a mask."""
    return lambda game, ctx: start(game, ctx) & ~others(game, ctx)


def matching(start: Number, matches: FigureTest) -> Number:
    """Those of some figures that pass a test, as a mask."""

    def mask(game: Game, ctx: Context) -> int:
        found = start(game, ctx)
        for slot in bits_of(found):
            if not matches(game, ctx, slot):
                found ^= 1 << slot
        return found

    return mask
