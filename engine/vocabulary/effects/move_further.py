"""The mouse whose turn it is may move more spaces in this turn.

Example:
    - when: free-action
      limit: turn
      do:
        - move-further: 2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bounds import bounded
from engine.vocabulary.declare import CHANGE, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    amount = b.number(p["amount"])

    def run(game: Game, ctx: Context) -> None:
        game.state.allowance = bounded(game.state.allowance + amount(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="move-further",
    doc=__doc__,
    params=(Param("amount", "number", "how many spaces more", 1, bounds=CHANGE),),
    build=build,
    short="amount",
    words="the mouse whose turn it is may move {amount:+space}",
)
