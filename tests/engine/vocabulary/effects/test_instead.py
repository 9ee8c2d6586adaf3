"""`instead`: stop what the event was about to do: the wound, the surge, the encounter, the minion's turn, the draw."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import do, stage


def test_the_event_is_stopped() -> None:
    table = stage({"ash": "a1"}, rules=[{"when": "wounding", "if": {"amount": {"at-least": 2}}, "do": ["instead"]}])
    do(table, {"wound": {"who": "owner", "amount": 2}}, owner="ash")
    assert table.state.wounds[0] == 0
    do(table, {"wound": {"who": "owner", "amount": 1}}, owner="ash")
    assert table.state.wounds[0] == 1


def test_is_refused_where_nothing_is_about_to_happen() -> None:
    with pytest.raises(ContentError, match='the event "round-end" cannot be stopped'):
        stage(rules=[{"when": "round-end", "do": ["instead"]}])
