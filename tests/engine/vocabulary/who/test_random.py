"""`random`: some of the figures of a selector, drawn by lot."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage, who


def test_every_one_is_drawn_about_as_often() -> None:
    drawn = [who(stage({"ash": "a1", "birch": "a2"}, seed=seed), {"random": "all-mice"})[0] for seed in range(200)]
    assert 80 <= drawn.count("ash") <= 120
    assert set(drawn) == {"ash", "birch"}


def test_several_are_drawn_and_nobody_twice() -> None:
    table = stage({"ash": "a1", "birch": "a2", "cedar": "a3"}, [("rat", "c5")])
    for _ in range(10):
        assert len(who(table, {"random": "all-mice", "count": 2})) == 2
    assert who(table, {"random": {"of": "all-mice", "count": 9}}) == ["ash", "birch", "cedar"]
    assert table.happened("lot")


def test_where_there_is_nobody_no_chance_is_spent() -> None:
    table = stage({"ash": "a1"})
    before = table.state.rng
    assert who(table, {"random": "all-minions"}) == []
    assert table.state.rng == before
    assert not table.happened("lot")


def test_is_refused_in_conditions() -> None:
    with pytest.raises(ContentError, match="a random choice cannot stand in a condition"):
        ask(stage(), {"some": {"random": "all-mice"}})
