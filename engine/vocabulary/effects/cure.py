"""Remove a number of poison wounds and statuses. For each, the player chooses the figure.

Poison is removed first from a mouse that has both; `what` restricts the cure to one of the two.

Example:
    - when: action
      cost: { from: 1, to: 3 }
      do:
        - cure: { who: mice-here, amount: paid }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records import decision
from engine.records.bits import bits_of
from engine.rulebook import statuses, wounds
from engine.vocabulary.declare import AMOUNT, Effect, Param
from engine.vocabulary.support.scope import chooser

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, amount = b.who(p["who"]), b.number(p["amount"])
    poison, status = p["what"] != "status", p["what"] != "poison"

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for _ in range(amount(game, ctx)):
            ill = [
                slot
                for slot in bits_of(who(game, ctx))
                if (poison and game.state.poison[slot]) or (status and game.state.status[slot])
            ]
            if not ill:
                break
            done = True
            slot = game.choose(decision.FIGURE, chooser(game, ctx), ill, ctx.rule.index if ctx.rule else -1)
            if poison and game.state.poison[slot]:
                wounds.heal(game, slot, 1, poison=True)
            else:
                statuses.lose_status(game, slot, (game.state.status[slot] & -game.state.status[slot]).bit_length() - 1)
        return done

    return run


EFFECT: Effect = Effect(
    name="cure",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("amount", "number", "how many to remove", 1, bounds=AMOUNT),
        Param("what", "choice", "only poison, or only statuses", None, choices=("poison", "status")),
    ),
    build=build,
    changes=("wounds", "-statuses"),
    words="take {amount:poison wound or status} in all[ ({what} only)] off {who:the}",
)
