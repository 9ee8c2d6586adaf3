"""Bots: classes with `choose(game, decision) -> option` that play in place of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.expert.player import ExpertBot
from engine.bots.explorer import ExplorerBot
from engine.bots.greedy.player import GreedyBot
from engine.bots.planner.player import PlannerBot
from engine.bots.random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.records.game import Bot

BOTS: dict[str, Callable[[int], Bot]] = {
    "expert": ExpertBot,
    "explorer": ExplorerBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "random": RandomBot,
}
"""Every bundled bot by name: a callable that takes a seed and returns a bot with a random stream of its own."""


def make_bot(name: str, seed: int) -> Bot:
    """A bundled bot by its name. (The command line itself loads bots that a user has written.)"""
    return BOTS[name](seed)
