"""Shuffle a card into the search deck: a party item from the stash, or the card that this rule is on.

Example:
    - when: round-end
      do:
        - shuffle-back: lantern
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.rule_cards import shuffle_back

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    named = b.lookup(b.chapter.search_ids, p["card"], "search card") if p["card"] is not None else -1

    def run(game: Game, ctx: Context) -> bool:
        card = named if named >= 0 else ctx.rule.card if ctx.rule is not None else -1
        return card >= 0 and shuffle_back(game, card)

    return run


EFFECT: Effect = Effect(
    name="shuffle-back",
    doc=__doc__,
    params=(Param("card", "card", "the card; if omitted, the card of this rule", None),),
    build=build,
    changes=("-items card",),
    short="card",
    words="[{card}|this card] is shuffled into the search deck",
)
