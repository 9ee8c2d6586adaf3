"""`tailwright ladder` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.playable import TOSS, chapter, run

FEW = ("--games", 30, "--workers", 1, "--bots", "random,greedy")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_players_side_by_side_with_their_gaps(folder: Path) -> None:
    result = run("ladder", chapter(folder), *FEW)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("brawl: ")
    assert [line.split()[0] for line in lines[3:5]] == ["random", "greedy"]
    assert lines[-1] == "30 games of each player, with the same seeds"


def test_where_a_toss_decides_no_player_is_surely_better(folder: Path) -> None:
    result = run("ladder", chapter(folder, TOSS, "toss"), *FEW, "--json", "-")
    data = json.loads(result.stdout)
    assert data["holds"]
    gap = data["rungs"][1]["gap"]
    assert gap == data["skill"]
    assert gap["low"] < 0 < gap["high"]


def test_a_ladder_that_stands_on_its_head_is_a_finding(folder: Path) -> None:
    result = run("ladder", "flight", "--games", 20, "--workers", 1, "--bots", "greedy,random")
    assert result.exit_code == 1
    assert "the ladder does not hold: random wins less than the player before it" in result.stdout


def test_one_player_is_no_ladder(folder: Path) -> None:
    result = run("ladder", chapter(folder), "--bots", "greedy")
    assert result.exit_code == 2
    assert "at least two players" in result.output
