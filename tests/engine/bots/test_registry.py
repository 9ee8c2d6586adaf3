"""The bots by name."""

from __future__ import annotations

import pytest

from engine.bots import BOTS, make_bot
from engine.bots.greedy.player import GreedyBot


def test_bots_are_listed_by_name() -> None:
    assert list(BOTS) == sorted(BOTS)
    assert {"explorer", "greedy", "planner", "random"} <= set(BOTS)


def test_a_bot_is_made_with_its_own_stream() -> None:
    streams = {bot.rng for bot in (make_bot("greedy", 1), make_bot("greedy", 2)) if isinstance(bot, GreedyBot)}
    assert len(streams) == 2


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_has_a_description(name: str) -> None:
    assert type(make_bot(name, 0)).__doc__
