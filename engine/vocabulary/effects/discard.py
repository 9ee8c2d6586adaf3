"""Mice discard cards that they hold. Each player chooses which.

Example:
    - when: card-drawn
      do:
        - discard: { who: drawer }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import AMOUNT, Effect, Param
from engine.vocabulary.support.card_filters import card_filter
from engine.vocabulary.support.rule_cards import discard_cards, discard_from_stash

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    matches = card_filter(b, p["card"])
    who, count, stash = b.who_or_owner(p["who"]), b.number(p["count"]), p["stash"]

    def run(game: Game, ctx: Context) -> None:
        number = count(game, ctx)
        if stash:
            discard_from_stash(game, matches, number)
            return
        for slot in bits_of(who(game, ctx)):
            if slot < MICE and game.state.pos[slot] >= 0:
                discard_cards(game, slot, matches, number)

    return run


EFFECT: Effect = Effect(
    name="discard",
    doc=__doc__,
    params=(
        Param("card", "cards", "the kind of card", "any"),
        Param("who", "who", "the mice; if omitted, the owner", None),
        Param("count", "number", "how many each", 1, bounds=AMOUNT),
        Param("stash", "bool", "whether to discard a party item from the stash instead", False),
    ),
    build=build,
    short="card",
    words="[stash?the party|{who}] discards {count:card} ({card})",
    causes=("card-discarded",),
    runs_out=True,
)
