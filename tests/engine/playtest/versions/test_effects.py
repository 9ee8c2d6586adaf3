"""Measuring what versions do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.playtest import Plan
from engine.playtest.run import RunBrokenError
from engine.playtest.versions.effects import LESS, MORE, MOST_TIMES, NONE, OPEN, Effect, measure
from engine.playtest.versions.ends import Ends
from engine.playtest.versions.plan import CompiledVersions, Versions
from engine.playtest.versions.play import Order, Players
from tests.engine.playtest.toy import toy

STAR, CHEESE = 1 / 2, 1 / 6


def tosses(*needs: str) -> Plan:
    """Over at once: won when a die shows any of some symbols, each tried with a die of its own; else lost."""
    rules: list[dict[str, Any]] = [
        {
            "id": f"toss-{number}",
            "when": "chapter-start",
            "do": [{"test": {"need": need, "pass": [{"win": "heads"}], "fail": []}}],
        }
        for number, need in enumerate(needs)
    ]
    return toy(rules=[*rules, {"id": "last", "when": "chapter-start", "do": [{"lose": "tails"}]}])


VERSIONS = Versions((tosses("star", "cheese"), tosses("cheese"), tosses("star"), tosses("star", "star", "cheese")))
BASE = 1 - (1 - STAR) * (1 - CHEESE)
TRUTH = (CHEESE - BASE, STAR - BASE, 1 - (1 - STAR) ** 2 * (1 - CHEESE) - BASE)


class Shifted:
    """Plays later seeds than it is asked for, so that each run has games of its own."""

    def __init__(self, compiled: CompiledVersions, by: int) -> None:
        self.players, self.by = Players(VERSIONS, compiled), by

    def __call__(self, orders: Iterable[Order]) -> list[tuple[Order, Ends]]:
        return self.players.play(Order(one.version, one.first + self.by, one.count) for one in orders)


def test_it_is_right_within_its_interval_where_the_truth_is_known() -> None:
    """Two hundred runs, each with games of its own: each interval has to hold the truth in 91 % of them at least."""
    compiled, runs, games = VERSIONS.compile(), 200, 60
    held = [0, 0, 0]
    for number in range(runs):
        found = measure(Shifted(compiled, number * MOST_TIMES * games), len(TRUTH), games)
        for which, (effect, truth) in enumerate(zip(found.effects, TRUTH, strict=True)):
            held[which] += effect.win_rate.low <= truth <= effect.win_rate.high
    assert min(held) / runs >= 0.91, held


def test_games_go_where_the_answer_is_open() -> None:
    versions = Versions((tosses("star"), tosses("cheese", "cheese"), tosses("star"), tosses()))
    found = measure(Players(versions, versions.compile()).play, 3, 300)
    unclear, equal, never = found.effects
    assert equal.verdict == NONE
    assert never.verdict == LESS
    assert unclear.pairs > equal.pairs
    assert unclear.pairs > never.pairs
    assert found.spent <= 300 * 4


def test_every_version_gets_the_same_unless_it_is_adaptive() -> None:
    found = measure(Players(VERSIONS, VERSIONS.compile()).play, 3, 80, adaptive=False)
    assert [effect.pairs for effect in found.effects] == [80, 80, 80]


def test_verdicts() -> None:
    effect = Effect()
    assert effect.verdict == OPEN
    assert not effect.is_clear
    for low, high, verdict in ((0.02, 0.1, MORE), (-0.1, -0.02, LESS), (-0.02, 0.02, NONE), (-0.1, 0.1, OPEN)):
        effect.win_rate = type(effect.win_rate)(0.0, low, high)
        assert effect.verdict == verdict


@pytest.mark.parametrize("error", [KeyboardInterrupt(), RunBrokenError("gone")])
def test_what_was_measured_before_an_end_is_kept(error: BaseException) -> None:
    players, calls = Players(VERSIONS, VERSIONS.compile()), []

    def play(orders: Iterable[Order]) -> list[tuple[Order, Ends]]:
        if calls:
            raise error
        calls.append(1)
        return players.play(orders)

    found = measure(play, 3, 400)
    assert all(effect.pairs for effect in found.effects)
    assert found.interrupted == isinstance(error, KeyboardInterrupt)
    assert found.broken == ("gone" if isinstance(error, RunBrokenError) else "")
