"""The mice on the owner's face, except the owner.

Example:
    - when: turn-end
      if: { actor: owner }
      do:
        - cheese: { who: other-mice-on-tile, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import anchor, face_here, mice_on

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    def mask(game: Game, ctx: Context) -> int:
        own = anchor(ctx)
        return mice_on(game, face_here(game, ctx, b.face)) & ~(1 << own if own >= 0 else 0)

    return mask


SELECTOR: Selector = Selector(
    name="other-mice-on-tile",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every other mouse on the tile",
)
