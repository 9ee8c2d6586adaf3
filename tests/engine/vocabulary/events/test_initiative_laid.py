"""`initiative-laid`: initiative cards have been laid out."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_fires_when_cards_are_laid_out() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")], rules=[when("initiative-laid")])
    table.add_minion("grub", "c4")
    table.state.track.pop()
    table.lay_initiative(["grub"])
    assert counter(table) == 1
    table.lay_initiative(["rat"])  # its card lies there already
    assert counter(table) == 1
