"""The ends of games."""

from __future__ import annotations

from engine.playtest.summary import CRASHED
from engine.playtest.versions.ends import MOST_CRASHES, End, Ends
from engine.records.state import LOST, WON


def test_crashed_games_count_in_nothing() -> None:
    ends = Ends()
    for end in (End(WON, 10), End(CRASHED, 0, "oh"), End(LOST, 14)):
        ends.add(end)
    assert (ends.games, ends.won, ends.crashed, ends.mean_rounds) == (2, 1, 1, 12)
    assert ends.errors == ["oh"]


def test_no_games_have_no_mean() -> None:
    assert Ends().mean_rounds == 0


def test_merging_keeps_the_order_and_the_first_errors() -> None:
    one, other = Ends(), Ends()
    one.add(End(WON, 3))
    for number in range(5):
        other.add(End(error=str(number)))
    one.merge(other)
    assert list(one.course) == [WON, *[CRASHED] * 5]
    assert one.errors == ["0", "1", "2"][:MOST_CRASHES]
