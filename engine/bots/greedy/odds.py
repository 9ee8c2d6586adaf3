"""Tables of the chances of an attack.

A die hits in melee with 3 faces of 6, at range with 2, and blocks with 2 (DIE-1).
"""

from __future__ import annotations

from typing import Final

DICE: Final = 12
DEFENCE: Final = 8
WOUNDS: Final = 8
"""Sizes of the tables; larger values use the last entry."""

SURE: Final = 1000
"""Certainty; chances are whole numbers in thousandths."""


def _binomial(dice: int, faces: int) -> list[float]:
    """The chance of 0, 1, … `dice` successes when `faces` of 6 succeed."""
    row = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(row) + 1)
        for count, chance in enumerate(row):
            wider[count] += chance * (6 - faces) / 6
            wider[count + 1] += chance * faces / 6
        row = wider
    return row


def _at_least(hits: list[float], blocks: list[float]) -> list[float]:
    """The chance of at least 0, 1, … wounds: hits that are not blocked."""
    exactly = [0.0] * WOUNDS
    for hit, likely in enumerate(hits):
        for block, chance in enumerate(blocks[:hit]):
            exactly[min(hit - block, WOUNDS - 1)] += likely * chance
    exactly[0] = 1.0 - sum(exactly)
    for wounds in range(WOUNDS - 2, -1, -1):
        exactly[wounds] += exactly[wounds + 1]
    return exactly


def _table(faces: int) -> list[int]:
    """Chance of at least w wounds for every number of attack and defence dice, as one flat list."""
    blocks = [_binomial(dice, 2) for dice in range(DEFENCE)]
    table: list[int] = []
    for dice in range(DICE):
        hits = _binomial(dice, faces)
        for defence in range(DEFENCE):
            table.extend(round(SURE * chance) for chance in _at_least(hits, blocks[defence]))
    return table


MELEE_TABLE: Final = _table(3)
RANGED_TABLE: Final = _table(2)


def chance(ranged: bool, dice: int, defence: int, need: int) -> int:
    """The chance, in thousandths, that an attack deals at least `need` wounds."""
    dice = 0 if dice < 0 else dice if dice < DICE else DICE - 1
    defence = 0 if defence < 0 else defence if defence < DEFENCE else DEFENCE - 1
    need = need if need < WOUNDS else WOUNDS - 1
    table = RANGED_TABLE if ranged else MELEE_TABLE
    return table[(dice * DEFENCE + defence) * WOUNDS + need]


def share_of_kill(ranged: bool, dice: int, defence: int, need: int) -> int:
    """The share of a defeat that an attack is worth, in thousandths: wounds that do not defeat count in part."""
    if need <= 1:
        return chance(ranged, dice, defence, 1)
    dice = 0 if dice < 0 else dice if dice < DICE else DICE - 1
    defence = 0 if defence < 0 else defence if defence < DEFENCE else DEFENCE - 1
    need = need if need < WOUNDS else WOUNDS - 1
    table = RANGED_TABLE if ranged else MELEE_TABLE
    first = (dice * DEFENCE + defence) * WOUNDS
    total = table[first + need]
    for wounds in range(1, need + 1):
        total += table[first + wounds]
    return total // (need + 1)
