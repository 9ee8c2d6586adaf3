"""`tailwright replay` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.playable import BRAWL, chapter, run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_game_of_a_report_line_by_line(folder: Path) -> None:
    path = chapter(folder)
    run("playtest", path, "--games", 30, "--json", "r.json")
    for game in json.loads(Path("r.json").read_text())["replays"]:
        result = run(*game["command"].split()[1:])
        assert result.exit_code == 0
        assert any(line.startswith("the game is over: ") for line in result.stdout.splitlines()[-5:])
        rounds = [line for line in result.stdout.splitlines() if line.startswith("round ")]
        assert len(rounds) + 1 == game["rounds"]


def test_written_down_and_played_again(folder: Path) -> None:
    path = chapter(folder)
    assert run("replay", path, "--seed", 3, "--save", "game.json").exit_code == 0
    again = run("replay", path, "--from", "game.json")
    assert again.exit_code == 0
    assert "the same game: " in again.stdout


def test_after_an_edit_it_says_where_and_why(folder: Path) -> None:
    path = chapter(folder)
    run("replay", path, "--seed", 3, "--save", "game.json")
    chapter(folder, BRAWL.replace("minion: rat-warrior, count: 2", "minion: roach, count: 2"))
    result = run("replay", path, "--from", "game.json", "--html", "game.html")
    assert result.exit_code == 1
    assert "the game differs from step " in result.stderr
    assert "then:  the table: place rat-warrior#6" in result.stderr
    assert "now:   the table: place roach#6" in result.stderr
    assert "the game differs from step " in Path("game.html").read_text()


def test_a_comment_changes_nothing(folder: Path) -> None:
    path = chapter(folder)
    run("replay", path, "--seed", 3, "--save", "game.json")
    path.write_text("# a new comment\n\n" + path.read_text())
    assert run("replay", path, "--from", "game.json").exit_code == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "not JSON"), ("[]", "not a replay"), ('{"kind": "replay"}', "not a replay"), ("[" * 100_000, "not JSON")],
)
def test_files_that_are_no_replays(folder: Path, text: str, message: str) -> None:
    Path("game.json").write_text(text)
    result = run("replay", chapter(folder), "--from", "game.json")
    assert result.exit_code == 2
    assert message in result.stderr


def test_no_such_file(folder: Path) -> None:
    assert run("replay", chapter(folder), "--from", "game.json").exit_code == 2


def test_a_replay_cannot_name_code(folder: Path) -> None:
    """A file from somebody else: its bot is not loaded."""
    path = chapter(folder)
    run("replay", path, "--seed", 3, "--bot", "random", "--save", "game.json")
    text = Path("game.json").read_text().replace('"bot": "random"', '"bot": "no.such.module:Bot"')
    Path("game.json").write_text(text)
    assert run("replay", path, "--from", "game.json").exit_code == 0


def test_another_start_is_kept(folder: Path) -> None:
    path = chapter(folder)
    run("replay", path, "--start", "sewers", "--save", "game.json")
    again = run("replay", path, "--from", "game.json", "--log")
    assert again.exit_code == 0
    assert "the party comes to sewers" in again.stdout


def test_a_line_is_opened_where_a_game_comes_to_it(folder: Path) -> None:
    path = chapter(folder)
    line = next(n for n, text in enumerate(path.read_text().splitlines(), start=1) if "id: score" in text)
    result = run("replay", path, "--reach", f"{path}:{line}", "--html", "game.html", "--save", "game.json")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("rule score (")
    step = int(result.stdout.split("step ")[1].split(" ")[0])
    seed = result.stdout.split("seed ")[1].split(",")[0]
    page = Path("game.html").read_text()
    assert f'"at": {step - 1}' in page or f'"at":{step - 1}' in page
    assert f"seed {seed}" in page
    assert "the same game: " in run("replay", path, "--from", "game.json").stdout
    shown = run("replay", path, "--reach", "score").stdout.splitlines()
    assert [words for words in shown if words.startswith("→ ")] == ["→ rule: score"]


def test_a_line_that_no_game_can_come_to(folder: Path) -> None:
    assert run("replay", chapter(folder), "--reach", "scoer").exit_code == 2
    assert run("replay", chapter(folder), "--reach", "score", "--start", "guard-room").exit_code == 2
