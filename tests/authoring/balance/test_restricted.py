"""What bots lose that go without something."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.balance.restricted import play_without
from authoring.playtest.options import PlaytestOptions
from engine.playtest.usage_error import UsageError
from tests.authoring.balance.toys import GUARDED, open_toy

OPTIONS = PlaytestOptions(60, workers=1)


def test_who_never_fights_never_wins_a_fight(tmp_path: Path) -> None:
    found = play_without(
        open_toy(tmp_path, GUARDED.replace("at-least: 4", "at-least: 1")), OPTIONS, ["battle", "recover"]
    )
    effects = dict(found.effects)
    assert effects["battle"].win_rate.high < 0
    assert effects["recover"].verdict in ("none", "open")
    assert {effect.pairs for effect in effects.values()} == {60}


def test_several_things_at_once(tmp_path: Path) -> None:
    found = play_without(open_toy(tmp_path), OPTIONS, ["search+battle"])
    assert [words for words, _ in found.effects] == ["search+battle"]
    assert found.effects[0][1].ends.won == 0


def test_unknown_words(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot do without"):
        play_without(open_toy(tmp_path), OPTIONS, ["serch"])
