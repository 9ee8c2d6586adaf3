"""Take minions off the board without defeating them.

Example:
    - when: round-end
      do:
        - remove: { minions: roach }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import initiative, wounds
from engine.rulebook.figures import remove_minion
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx)):
            if slot >= MICE and game.state.pos[slot] >= 0:
                kind, done = game.state.kind[slot], True
                game.note("removed", "PARTY-5", figure=slot)
                remove_minion(game, slot)
                wounds.put_back(game, slot, kind)
                initiative.remove_cards_of_absent(game, kind)
        return done

    return run


EFFECT: Effect = Effect(
    name="remove",
    doc=__doc__,
    params=(Param("who", "who", "the minions"),),
    build=build,
    changes=("-figures", "order"),
    short="who",
    words="{who} leaves the board",
    runs_out=True,
)
