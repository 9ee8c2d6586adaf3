"""A mouse moves up to a number of spaces by the movement rules; with `towards`, any figure moves towards a place.

Example:
    - when: free-action
      do:
        - move: { who: owner, spaces: 2 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import minions
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param
from engine.vocabulary.support.rule_moves import free_move

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, count = b.who(p["who"]), b.number(p["spaces"])
    goal = b.where(p["towards"]) if p["towards"] is not None else None

    def run(game: Game, ctx: Context) -> bool:
        spaces, done = count(game, ctx), False
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] < 0 or game.state.outcome:
                continue
            if goal is not None:
                goals = goal(game, ctx)
                done |= bool(goals)
                minions.walk(game, slot, goals, spaces)
            else:
                done |= free_move(game, slot, spaces)
        return done

    return run


EFFECT: Effect = Effect(
    name="move",
    doc=__doc__,
    params=(
        Param("who", "who", "the figure", "owner"),
        Param("spaces", "number", "how many spaces at most", bounds=AMOUNT),
        Param("towards", "where", "the place to move towards; if omitted, the player chooses where to", None),
    ),
    build=build,
    changes=FIGHT,
    words="{who} moves up to {spaces:space}[ towards {towards}]",
    causes=("space-entered",),
    runs_out=True,
)
