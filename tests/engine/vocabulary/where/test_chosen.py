"""`chosen`: one of some spaces, chosen by the owner."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage, where


def test_the_players_choose_one() -> None:
    table = stage()
    table.choose(table.space("b2"))
    assert where(table, {"chosen": "anywhere"}, owner="ash") == ["b2"]
    assert where(table, {"chosen": {"token": "key"}}, owner="ash") == []


def test_is_refused_in_conditions() -> None:
    with pytest.raises(ContentError, match="a choice of the players cannot stand in a condition"):
        ask(stage(), {"at": {"chosen": "anywhere"}}, figure="ash")
