"""Tuning a chapter."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.balance.tune import Tuning, tune
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from engine.playtest.usage_error import UsageError
from tests.authoring.balance.toys import GUARDED, open_toy

TOSS_AGAIN = (
    GUARDED.split("setup:")[0].replace("beaten", "won")
    + """\
rules:
  - id: toss
    when: turn-end
    do:
      - test: { dice: 1, need: cheese, pass: [ { count: won } ] }  # one in six
      - if:
          if: { counter: { name: won, is: 0 } }
          then: [ { lose: tails } ]
victory: { counter: { name: won, at-least: 1 } }
"""
)
"""Over after the first turn: won when one of some dice shows cheese. With three dice: 1 - (5/6)^3 = 0.42."""


def tuned(folder: Path, *want: str, games: int = 600, text: str = TOSS_AGAIN, **more: object) -> Tuning:
    return tune(open_toy(folder, text), PlaytestOptions(games, bot="random", workers=1), want, **more)  # type: ignore[arg-type]


def test_the_number_of_dice_that_a_wish_needs(tmp_path: Path) -> None:
    found = tuned(tmp_path, "win-rate=0.32..0.52", knobs=["*.dice"])
    assert found.confirmed
    assert [str(change) for change in found.changes] == ["rules.toss.do.0.test.dice 1 → 3"]
    assert found.after[0].games == 600
    assert "+      - test: { dice: 3, need: cheese, pass: [ { count: won } ] }  # one in six" in found.patch


def test_the_patched_chapter_plays_as_promised(tmp_path: Path) -> None:
    found = tuned(tmp_path, "win-rate=0.32..0.52", knobs=["*.dice"])
    (text,) = found.texts.values()
    (tmp_path / "brawl.yaml").write_text(text, encoding="utf-8")
    again = playtest(tmp_path / "brawl.yaml", PlaytestOptions(300, bot="random", workers=1))
    assert 0.3 < again.win_rate.rate < 0.54


def test_a_chapter_that_is_as_wanted_is_left_alone(tmp_path: Path) -> None:
    found = tuned(tmp_path, "win-rate=0.05..0.3")
    assert found.was_met
    assert not found.changes
    assert found.patch == ""


def test_what_no_number_reaches_is_not_confirmed(tmp_path: Path) -> None:
    found = tuned(tmp_path, "win-rate=0.95..1", knobs=["*.dice"])
    assert not found.confirmed
    assert found.changes  # those that come nearest
    assert found.after[0].games == 500  # given up early


def test_several_sizes_of_party(tmp_path: Path) -> None:
    found = tuned(tmp_path, "win-rate=0.32..0.52", mice=[3, 4], knobs=["*.dice"])
    assert found.confirmed
    assert [ends.games for ends in found.after] == [600, 600]


def test_changes_that_lint_finds_fault_with_are_not_offered(tmp_path: Path) -> None:
    """Twenty rats are more than the box has: lint warns of it."""
    text = GUARDED.replace("count: 2, face", "count: 6, face")
    found = tune(
        open_toy(tmp_path, text), PlaytestOptions(200, bot="random", workers=1), ["win-rate=0..0.01"], [],
        ["setup.0.place.count"],
    )  # fmt: skip
    assert all(change.value <= 6 for change in found.changes)


def test_options_that_do_not_fit(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--party"):
        tune(open_toy(tmp_path), PlaytestOptions(100, party="collin,filch,nez"), ["win-rate=0.5"], [3, 4])
    with pytest.raises(UsageError, match="no target"):
        tune(open_toy(tmp_path), PlaytestOptions(100))
    with pytest.raises(UsageError, match="for 3 to 4"):
        tuned(tmp_path, "win-rate=0.5", mice=[6])
