"""`attack`: the attack in hand is melee or ranged, or of a type."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage, strike


def test_asks_for_reach_type_and_weapon() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    attack = strike(table, "ash", "rat", ranged=True)
    attack.type, attack.weapon = "fire", table.chapter.search_ids.index("bow")
    held = [{"attack": "ranged"}, {"attack": {"type": "fire"}}, {"attack": {"weapon": "bow"}}]
    missed = [{"attack": "melee"}, {"attack": {"type": "sharp"}}, {"attack": {"weapon": "sword"}}]
    assert all(ask(table, one, event="attack-declared", attack=attack) for one in held)
    assert not any(ask(table, one, event="attack-declared", attack=attack) for one in missed)


def test_never_holds_without_an_attack() -> None:
    assert not ask(stage(), {"attack": "melee"}, event="wounding", figure="ash")


def test_is_refused_where_there_is_no_attack() -> None:
    with pytest.raises(ContentError, match='"attack" works only in'):
        ask(stage(), {"attack": "melee"}, event="round-end")
