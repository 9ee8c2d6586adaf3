"""`plain-wounds`: in a `wounding` rule: poison wounds become ordinary ones."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_poison_becomes_ordinary() -> None:
    table = stage({"ash": "a1"}, rules=[{"when": "wounding", "do": ["plain-wounds"]}])
    do(table, {"wound": {"who": "owner", "poison": True}}, owner="ash")
    assert (table.state.wounds[0], table.state.poison[0]) == (1, 0)
