"""The owner's space, or where the event's figure stands.

Example:
    - when: turn-end
      do:
        - set-trap: { at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import place_here
from engine.language.declare import Selector

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder, Spaces
    from engine.language.context import Context


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
