"""Catanatron: whole random games between four players; a decision is one tick, also where only one action is legal.

A third of all ticks do nothing but throw the dice that begin a turn. They count, but are told apart: in no other
program here is a throw of dice a decision.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from catanatron import ActionType, Color, Game, RandomPlayer
from protocol import serve


def one(number: int) -> tuple[int, int, int]:
    """Play a game and count its actions."""
    random.seed(number)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    ticks = choices = throws = 0
    while game.winning_color() is None and ticks < 20_000:
        actions = game.state.playable_actions
        if len(actions) > 1:
            choices += 1
        elif actions[0].action_type is ActionType.ROLL:
            throws += 1
        game.play_tick()
        ticks += 1
    return ticks, choices, throws


serve(one)
