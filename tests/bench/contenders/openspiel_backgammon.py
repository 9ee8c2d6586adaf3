"""OpenSpiel's backgammon (C++ through Python): random games; chance is rolled in the Python loop and not counted.

`python openspiel_backgammon.py example` rolls it with NumPy, as OpenSpiel's own examples do; `quick` with the standard
library, which is half as much work again to beat.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import numpy
import pyspiel
from protocol import serve

GAME = pyspiel.load_game("backgammon")

Outcomes = list[tuple[int, float]]


def roll_as_in_the_example(outcomes: Outcomes) -> int:
    """A chance outcome by its weight."""
    actions, weights = zip(*outcomes, strict=True)
    return numpy.random.choice(actions, p=weights)


def roll_quickly(outcomes: Outcomes) -> int:
    """The same."""
    actions, weights = zip(*outcomes, strict=True)
    return random.choices(actions, weights)[0]


def player(roll: Callable[[Outcomes], int]) -> Callable[[int], tuple[int, int, int]]:
    """How to play game number n: the players' decisions, and those with two options or more."""

    def one(number: int) -> tuple[int, int, int]:
        random.seed(number)
        numpy.random.seed(number)
        state = GAME.new_initial_state()
        decisions = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(roll(state.chance_outcomes()))
            else:
                legal = state.legal_actions()
                state.apply_action(random.choice(legal))
                decisions += 1
                choices += len(legal) > 1
        return decisions, choices, 0

    return one


serve(player({"example": roll_as_in_the_example, "quick": roll_quickly}[sys.argv[1]]))
