"""Every figure on the rule's face: the face of its room, or the owner's.

Example:
    - when: round-end
      do:
        - knock-down: everyone-on-tile
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import face_here, mice_on, minions_on

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    def mask(game: Game, ctx: Context) -> int:
        face = face_here(game, ctx, b.face)
        return mice_on(game, face) | minions_on(game, face)

    return mask


SELECTOR: Selector = Selector(
    name="everyone-on-tile",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every figure on the tile",
)
