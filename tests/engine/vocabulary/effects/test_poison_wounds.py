"""`poison-wounds`: in a `wounding` rule: the wounds are poison wounds."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_ordinary_becomes_poison() -> None:
    table = stage({"ash": "a1"}, rules=[{"when": "wounding", "do": ["poison-wounds"]}])
    do(table, {"wound": "owner"}, owner="ash")
    assert (table.state.wounds[0], table.state.poison[0]) == (0, 1)
