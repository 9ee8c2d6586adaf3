"""`random`: one of some spaces, at random."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage, where


def test_takes_one_of_them_by_the_games_own_chance() -> None:
    found = set()
    for seed in range(20):
        table = stage(seed=seed)
        found |= set(where(table, {"random": {"space": ["field/a1", "field/a2"]}}))
    assert found == {"a1", "a2"}
    assert where(stage(), {"random": {"token": "key"}}) == []


def test_is_refused_in_conditions() -> None:
    with pytest.raises(ContentError, match="a random choice cannot stand in a condition"):
        ask(stage(), {"at": {"random": "anywhere"}}, figure="ash")
