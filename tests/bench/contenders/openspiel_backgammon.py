"""OpenSpiel's backgammon (C++ through Python): random games; chance is rolled in the Python loop and not counted."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import pyspiel
from protocol import serve

GAME = pyspiel.load_game("backgammon")


def one(number: int) -> tuple[int, int]:
    """Play a game and count the players' decisions."""
    rng = random.Random(number)
    state = GAME.new_initial_state()
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(rng.choice(legal))
            decisions += 1
            choices += len(legal) > 1
    return decisions, choices


serve(one)
