"""How far a counter gets that a rule sets back each turn or each round."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.proof import run, world_of
from authoring.proof.changes import changes_of
from authoring.proof.windows import limit_in_window
from tests.authoring.boardgraph.test_graph import YARD, board
from tests.engine.table import tile

Data = dict[str, Any]
BACK = {"set": {"counter": "lever", "to": 0}}
PULL = {"count": "lever"}


def does(event: str, *effects: Data, **more: Any) -> Data:
    return {"when": event, "do": list(effects), **more}


def most(*rules: Data, usual: bool = False) -> int | None:
    """The most the lever comes to, with four mice."""
    content = board(tile(YARD), counters={"lever": {"max": 9}}, rules=list(rules))
    world = run(world_of(content)).world
    return limit_in_window(world, "lever", 0, changes_of(world, "lever"), usual)


EACH_TURN = {"counter": {"name": "lever", "at-least": 2}}


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ([does("round-end", BACK), does("round-start", PULL)], 1),
        ([does("round-end", BACK), does("action", PULL, limit="round")], 1),
        ([does("round-end", BACK), does("action", PULL, limit="turn")], 4),
        ([does("round-end", BACK), does("turn-end", PULL, **{"if": {"actor": "mouse"}})], 4),
        ([does("round-end", BACK), does("counter-changed", PULL, limit="round")], 2),  # it may answer being set back
        ([does("round-end", BACK), does("action", PULL)], None),
        ([does("round-end", BACK), does("turn-end", PULL)], None),
        ([does("round-end", PULL, BACK)], 1),
        ([does("round-end", {"count": {"counter": "lever", "by": -9}}), does("round-start", PULL)], 1),
        ([does("round-end", {"count": {"counter": "lever", "by": -1}}), does("round-start", PULL)], None),
        ([does("round-end", BACK, **{"if": EACH_TURN}), does("round-start", PULL)], 2),
        ([does("round-end", BACK, **{"if": {"page": 3}}), does("round-start", PULL)], None),
        ([does("round-end", BACK, may=True), does("round-start", PULL)], None),
        ([does("turn-start", BACK), does("action", PULL, limit="turn")], 1),
        ([does("turn-end", BACK), does("action", PULL, limit="turn")], 9),  # a captured mouse's turn has no end
        ([does("turn-start", BACK), does("turn-end", PULL)], 9),  # and the turn it is rescued in has no start
        ([does("turn-start", BACK), does("action", PULL)], None),
    ],
)
def test_a_counter_gets_as_far_as_rules_add_to_it_between(rules: list[Data], expected: int | None) -> None:
    assert most(*rules) == expected


def test_mice_usually_take_one_action_a_turn() -> None:
    assert most(does("turn-start", BACK), does("action", PULL), usual=True) == 1
    assert most(does("turn-end", BACK), does("action", PULL), usual=True) == 1
    assert most(does("round-end", BACK), does("action", PULL), usual=True) == 4
    assert most(does("turn-end", BACK), does("minion-defeated", PULL), usual=True) is None
