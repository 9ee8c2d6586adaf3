"""The bots that come with Tailwright, and how an argument `bot` is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots import BOTS
from engine.bots.expert.player import ExpertBot as Expert
from engine.bots.explorer import ExplorerBot as Explorer
from engine.bots.greedy.player import GreedyBot as Greedy
from engine.bots.planner.player import PlannerBot as Planner
from engine.bots.random import RandomBot as Random
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.game import Bot

__all__ = ["Expert", "Explorer", "Greedy", "Planner", "Random"]


def bot_name(bot: str | type[Bot]) -> str:
    """The name by which a playtest makes a bot for each game: `greedy`, or `module:Class`."""
    if isinstance(bot, str):
        return bot
    if not isinstance(bot, type):
        raise UsageError(f"give the class {type(bot).__name__}, not an instance: every game makes a bot of its own")
    bundled = [name for name, made in BOTS.items() if made is bot]
    return bundled[0] if bundled else f"{bot.__module__}:{bot.__qualname__}"
