"""The owner's space; without an owner, the space of the event's figure.

Example:
    - when: turn-end
      do:
        - set-trap: { at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import place_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    def spaces(game: Game, ctx: Context) -> list[int]:
        pos = place_here(game, ctx)
        return [pos] if pos >= 0 else []

    return spaces


SELECTOR: Selector = Selector(
    name="here",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
    words="this space",
)
