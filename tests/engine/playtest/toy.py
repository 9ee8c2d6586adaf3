"""Chapters whose truth is known, for checking what the playtest says of them."""

from __future__ import annotations

import os
from typing import Any

from engine.bots.random import RandomBot
from engine.playtest import Plan, portable
from engine.records.decision import OPTION, Decision
from engine.records.game import Game
from tests.engine.scene import content, plain_chapter
from tests.engine.table import CELLAR, FIELD, box, tile

PARTY = ("ash", "birch", "cedar", "dill")


def toy(end_page: int = 0, bot: str = "random", parties: tuple[tuple[str, ...], ...] = (PARTY,), seed: int = 0,
        **keys: Any) -> Plan:  # fmt: skip
    """A plan on the small box: one tile, four mice, and whatever a chapter says."""
    pieces = box(tile(FIELD, CELLAR))
    data = plain_chapter([("field", 0, 0)], pieces, **keys)
    return Plan(portable(content(data, pieces)), bot, parties, seed, end_page=end_page)


def toss(dice: int = 1, need: str = "star", times: int = 1, seed: int = 0) -> Plan:
    """A chapter that is over at once: won when a roll succeeds. A die shows a star in three of six."""
    test = {"dice": dice, "need": need, "times": times, "pass": [{"win": "heads"}], "fail": [{"lose": "tails"}]}
    return toy(seed=seed, rules=[{"id": "toss", "when": "chapter-start", "do": [{"test": test}]}])


def chase(end_page: int = 6, seed: int = 0, bot: str = "random", **keys: Any) -> Plan:
    """A chapter with fights, surges and a way to win: four rats to beat on one field before the time is up."""
    fight: dict[str, Any] = {
        "end-page": end_page,
        "setup": [{"place": {"minion": "rat", "count": 4, "face": "field"}}],
        "rooms": {"field": {"surge": [{"minion": "grub", "count": 1}]}},
        "counters": {"beaten": {"start": 0}},
        "rules": [
            {"id": "count", "when": "minion-defeated", "do": [{"count": {"counter": "beaten", "by": 1}}]},
            {"id": "respite", "when": "minion-defeated", "if": {"minion": "grub"}, "do": [{"end-marker": 1}]},
            {"id": "never", "when": "round-start", "if": {"round": 299}, "do": ["surge"]},
        ],
        "victory": {"counter": {"name": "beaten", "at-least": 5}},
    }
    return toy(seed=seed, bot=bot, **{**fight, **keys})


class FaintingBot(RandomBot):
    """Fails in every game whose seed can be divided by ten, at its first decision."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faints = seed % 10 == 0

    def choose(self, game: Game, decision: Decision) -> int:
        if self.faints:
            raise ValueError("the heat in here")
        return super().choose(game, decision)


class StoppingBot(RandomBot):
    """Somebody presses Ctrl-C in the game with seed 70."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed == 70:
            raise KeyboardInterrupt


class DyingBot(RandomBot):
    """The process is gone, as if killed, in the game with seed 150."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed == 150:
            os._exit(1)


class DeadlyBot(RandomBot):
    """The process is gone, as if killed, in every game."""

    def choose(self, game: Game, decision: Decision) -> int:
        os._exit(1)


class SecondBot(RandomBot):
    """Takes the second option of every choice, and does not say why."""

    def choose(self, game: Game, decision: Decision) -> int:
        return decision.options[1] if decision.kind == OPTION else super().choose(game, decision)
