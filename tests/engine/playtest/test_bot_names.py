"""Bots by their words."""

from __future__ import annotations

import pytest

from engine.bots.random import RandomBot
from engine.playtest import run
from engine.playtest.bot_names import BotError, make_bots
from tests.engine.playtest.toy import FaintingBot, chase


def test_one_bot_for_all_or_one_each() -> None:
    assert [type(bot) for bot in make_bots("random", 1, 4)] == [RandomBot]
    mixed = make_bots("random,tests.engine.playtest.toy:FaintingBot,random", 1, 3)
    assert [type(bot) for bot in mixed] == [RandomBot, FaintingBot, RandomBot]
    first, last = mixed[0], mixed[2]
    assert isinstance(first, RandomBot)
    assert isinstance(last, RandomBot)
    assert first.rng != last.rng


def test_mixed_parties_play() -> None:
    assert run(chase(bot="random,greedy,random,greedy"), 2).tally.games == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("gredy", 'unknown bot "gredy"'),
        ("random,random", "2 bots for 4 mice"),
        ("no.such.module:Bot", 'cannot load bot "no.such.module:Bot"'),
        ("engine.bots:NoBot", 'cannot load bot "engine.bots:NoBot"'),
    ],
)
def test_what_is_wrong_with_the_words(words: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        make_bots(words, 1, 4)
