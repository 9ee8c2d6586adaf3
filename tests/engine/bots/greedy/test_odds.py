"""The chances of an attack, against counting every throw."""

from __future__ import annotations

from itertools import product

import pytest

from engine.bots.greedy.odds import DEFENCE, DICE, chance, share_of_kill

HITS = {False: (1, 2, 3), True: (4, 5)}
BLOCKS = (2, 3)


def counted(ranged: bool, dice: int, defence: int, need: int) -> float:
    """Out of a thousand, by throwing all dice in every possible way."""
    good = total = 0
    for throw in product(range(6), repeat=dice + defence):
        hits = sum(face in HITS[ranged] for face in throw[:dice])
        blocks = sum(face in BLOCKS for face in throw[dice:])
        good += hits - blocks >= need
        total += 1
    return 1000 * good / total


@pytest.mark.parametrize("ranged", [False, True])
@pytest.mark.parametrize(("dice", "defence", "need"), [(1, 0, 1), (2, 1, 1), (3, 2, 1), (3, 1, 2), (4, 2, 3)])
def test_chances_match_the_dice(ranged: bool, dice: int, defence: int, need: int) -> None:
    assert chance(ranged, dice, defence, need) == pytest.approx(counted(ranged, dice, defence, need), abs=0.5)


def test_beyond_the_table_is_at_its_edge() -> None:
    assert chance(False, DICE + 5, 1, 1) == chance(False, DICE - 1, 1, 1)
    assert chance(False, 3, DEFENCE + 5, 1) == chance(False, 3, DEFENCE - 1, 1)
    assert chance(False, -1, -1, 1) == 0


def test_wounds_that_do_not_kill_count_in_part() -> None:
    assert chance(False, 3, 1, 2) < share_of_kill(False, 3, 1, 2) < chance(False, 3, 1, 1)
    assert share_of_kill(False, 3, 1, 1) == chance(False, 3, 1, 1)
