"""`tailwright new` as a user meets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.cli.new import What
from authoring.new import MAKERS


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_maker_can_be_asked_for() -> None:
    assert {what.value for what in What} == MAKERS.keys()


def test_a_new_chapter_lints_clean_and_plays(folder: Path) -> None:
    made = run("new", "chapter", "x")
    assert made.exit_code == 0
    assert made.output == (
        "wrote x/x.yaml\nwrote x/x-scenes.yaml\nnext: tailwright lint x && tailwright test x && tailwright playtest x\n"
    )
    linted = run("lint", "x")
    assert (linted.exit_code, linted.output) == (0, "2 files, no problems found\n")
    played = run("playtest", "x", "--games", "4")
    assert played.exit_code == 0
    assert "4 games" in played.output


def test_it_goes_where_it_is_told(folder: Path) -> None:
    assert run("new", "card", "grey-roach", "--from", "roach", "--folder", "deep/down").exit_code == 0
    assert (folder / "deep" / "down" / "grey-roach" / "grey-roach.yaml").is_file()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chapter", "Bad Id"), 'malformed id "Bad Id"'),
        (("chapter", "flight"), "is taken"),
        (("card", "x", "--from", "no-such-card"), 'unknown example "no-such-card"'),
    ],
)
def test_what_cannot_be_made_is_a_usage_error(words: tuple[str, ...], message: str, folder: Path) -> None:
    result = run("new", *words)
    assert result.exit_code == 2
    assert message in result.output
    assert not list(folder.iterdir())


def test_a_second_time_is_refused(folder: Path) -> None:
    run("new", "tile", "attic")
    result = run("new", "tile", "attic")
    assert result.exit_code == 2
    assert '"attic"' in result.output


def test_a_folder_that_cannot_be_made(folder: Path) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    result = run("new", "chapter", "x", "--folder", "file")
    assert result.exit_code == 2
    assert "cannot write" in result.output
