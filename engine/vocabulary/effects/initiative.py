"""Move initiative cards on the track, by a number of places (negative: up) or to its top or bottom.

Example:
    - when: turn-end
      if: { actor: owner }
      do:
        - initiative: { by: -1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import initiative
from engine.rulebook.values import card_of
from engine.vocabulary.declare import CHANGE, Effect, Param
from engine.vocabulary.support.scope import OFF_TRACK, rank_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])
    by = b.number(p["by"]) if p["by"] is not None else None
    to = p["to"]
    if (by is None) == (to is None):
        raise b.fail('"initiative" must have exactly one of "by" and "to"')

    def run(game: Game, ctx: Context) -> bool:
        places = by(game, ctx) if by is not None else -OFF_TRACK if to == "top" else OFF_TRACK
        cards = [card_of(game, slot) for slot in bits_of(who(game, ctx)) if rank_of(game, slot) < OFF_TRACK]
        for card in dict.fromkeys(cards):
            initiative.move_card(game, card, places)
        return bool(cards)

    return run


EFFECT: Effect = Effect(
    name="initiative",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures whose cards move", "owner"),
        Param("by", "number", "how many places down; negative: up", None, bounds=CHANGE),
        Param("to", "choice", "to the top or the bottom of the track", None, choices=("top", "bottom")),
    ),
    build=build,
    changes=("order",),
    words="the initiative card of {who} moves [{by:place|up|down} the track][to the {to} of the track]",
)
