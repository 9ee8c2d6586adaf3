"""The party has a party item, its token in the stash or (with `in-stash: false`) anywhere.

Example:
    - when: round-end
      if: { party-holds: lantern }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook.inventory import in_stash
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    card = b.lookup(b.chapter.search_ids, p["card"], "search card")
    if p["in-stash"]:
        return lambda game, ctx: in_stash(game, card)
    return lambda game, ctx: any(game.chapter.copies[copy] == card for copy in game.state.stash)


CONDITION: Condition = Condition(
    name="party-holds",
    doc=__doc__,
    params=(
        Param("card", "card", "the party item"),
        Param("in-stash", "bool", "whether its token must be in the stash", True),
    ),
    build=build,
    reads=("+items card",),
    short="card",
    words="the party has {card}[in-stash? in the stash]",
)
