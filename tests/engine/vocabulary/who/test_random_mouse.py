"""`random-mouse`: a mouse drawn by lot."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, do, stage, who


def test_draws_one_mouse_of_those_on_the_board() -> None:
    found = set()
    for seed in range(30):
        found |= set(who(stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")], seed=seed), "random-mouse"))
    assert found == {"ash", "birch"}


def test_never_draws_a_minion_or_one_who_is_away() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    assert {who(table, {"random-mouse": "everyone-on-tile"}, owner="ash")[0] for _ in range(30)} == {"ash", "birch"}
    do(table, {"capture": {"hero": "birch"}})
    assert {who(table, "random-mouse")[0] for _ in range(10)} == {"ash"}


def test_is_refused_in_conditions() -> None:
    with pytest.raises(ContentError, match="a random choice cannot stand in a condition"):
        ask(stage(), {"some": "random-mouse"})
