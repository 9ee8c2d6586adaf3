"""Take a card of some kind from the search deck, and shuffle the deck.

Example:
    - when: action
      do:
        - fetch: { card: { category: [weapon, armour] } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.card_filters import card_filter
from engine.vocabulary.support.rule_cards import fetch_card

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    matches = card_filter(b, p["card"])
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE and game.state.pos[slot] >= 0:
                done |= fetch_card(game, slot, matches)
        return done

    return run


EFFECT: Effect = Effect(
    name="fetch",
    doc=__doc__,
    params=(
        Param("card", "cards", "the kind of card"),
        Param("who", "who", "the mouse that takes it", "owner"),
    ),
    build=build,
    changes=("+items card",),
    short="card",
    words="{who} takes {card} out of the search deck, which is shuffled",
    causes=("card-drawn",),
    runs_out=True,
)
