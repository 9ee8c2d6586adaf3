"""What an author wishes for."""

from __future__ import annotations

from array import array

import pytest

from authoring.balance.wanted import WantedRange, read_wanted
from engine.playtest.usage_error import UsageError
from engine.playtest.versions.ends import Ends
from engine.records.state import LOST, WON

TARGETS = {"targets": [{"bot": "greedy", "win-rate": [0.3, 0.7], "rounds": [6, 24], "mice": 5},
                       {"bot": "random", "win-rate": [0, 0.1]}]}  # fmt: skip


def ends(won: int, games: int, rounds: int = 10) -> Ends:
    return Ends(bytearray([WON] * won + [LOST] * (games - won)), array("H", [rounds] * games))


@pytest.mark.parametrize(
    ("words", "wish"),
    [
        ("win-rate=0.5", WantedRange("win-rate", 0.45, 0.55)),
        ("win-rate=0.3..0.7", WantedRange("win-rate", 0.3, 0.7)),
        ("win-rate=1", WantedRange("win-rate", 0.95, 1)),
        ("rounds=12", WantedRange("rounds", 10.8, 13.2)),
        ("rounds=10..14", WantedRange("rounds", 10, 14)),
    ],
)
def test_words(words: str, wish: WantedRange) -> None:
    assert read_wanted([words], [], {}, "greedy") == [wish]


def test_wishes_for_several_sizes() -> None:
    found = read_wanted(["win-rate=0.5", "rounds=12"], [3, 4], {}, "greedy")
    assert [(wish.what, wish.mice) for wish in found] == [
        ("win-rate", 3), ("rounds", 3), ("win-rate", 4), ("rounds", 4)
    ]  # fmt: skip


def test_without_words_the_targets_of_the_bot_are_wished_for() -> None:
    found = read_wanted([], [], TARGETS, "greedy")
    assert found == [WantedRange("win-rate", 0.3, 0.7, 5), WantedRange("rounds", 6, 24, 5)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["fun=1"], 'cannot wish for "fun"'),
        (["win-rate=half"], "is no wish"),
        (["win-rate=40"], "between 0 and 1"),
        (["rounds=14..10"], "wishes for nothing"),
        (["rounds=1..2..3"], "is no wish"),
        ([], 'no target for "planner"'),
    ],
)
def test_what_cannot_be_wished(words: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        read_wanted(words, [], TARGETS, "planner")


def test_distance_is_one_at_the_edge_of_the_wish() -> None:
    wish = WantedRange("win-rate", 0.4, 0.6)
    assert wish.distance(ends(50, 100)) == pytest.approx(0)
    assert wish.distance(ends(60, 100)) == pytest.approx(1)
    assert WantedRange("rounds", 8, 12).distance(ends(0, 10, rounds=14)) == pytest.approx(2)


def test_a_wish_is_met_with_its_whole_interval() -> None:
    wish = WantedRange("win-rate", 0.4, 0.6)
    assert wish.is_met(ends(1000, 2000))
    assert not wish.is_met(ends(20, 40))
    assert not wish.is_met(ends(1190, 2000))
    assert WantedRange("rounds", 8, 12).is_met(ends(0, 500))


def test_as_words() -> None:
    assert str(WantedRange("win-rate", 0.4, 0.6, 5)) == "win rate 40 % to 60 % with 5 mice"
    assert str(WantedRange("rounds", 8, 12)) == "8 to 12 rounds"
