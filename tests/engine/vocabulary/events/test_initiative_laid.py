"""`initiative-laid`: initiative cards have been laid out."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_fires_when_cards_are_laid_out() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")], rules=[when("initiative-laid")])
    table.lay_initiative(["rat"])
    assert counter(table) == 1
