"""Catanatron: whole random games between four players; a decision is one tick, also where only one action is legal."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from catanatron import Color, Game, RandomPlayer
from protocol import serve


def one(number: int) -> tuple[int, int]:
    """Play a game and count its actions."""
    random.seed(number)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    ticks = choices = 0
    while game.winning_color() is None and ticks < 20_000:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
        ticks += 1
    return ticks, choices


serve(one)
