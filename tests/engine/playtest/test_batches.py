"""How games are divided into batches."""

from __future__ import annotations

import pytest

from engine.playtest.batches import MOST_AT_ONCE, batches


@pytest.mark.parametrize(("games", "size"), [(1, 1), (19, 1), (100, 5), (1000, 50), (4000, 200), (10**6, MOST_AT_ONCE)])
def test_batches_hold_every_game_once(games: int, size: int) -> None:
    dealt = list(batches(games))
    assert dealt[0] == (0, size)
    assert [game for start, count in dealt for game in range(start, start + count)] == list(range(games))


@pytest.mark.parametrize("games", [1, 19, 100, 1000, 4000])
def test_batches_get_smaller_towards_the_end(games: int) -> None:
    """So that no worker waits long for another, and sending them still costs nothing."""
    sizes = [count for _, count in batches(games)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] <= max(1, games // 200)
    assert len(sizes) <= 50
