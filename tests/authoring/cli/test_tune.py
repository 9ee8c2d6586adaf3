"""`tailwright tune` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.authoring.balance.test_tune import TOSS_AGAIN
from tests.playable import chapter, run

WORDS = ("--bot", "random", "--games", 500, "--knobs", "*.dice", "--workers", 1)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return chapter(tmp_path, TOSS_AGAIN)


def test_a_patch_for_a_pipe(file: Path) -> None:
    before = file.read_bytes()
    result = run("tune", file, "--want", "win-rate=0.32..0.52", *WORDS)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("--- ")
    assert "+      - test: { dice: 3, need: cheese" in result.stdout
    assert "1 change, confirmed by fresh games" in result.stderr
    assert file.read_bytes() == before


def test_apply_writes_the_change_and_nothing_else(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    result = run("tune", file, "--want", "win-rate=0.32..0.52", *WORDS, "--apply")
    assert result.exit_code == 0, result.output
    assert file.read_text(encoding="utf-8") == before.replace("dice: 1", "dice: 3")
    assert "changed brawl.yaml" in result.stderr


def test_what_is_not_confirmed_is_not_written(file: Path) -> None:
    before = file.read_bytes()
    result = run("tune", file, "--want", "win-rate=0.9..1", *WORDS, "--apply", "--json", "-")
    assert result.exit_code == 1
    assert not json.loads(result.stdout)["confirmed"]
    assert file.read_bytes() == before


def test_a_bundled_chapter_is_not_changed(file: Path) -> None:
    words = ("--want", "rounds=2..6", "--games", 50, "--knobs", "end-page", "--bot", "random", "--workers", 1)
    result = run("tune", "the-loom", *words, "--apply")
    assert result.exit_code == 2, result.output
    assert "copy it first with: tailwright new chapter my-the-loom --from the-loom" in result.stderr


def test_wrong_usage(file: Path) -> None:
    for words in (("--want", "fun=1"), ("--mice", "3;4"), ("--knobs", "end-pag", "--want", "win-rate=0.5"), ()):
        result = run("tune", file, *words)
        assert result.exit_code == 2, result.output
