"""The figures on some spaces.

Example:
    - when: round-end
      do:
        - wound: { who: { figures-at: { adjacent-to: all-mice } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    spaces = b.where(p["at"])

    def mask(game: Game, ctx: Context) -> int:
        state = game.state
        found = 0
        for space in spaces(game, ctx):
            found |= state.mice_at[space] | state.minions_at[space]
        return found

    return mask


SELECTOR: Selector = Selector(
    name="figures-at",
    doc=__doc__,
    kind="who",
    params=(Param("at", "where", "the spaces"),),
    build=build,
    short="at",
    words="every figure on {at}",
)
