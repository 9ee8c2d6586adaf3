"""Bots: whoever plays when nobody sits at the table. Each is a class with `choose(game, decision) -> option`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.explorer import ExplorerBot
from engine.bots.greedy.player import GreedyBot
from engine.bots.planner.player import PlannerBot
from engine.bots.random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.records.game import Bot

BOTS: dict[str, Callable[[int], Bot]] = {
    "explorer": ExplorerBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "random": RandomBot,
}
"""Every bundled bot by name: called with a seed, it makes one with a random stream of its own."""


def make_bot(name: str, seed: int) -> Bot:
    """A bundled bot by its name. (A person's own class is loaded by the command line, which may import.)"""
    return BOTS[name](seed)
