"""A minion takes cheese from a mouse: one for each wound it would have dealt, or a fixed amount.

With `instead-of-wounds` the mouse takes no wounds, even if it has less cheese than that; a mouse without cheese is
wounded.

Example:
    - when: wounding
      if: { attacker: owner }
      do:
        - steal-cheese
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import cheese
from engine.vocabulary.declare import AMOUNT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["from"])
    if p["amount"] is None and b.event != "wounding":
        raise b.fail('"steal-cheese" lacks "amount": it can be omitted only in a "wounding" rule')
    amount = b.number(p["amount"]) if p["amount"] is not None else None
    replaces = p["instead-of-wounds"]

    def run(game: Game, ctx: Context) -> bool:
        wanted, done = amount(game, ctx) if amount is not None else ctx.amount, False
        for slot in bits_of(who(game, ctx)):
            if slot >= MICE or not game.state.cheese[slot]:
                continue
            cheese.steal_cheese(game, slot, ctx.owner, wanted)
            done = True
            if replaces:
                ctx.stopped = True
        return done

    return run


EFFECT: Effect = Effect(
    name="steal-cheese",
    doc=__doc__,
    params=(
        Param("from", "who", "the mouse", "victim"),
        Param("amount", "number", "the amount; if omitted, the number of wounds of the event", None, bounds=AMOUNT),
        Param("instead-of-wounds", "bool", "whether the mouse takes no wounds", True),
    ),
    build=build,
    changes=("cheese", "wheel", "event"),
    words="[{amount} cheese|one cheese for each wound] is stolen from {from}[instead-of-wounds? instead of the wounds]",
    causes=("cheese-stolen",),
    runs_out=True,
)
