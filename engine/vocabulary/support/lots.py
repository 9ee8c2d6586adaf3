"""Drawing figures by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.records.dice import below

if TYPE_CHECKING:
    from engine.records.game import Game


def draw_lots(game: Game, among: int, count: int) -> int:
    """Draw figures out of a mask, one after the other; no chance is spent where nobody is left to draw from."""
    drawn = 0
    for _ in range(count):
        left = bits_of(among & ~drawn)
        if not left:
            break
        figure = left[below(game.state, len(left))]
        drawn |= 1 << figure
        if game.trace is not None:
            game.note("lot", "CH-2", figure=figure)
    return drawn
