"""The total wounds of some figures, poison wounds included.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { wounds-of: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.wounds import card_wounds
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    who = b.who(p["who"])

    def number(game: Game, ctx: Context) -> int:
        state = game.state
        found = bits_of(who(game, ctx))
        return sum(state.wounds[slot] + state.poison[slot] + card_wounds(game, slot) for slot in found)

    return number


SELECTOR: Selector = Selector(
    name="wounds-of",
    doc=__doc__,
    kind="number",
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="the wounds of {who:the}",
)
