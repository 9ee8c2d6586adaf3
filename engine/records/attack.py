"""One attack: who, whom, with what, and how the dice fell."""

from __future__ import annotations


class Attack:
    """The record rules look at and change while an attack is resolved."""

    def __init__(self, attacker: int, ranged: bool, dice: int) -> None:
        self.attacker = attacker
        self.ranged = ranged
        self.dice = dice
        self.target = -1
        self.weapon = -1
        self.type = ""
        self.roll = 0
        self.hits = 0
        self.more_hits = 0
        self.defence_change = 0
        self.defence_roll = 0
        self.blocks = 0
        self.more_blocks = 0
        self.wounds = 0
        self.no_defence = False
        self.cancelled = False
        self.redirected = -1
