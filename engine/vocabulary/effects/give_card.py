"""Mice receive a certain search card from the deck or the discards. A party item goes to the stash.

Example:
    - when: chapter-start
      do:
        - give-card: { card: lantern }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.rule_cards import give_card
from engine.vocabulary.support.scope import choose_some, mice_on

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    card = b.lookup(b.chapter.search_ids, p["card"], "search card")
    who = b.who_or_owner(p["who"])

    def run(game: Game, ctx: Context) -> None:
        found = bits_of(who(game, ctx) & mice_on(game, -1))
        for slot in found or bits_of(choose_some(game, ctx, mice_on(game, -1), 1, False)):
            give_card(game, card, slot)

    return run


EFFECT: Effect = Effect(
    name="give-card",
    doc=__doc__,
    params=(
        Param("card", "card", "the card"),
        Param("who", "who", "the mice; if omitted, the owner, or a mouse the players choose", None),
    ),
    build=build,
    changes=("+items card",),
    short="card",
    words="[{who} receives|a mouse receives] {card}",
    causes=("card-drawn",),
    runs_out=True,
)
