"""How often something happens over many seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.scenes import play
from tests.authoring.scenes.stage import failures

CROW = """
given: { face: courtyard, mice: { collin: b2 } }
dice: DICE
when: [turn: collin]
expect: { chance: { of: { fired: [old-crow] }, is: SHARE, within: 0.05, runs: 400 } }
"""


def scene(dice: str, share: str) -> str:
    return CROW.replace("DICE", dice).replace("SHARE", share)


@pytest.mark.parametrize("dice", ["any", "[any]"])
def test_two_faces_of_six_are_a_third(dice: str, tmp_path: Path) -> None:
    assert failures(tmp_path, scene(dice, "0.333")) == []
    [problem] = failures(tmp_path, scene(dice, "0.5"))
    assert problem.startswith("9: it holds in ")
    assert problem.endswith("not in 0.500 ± 0.050")


def test_given_dice_leave_nothing_to_chance(tmp_path: Path) -> None:
    [problem] = failures(tmp_path, scene("[bow]", "0.333"))
    assert "nothing is left to chance" in problem


def test_a_chance_has_a_limit_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SECONDS", 0.0)
    [problem] = failures(tmp_path, scene("any", "0.333"))
    assert "time is up after 0 of 400 games" in problem
