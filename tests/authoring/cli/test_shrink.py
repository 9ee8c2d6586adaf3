"""`tailwright shrink` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.playable import chapter, run

CAPTURED = "{ mice: { collin: captured } }"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_condition_becomes_a_short_game_and_a_scene(folder: Path) -> None:
    result = run("shrink", "flight", "--until", CAPTURED, "--save", "game.json", "--scene", "captured.yaml")
    assert result.exit_code == 0, result.output
    choices, before = (int(word) for word in result.stdout.replace(",", "").split() if word.isdecimal())
    assert choices * 3 < before
    assert len(json.loads(Path("game.json").read_text())["steps"]) == choices
    assert "the same game: " in run("replay", "flight", "--from", "game.json").stdout
    assert "1 scene passed" in run("test", "captured.yaml").stdout


def test_a_saved_game_is_shrunk(folder: Path) -> None:
    path = chapter(folder)
    run("replay", path, "--seed", 3, "--save", "long.json")
    result = run("shrink", path, "--from", "long.json", "--until", "{ round: 3 }", "--save", "short.json")
    assert result.exit_code == 0, result.output
    assert len(json.loads(Path("short.json").read_text())["steps"]) < 30


def test_a_sound_chapter_shows_no_fault(folder: Path) -> None:
    result = run("shrink", chapter(folder), "--until", "{ page: 99 }")
    assert (result.exit_code, result.stdout) == (1, "no game shows it\n")


@pytest.mark.parametrize(
    ("until", "words"),
    [
        ("{ mise: 1 }", 'unknown key "mise"'),
        ("{ counters: { nothing: 1 } }", 'no counter "nothing"'),
        ("{ offered: { collin: [search] } }", 'cannot ask for "offered"'),
    ],
)
def test_a_condition_that_cannot_be_read(folder: Path, until: str, words: str) -> None:
    result = run("shrink", chapter(folder), "--until", until)
    assert result.exit_code == 2
    assert words in result.output


def test_a_scene_never_replaces_a_file(folder: Path) -> None:
    path = chapter(folder)
    result = run("shrink", path, "--until", "{ round: 2 }", "--scene", path)
    assert result.exit_code == 2
    assert "name a new file that ends in .yaml" in result.output
