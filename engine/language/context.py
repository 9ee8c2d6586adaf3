"""What a rule can see of the event it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.declare import FigureTest, Test
    from engine.language.rule import Rule
    from engine.rulebook.attack import Attack


class Context:
    """The figures, spaces and numbers of one event; `owner` and `rule` are set for each rule that answers it.

    A rule may change `amount` where the event says so, and set `stopped` to do something instead.
    """

    rule: Rule | None = None
    owner: int = -1
    figure: int = -1
    other: int = -1
    space: int = -1
    face: int = -1
    card: int = -1
    amount: int = 0
    roll: int = 0
    group: int = 0
    it: int = -1
    paid: int = 0
    stopped: bool = False
    replaced: bool = False
    poison: bool = False
    attack: Attack | None = None

    def __init__(self, event: int) -> None:
        self.event = event


def subject(ctx: Context) -> int:
    """The figure a condition speaks of: `it` inside a filter, else the event's first figure, else the owner."""
    if ctx.it >= 0:
        return ctx.it
    return ctx.figure if ctx.figure >= 0 else ctx.owner


def of_figure(test: FigureTest) -> Test:
    """A condition about a figure, of the one it is about here: it never holds of nobody."""

    def asked(game: Game, ctx: Context) -> bool:
        figure = ctx.it
        if figure < 0:
            figure = ctx.figure if ctx.figure >= 0 else ctx.owner
        return figure >= 0 and test(game, ctx, figure)

    return asked
