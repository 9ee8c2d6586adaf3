"""One attack: who, whom, with what, and how the dice fell."""

from __future__ import annotations


class Attack:
    """The record rules look at and change while an attack is resolved."""

    target: int = -1
    weapon: int = -1
    type: str = ""
    roll: int = 0
    hits: int = 0
    more_hits: int = 0
    defence_change: int = 0
    defence_roll: int = 0
    blocks: int = 0
    more_blocks: int = 0
    wounds: int = 0
    no_defence: bool = False
    cancelled: bool = False
    redirected: int = -1

    def __init__(self, attacker: int, ranged: bool, dice: int) -> None:
        self.attacker = attacker
        self.ranged = ranged
        self.dice = dice
