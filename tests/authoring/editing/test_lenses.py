"""Figures of playtests at the lines of a chapter."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from authoring.api.workspace import BackgroundPlaytest, Workspace
from authoring.store import FOLDER_VARIABLE
from tests.playable import BRAWL, chapter

GAMES = 30


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A chapter with a playtest in the store."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    folder = tmp_path / "mine"
    folder.mkdir()
    file = Path(chapter(folder, BRAWL))
    running = BackgroundPlaytest(file, GAMES)
    while not running.state().done:
        time.sleep(0.05)
    assert running.state().error == ""
    assert running.state().played == GAMES
    assert f"of {GAMES} games won" in running.state().summary
    return file


def test_what_games_have_shown_stands_at_its_line(played: Path) -> None:
    workspace = Workspace.containing(played)
    found = workspace.lenses(played)
    assert found[0].title.startswith("won ")
    assert f"of {GAMES} games" in found[0].title
    assert not any(one.stale for one in found)
    lines = played.read_text(encoding="utf-8").split("\n")
    faces = [one for one in found if one.face]
    assert faces
    assert all(one.face in lines[one.mark.line - 1] for one in faces)
    about = workspace.hover(played, faces[0].mark.line, faces[0].mark.col)
    assert about is not None
    assert f"*Games:* {faces[0].title}" in about.markdown
    text = played.read_text(encoding="utf-8")
    workspace.edit(played, text.replace("end-page: ", "end-page: 1", 1))
    stale = workspace.lenses(played)
    assert stale
    assert all(one.stale and "stale" in one.title for one in stale)
    workspace.edit(played, f"# a comment\n{text}")
    assert [one.mark.line for one in workspace.lenses(played)] == [one.mark.line + 1 for one in found]


def test_without_a_playtest_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    folder = tmp_path / "mine"
    folder.mkdir()
    file = Path(chapter(folder, BRAWL))
    assert Workspace.containing(file).lenses(file) == []


def test_a_playtest_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    folder = tmp_path / "mine"
    folder.mkdir()
    running = BackgroundPlaytest(Path(chapter(folder, BRAWL)), 1_000_000)
    running.stop()
    assert running.state().done
    assert not list((tmp_path / "store").rglob("*.json"))


def test_a_chapter_with_errors_says_so(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("kind: chapter\nid: broken\n", encoding="utf-8")
    running = BackgroundPlaytest(file, 10)
    while not running.state().done:
        time.sleep(0.05)
    assert "broken.yaml" in running.state().error
