"""The mice on the owner's space.

Example:
    - when: turn-end
      if: { actor: owner }
      do:
        - cheese: { who: mice-here, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import place_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    def mask(game: Game, ctx: Context) -> int:
        pos = place_here(game, ctx)
        return game.state.mice_at[pos] if pos >= 0 else 0

    return mask


SELECTOR: Selector = Selector(
    name="mice-here",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every mouse on this space",
)
