"""How long a game takes at a table, estimated.

    minutes = 10 for setting up + 1 for every mouse's turn + 1/2 for every turn of a minion card

A rule of thumb, not a measurement: it makes two versions of a chapter comparable, and four mice who need fifteen rounds
against two kinds of minions come to about an hour and a half.
"""

from __future__ import annotations

from typing import Final

SETUP: Final = 20
MOUSE_TURN: Final = 2
MINION_TURN: Final = 1
"""In half minutes, so that sums stay whole numbers."""

FORMULA: Final = "10 to set up + 1 per mouse turn + 0.5 per minion card turn"


def half_minutes(mouse_turns: int, minion_turns: int) -> int:
    """Return the length of a game in half minutes."""
    return SETUP + MOUSE_TURN * mouse_turns + MINION_TURN * minion_turns
