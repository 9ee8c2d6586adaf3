"""When a greedy bot uses the rules of cards."""

from __future__ import annotations

import pytest

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.offers import needs_healing
from tests.engine.table import Table


@pytest.mark.parametrize(
    ("wounds", "poison", "expected"),
    [(0, 0, False), (2, 0, True), (0, 2, True), (1, 1, True), (0, 1, False), (1, 0, False)],
)
def test_poison_needs_healing_as_wounds_do(wounds: int, poison: int, expected: bool) -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    table.chapter.hero_life[table.state.party[1]] = 6
    table.state.wounds[1], table.state.poison[1] = wounds, poison
    assert needs_healing(table.game, atlas_of(table.chapter), 0) is expected


def test_a_single_poison_needs_healing_when_little_life_is_left() -> None:
    table = Table({"ash": "a1"})
    table.chapter.hero_life[table.state.party[0]] = 3
    assert not needs_healing(table.game, atlas_of(table.chapter), 0)
    table.state.poison[0] = 1
    assert needs_healing(table.game, atlas_of(table.chapter), 0)
