"""Mice discard cards that they hold; `reach` says which, and `else` what happens if no card could be discarded.

Each player chooses, unless `by-lot` lets chance decide. The card that was discarded last is `that-card` for the effects
after this one.

Example:
    - when: card-drawn
      do:
        - discard: { who: drawer }
    - when: turn-end
      if: { actor: mouse }
      do:
        - discard: { who: actor, card: item, reach: pack, else: [{ wound: { who: actor } }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import AMOUNT, Effect, Param
from engine.vocabulary.support.hands import REACHES, USUAL
from engine.vocabulary.support.rule_cards import discard_cards, discard_from_stash
from engine.vocabulary.support.things import cards_value

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    cards = cards_value(b, p["card"])
    who, count, stash, by_lot = b.who_or_owner(p["who"]), b.number(p["count"]), p["stash"], p["by-lot"]
    reach = (p["reach"],) if isinstance(p["reach"], str) else tuple(p["reach"])
    otherwise, answered = b.effects(p["else"]), bool(p["else"])

    def run(game: Game, ctx: Context) -> bool:
        number, matches = count(game, ctx), cards(game, ctx)
        last = discard_from_stash(game, matches, number) if stash else -1
        for slot in () if stash else bits_of(who(game, ctx)):
            if slot < MICE and game.state.pos[slot] >= 0:
                last = max(last, discard_cards(game, slot, matches, number, reach, by_lot))
        if last >= 0:
            ctx.thing = last
        elif not game.state.outcome:
            otherwise(game, ctx)
        return last >= 0 or answered

    return run


EFFECT: Effect = Effect(
    name="discard",
    doc=__doc__,
    params=(
        Param("card", "cards", "the kind of card", "any"),
        Param("who", "who", "the mice; if omitted, the owner", None),
        Param("count", "number", "how many each", 1, bounds=AMOUNT),
        Param("reach", "choices", "which cards: in the pack, worn, starting equipment", USUAL, choices=REACHES),
        Param("by-lot", "bool", "whether chance decides which", False),
        Param("stash", "bool", "whether to discard a party item from the stash instead", False),
        Param("else", "effects", "what happens if no card could be discarded", ()),
    ),
    build=build,
    changes=("-items card", "cheese", "event"),
    short="card",
    words="[stash?the party|{who}] discards {count:card}[card! ({card})][by-lot? by lot]"
    "[reach! from {reach}][; if there is none: {else}]",
    causes=("card-discarded",),
    runs_out=True,
)
