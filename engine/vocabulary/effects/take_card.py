"""A figure takes cards from others: a minion keeps them until it leaves the board, a mouse puts them into its pack.

`reach` says which cards of a mouse can be taken, `by` who picks: the giver, the taker or the lot. From a minion those
cards are taken that it has taken before, even while rules answer its defeat; what it still has when it leaves is
discarded. The card that was taken last is `that-card` for the effects after this one.

Example:
    - when: wounded
      if: { attacker: minion, victim: mouse }
      do:
        - take-card: { from: victim, to: attacker, by: lot }
    - when: minion-defeated
      if: { attacker: mouse }
      do:
        - take-card: { from: minion, to: attacker, count: 9 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import AMOUNT, Effect, Param
from engine.vocabulary.support.hands import REACHES, USUAL
from engine.vocabulary.support.rule_cards import take_cards
from engine.vocabulary.support.things import cards_value

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    cards = cards_value(b, p["card"])
    givers, takers, count, by = b.who(p["from"]), b.who_or_owner(p["to"]), b.number(p["count"]), p["by"]
    reach = (p["reach"],) if isinstance(p["reach"], str) else tuple(p["reach"])
    otherwise, answered = b.effects(p["else"]), bool(p["else"])

    def run(game: Game, ctx: Context) -> bool:
        state, number, matches, last = game.state, count(game, ctx), cards(game, ctx), -1
        here = [one for one in bits_of(takers(game, ctx)) if state.pos[one] >= 0]
        for giver in bits_of(givers(game, ctx)) if here else ():
            if giver != here[0] and (giver >= MICE or state.pos[giver] >= 0):
                last = max(last, take_cards(game, giver, here[0], matches, number, reach, by))
        if last >= 0:
            ctx.thing = last
        elif not state.outcome:
            otherwise(game, ctx)
        return last >= 0 or answered

    return run


EFFECT: Effect = Effect(
    name="take-card",
    doc=__doc__,
    params=(
        Param("from", "who", "the figures that lose cards"),
        Param("to", "who", "the figure that takes them, the first one found; if omitted, the owner", None),
        Param("card", "cards", "the kind of card", "any"),
        Param("count", "number", "how many from each", 1, bounds=AMOUNT),
        Param("reach", "choices", "which cards: in the pack, worn, starting equipment", USUAL, choices=REACHES),
        Param("by", "choice", "who picks the card", "giver", choices=("giver", "taker", "lot")),
        Param("else", "effects", "what happens if no card could be taken", ()),
    ),
    build=build,
    changes=("items card", "cheese", "event"),
    words="[{to}|the owner] takes {count:card}[card! ({card})] from {from}[by!, picked by {by}]"
    "[reach! out of {reach}][; if there is none: {else}]",
    causes=("card-discarded",),
    runs_out=True,
)
