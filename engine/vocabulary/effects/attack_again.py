"""Minions attack once more. Each chooses its target as in its own turn.

In the turn of a boss card, the values of that card count.

Example:
    - when: attack-ended
      if: { attacker: minion, rolled: cheese }
      limit: turn
      do:
        - attack-again: attacker
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import minions
from engine.rulebook.values import card_of
from engine.vocabulary.declare import FIGHT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        state, chapter, done = game.state, game.chapter, False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE or state.pos[slot] < 0 or state.outcome:
                continue
            its_turn = state.current in chapter.minion_cards[state.kind[slot]]
            card = state.current if its_turn else card_of(game, slot)
            minions.attack(game, slot, card, chapter.card_ranged[card - MICE])
            done = True
        return done

    return run


EFFECT: Effect = Effect(
    name="attack-again",
    doc=__doc__,
    params=(Param("who", "who", "the minions", "owner"),),
    build=build,
    changes=FIGHT,
    short="who",
    words="{who} attacks once more",
    causes=("attack-declared", "attack-rolled", "attack-ended"),
)
