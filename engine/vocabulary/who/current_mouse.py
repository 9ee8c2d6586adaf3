"""The mouse whose turn it is; no figure in a minion's turn.

Example:
    - when: wheel-changed
      do:
        - wound: { who: current-mouse, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    def mask(game: Game, ctx: Context) -> int:
        current = game.state.current
        return 1 << current if 0 <= current < game.state.mice and game.state.pos[current] >= 0 else 0

    return mask


SELECTOR: Selector = Selector(
    name="current-mouse",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="the mouse whose turn it is",
)
