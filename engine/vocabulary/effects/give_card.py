"""Mice receive a certain search card. A party item goes to the stash.

`from` says where it is looked for, in this order: in the deck, among the discards, with other mice, with minions that
have taken it. So a card can be given back whoever holds it.

Example:
    - when: chapter-start
      do:
        - give-card: { card: lantern }
    - when: card-discarded
      if: { loser: mouse }
      limit: round
      do:
        - give-card: { card: card, who: { random-mouse: all-mice }, from: discards }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.records.bits import bits_of
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.rule_cards import give_card
from engine.vocabulary.support.scope import choose_some, mice_on
from engine.vocabulary.support.things import card_value

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


SOURCES: Final = ("deck", "discards", "mice", "minions")


def build(b: Builder, p: dict[str, Any]) -> Run:
    card = card_value(b, p["card"])
    sources = (p["from"],) if isinstance(p["from"], str) else tuple(p["from"])
    who = b.who_or_owner(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        meant = card(game, ctx)
        if meant < 0:
            return False
        done = False
        found = bits_of(who(game, ctx) & mice_on(game, -1))
        for slot in found or bits_of(choose_some(game, ctx, mice_on(game, -1), 1, False)):
            if give_card(game, meant, slot, sources):
                ctx.thing, done = meant, True
        return done

    return run


EFFECT: Effect = Effect(
    name="give-card",
    doc=__doc__,
    params=(
        Param("card", "card-value", "the card"),
        Param("who", "who", "the mice; if omitted, the owner, or a mouse the players choose", None),
        Param("from", "choices", "where it is looked for, in this order", ("deck", "discards"), choices=SOURCES),
    ),
    build=build,
    changes=("+items card", "event"),
    short="card",
    words="[{who} receives|a mouse receives] {card}[from! from {from}]",
    causes=("card-drawn",),
    runs_out=True,
)
