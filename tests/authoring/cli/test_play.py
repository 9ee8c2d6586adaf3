"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from tests.playable import HEAD, chapter, run
from tests.typed_terminal import Terminal

QUIET = (
    HEAD
    + """\
counters: {{ rounds: {{ start: 0, max: 99 }} }}
rules:
  - id: tick
    when: round-start
    do: [ {{ count: rounds }} ]
victory: {{ counter: {{ name: rounds, at-least: 11 }} }}
"""
)
"""Won when the twelfth round begins, whatever the mice do."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_game_left_to_the_bot_to_its_end(folder: Path) -> None:
    result = run("play", chapter(folder), given="k\n" * 3000)
    assert result.exit_code == 0, result.output[-500:]
    assert "A brawl" in result.stdout
    assert "Chapter objective: Beat them." in result.stdout
    assert "Prince Collin: what now?" in result.stdout
    assert "     0  end turn" in result.stdout
    assert "You have won!" in result.stdout or "You have lost." in result.stdout


def test_pipes_get_plain_text(folder: Path) -> None:
    result = run("play", chapter(folder), given="k\n" * 60)
    assert "\x1b" not in result.stdout
    assert "♥" not in result.stdout


def test_leaving_and_help(folder: Path) -> None:
    result = run("play", chapter(folder), given="?\nm\n99\nnonsense\nq\n")
    assert result.exit_code == 130
    assert "Type a key and Enter" in result.stdout
    assert "round 1, page 1 of 5, wheel 0 of 6" in result.stdout
    assert "“99” is no option here" in result.stdout
    assert "you have left the game" in result.stderr


def test_no_more_input_is_leaving(folder: Path) -> None:
    assert run("play", chapter(folder), given="1\n").exit_code == 130


def test_mice_handed_to_bots(folder: Path) -> None:
    alone = run("play", chapter(folder), "--bot-for", "all=greedy")
    assert alone.exit_code == 0
    assert "what now?" not in alone.stdout
    shared = run("play", chapter(folder), "--bot-for", "all=random", "--bot-for", "filch=greedy", "--mice", "3")
    assert shared.exit_code == 0


@pytest.mark.parametrize("word", ["nobody=greedy", "collin", "collin=clever"])
def test_what_cannot_be_handed_over(folder: Path, word: str) -> None:
    assert run("play", chapter(folder), "--bot-for", word).exit_code == 2


def test_from_another_face(folder: Path) -> None:
    result = run("play", chapter(folder), "--from", "sewers", given="q\n")
    assert result.exit_code == 130
    result = run("play", chapter(folder), "--from", "sewers", "--bot-for", "all=greedy")
    assert "the party comes to Sewers" in result.stdout
    assert run("play", chapter(folder), "--from", "attic").exit_code == 2


@pytest.mark.parametrize(("lang", "words"), [("fr", "que faire ?"), ("pt", "e agora?"), ("ru", "что теперь?")])
def test_languages(folder: Path, lang: str, words: str) -> None:
    result = run("play", chapter(folder), "--lang", lang, given="k\n" * 40)
    assert words in result.stdout
    assert "what now?" not in result.stdout
    assert run("play", chapter(folder), "--lang", "elvish").exit_code == 2


def test_a_game_can_be_saved_and_replayed(folder: Path) -> None:
    path = chapter(folder)
    run("play", path, "--save", "game.json", given="k\n" * 3000)
    again = run("replay", path, "--from", "game.json")
    assert again.exit_code == 0, again.output
    assert "the same game" in again.stdout


def test_a_saved_game_goes_on_with_its_seed_and_bots(folder: Path) -> None:
    path = chapter(folder)
    left = run("play", path, "--seed", "5", "--bot-for", "filch=greedy", "--save", "game.json", given="k\n" * 12)
    assert left.exit_code == 130
    saved = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert (saved["seed"], saved["players"]) == (5, ["filch=greedy"])
    on = run("play", path, "--resume", "game.json", given="k\n" * 3000)
    assert on.exit_code == 0, on.output
    after = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert after["steps"][: len(saved["steps"])] == saved["steps"]
    assert after["outcome"] in ("won", "lost")


def test_a_saved_game_of_a_changed_chapter_is_refused(folder: Path) -> None:
    path = chapter(folder)
    run("play", path, "--save", "game.json", given="k\n" * 8)
    path.write_text(path.read_text(encoding="utf-8").replace("count: 2", "count: 3"), encoding="utf-8")
    result = run("play", path, "--resume", "game.json")
    assert result.exit_code == 2
    assert "has changed since the game was saved" in " ".join(result.stderr.split())
    assert run("play", path, "--resume", "nothing.json").exit_code == 2
    (folder / "game.json").write_text("{}", encoding="utf-8")
    assert run("play", path, "--resume", "game.json").exit_code == 2


def test_saving_over_the_chapter_is_refused_in_the_game(folder: Path) -> None:
    path = chapter(folder)
    before = path.read_text(encoding="utf-8")
    result = run("play", path, given=f"w {path}\nq\n")
    assert "is for files written by hand" in result.stdout
    assert path.read_text(encoding="utf-8") == before


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are of Unix")
@pytest.mark.parametrize(("width", "height"), [(80, 24), (200, 50)])
def test_ten_rounds_undo_save_and_resume_on_a_terminal(folder: Path, width: int, height: int) -> None:
    path = chapter(folder, QUIET)
    command = [sys.executable, "-m", "tailwright", "play", str(path), "--end-page", "60", "--pace", "0"]
    with Terminal([*command, "--save", "game.json"], folder, width, height) as terminal:
        screen = terminal.read("press Enter")
        assert "Beat them." in screen
        terminal.type("")
        for _ in range(4):
            terminal.read("which ability?")
            terminal.type("1")
        terminal.read("what now?")
        terminal.type("e3")
        assert "moves to e3" in terminal.read("what now?")
        terminal.type("u")
        assert "moves to e3" not in terminal.read("what now?")
        terminal.type("u")
        terminal.read("cannot be taken back|no choice to take back")
        while "round 6" not in terminal.screen:
            terminal.type("0")
            terminal.read("what now?")
        terminal.type("w")
        assert "saved as game.json" in terminal.read("saved as")
        terminal.type("q")
        assert terminal.end() == 130
    with Terminal([*command[:-4], "--pace", "0", "--resume", "game.json"], folder, width, height) as terminal:
        assert "round 6" in terminal.read("what now?")
        while "You have won!" not in terminal.screen:
            terminal.type("0")
            terminal.read("what now?|You have won!")
        terminal.type("")
        assert terminal.end() == 0


def test_a_game_begins_in_the_turn_that_comes_to_a_line(folder: Path) -> None:
    result = run("play", chapter(folder), "--at", "score", "--save", "game.json", given="q\n")
    assert result.exit_code == 130
    assert "the same game: " in run("replay", "brawl.yaml", "--from", "game.json").stdout
    assert run("play", chapter(folder), "--at", "scoer").exit_code == 2
