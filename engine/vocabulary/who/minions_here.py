"""The minions on the owner's space.

Example:
    - when: free-action
      do:
        - knock-down: minions-here
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
        return game.state.minions_at[pos] if pos >= 0 else 0

    return mask


SELECTOR: Selector = Selector(
    name="minions-here",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every minion on this space",
)
