"""Every minion on the rule's face: the face of its room, or the owner's.

Example:
    - when: round-end
      do:
        - knock-down: minions-on-tile
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import face_here, minions_on

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    face = b.face
    if face >= 0:
        return lambda game, ctx: game.state.minions_on[face]
    return lambda game, ctx: minions_on(game, face_here(game, ctx, -1))


SELECTOR: Selector = Selector(
    name="minions-on-tile",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every minion on the tile",
)
