"""`tailwright luck` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.playable import TOSS, chapter, run

FEW = ("--games", 60, "--workers", 1)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_toss_leaves_everything_to_the_dice(folder: Path) -> None:
    result = run("luck", chapter(folder, TOSS, "toss"), *FEW, "--json", "-")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    shares = {one["source"]: one for one in data["sources"]}
    assert shares["dice"]["involved"]["value"] > 0.8
    assert shares["dice"]["alone"]["high"] == 1
    dice = shares.pop("dice")["turned"]["rate"]
    assert all(one["turned"]["rate"] < dice for one in shares.values())


def test_the_table_names_what_decides_most(folder: Path) -> None:
    lines = run("luck", chapter(folder, TOSS, "toss"), *FEW).stdout.splitlines()
    assert lines[0].startswith("toss: greedy won ")
    assert lines[1].startswith("Most depends on dice, coins and lots: ")
    assert lines[4].startswith("dice, coins and lots")
