"""Outputs that point at the chapter are refused before anything is played, and the chapter stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playable import chapter, run

LINES = [
    "lint {f} --baseline {f} --write-baseline", "lint {f} --draw {f}", "playtest {f} --games 1 --json {f}",
    "playtest {f} --games 1 --html {f}", "compare {f} {f} --json {f}", "replay {f} --html {f}", "replay {f} --save {f}",
    "play {f} --save {f}", "render chapter {f} -o {f}", "export storybook {f} -o {f}",
]  # fmt: skip


@pytest.mark.parametrize("name", ["brawl.yaml", "brawl.html"])
@pytest.mark.parametrize("line", LINES)
def test_the_chapter_is_never_replaced(tmp_path: Path, line: str, name: str) -> None:
    path = chapter(tmp_path).rename(tmp_path / name)
    before = path.read_bytes()
    result = run(*line.replace("{f}", str(path)).split())
    assert result.exit_code == 2
    assert "cannot write" in result.output
    assert path.read_bytes() == before


def test_a_replay_does_not_replace_what_it_was_read_from(tmp_path: Path) -> None:
    path, saved = chapter(tmp_path), tmp_path / "game.json"
    saved.write_text("old", encoding="utf-8")
    result = run("replay", path, "--from", saved, "--html", saved)
    assert result.exit_code == 2
    assert saved.read_text(encoding="utf-8") == "old"
