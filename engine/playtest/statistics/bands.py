"""The win rates that a chapter wants: those of its targets, else those that fit the bot.

Why these are the usual ones is explained in docs/what-bot-numbers-mean.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.playtest.statistics.targets import RATE, Target

USUAL: Final = {"greedy": (0.3, 0.7), "planner": (0.5, 0.85), "random": (0.0, 0.05)}
"""The win rates that fit a chapter without targets, by bot. Others say nothing about difficulty."""


@dataclass(frozen=True)
class Band:
    """The win rates that are wanted, and whether the chapter's own targets say so."""

    low: float
    high: float
    own: bool


def band(bot: str, targets: Sequence[Target]) -> Band | None:
    """Return what is wanted of a bot, by the targets that fit a run; None if nothing is known."""
    for target in targets:
        if target.what == RATE and target.bot == bot:
            return Band(target.least, target.most, True)
    if bot in USUAL:
        return Band(*USUAL[bot], False)
    return None
