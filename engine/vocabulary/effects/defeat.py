"""Defeat minions at once.

Example:
    - when: free-action
      do:
        - defeat: closest-minion
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import wounds
from engine.vocabulary.declare import FIGHT, Effect, Param
from engine.vocabulary.support.scope import anchor

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        by, done = anchor(ctx), False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE or game.state.pos[slot] < 0:
                continue
            doer, done = by if by != slot else -1, True
            if game.chapter.minion_boss[game.state.kind[slot]]:
                for card in game.chapter.minion_cards[game.state.kind[slot]]:
                    if card in game.state.track and game.state.kind[slot] >= 0:
                        wounds.remove_boss_card(game, slot, card, doer)
            if game.state.kind[slot] >= 0:
                wounds.defeat(game, slot, doer)
        return done

    return run


EFFECT: Effect = Effect(
    name="defeat",
    doc=__doc__,
    params=(Param("who", "who", "the minions"),),
    build=build,
    changes=("-figures", *FIGHT),
    short="who",
    words="{who} is defeated",
    causes=("minion-defeated",),
    runs_out=True,
)
