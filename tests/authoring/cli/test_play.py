"""`tailwright play`: a person at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playable import chapter, run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_game_of_first_options_to_its_end(folder: Path) -> None:
    result = run("play", chapter(folder), given="1\n" * 3000)
    assert result.exit_code == 0, result.output[-500:]
    assert "collin: turn" in result.stdout
    assert "   1  end turn" in result.stdout
    assert result.stdout.splitlines()[-1] in ("lost: time", "lost: all captured", "won: victory")


def test_leaving_and_help(folder: Path) -> None:
    result = run("play", chapter(folder), given="?\nt\n0\n99\nnonsense\nq\n")
    assert result.exit_code == 130
    assert "type the number of an option" in result.stdout
    assert "round 1, page 1 of 5, wheel 0 of 6" in result.stdout
    assert '"99" is not an option' in result.stdout
    assert "you have left the game" in result.stderr


def test_moves_are_named_and_a_bot_helps(folder: Path) -> None:
    """A bot takes abilities and places minions; then the tile, a space, and a word."""
    result = run("play", chapter(folder), given="b\n" * 6 + "m\ne3\nsea\nq\n")
    assert "x mousetrap, ^ flip, > exit" in result.stdout
    assert "      move to " in result.stdout
    assert "maginos: turn → move to guard-room/e3" in result.stdout
    assert "maginos: turn → search" in result.stdout


def test_no_more_input_is_leaving(folder: Path) -> None:
    assert run("play", chapter(folder), given="1\n").exit_code == 130


def test_mice_handed_to_bots(folder: Path) -> None:
    alone = run("play", chapter(folder), "--bot-for", "all=greedy")
    assert alone.exit_code == 0
    assert "   1  " not in alone.stdout
    shared = run("play", chapter(folder), "--bot-for", "all=random", "--bot-for", "filch=greedy", "--mice", "3")
    assert shared.exit_code == 0


@pytest.mark.parametrize("word", ["nobody=greedy", "collin", "collin=clever"])
def test_what_cannot_be_handed_over(folder: Path, word: str) -> None:
    assert run("play", chapter(folder), "--bot-for", word).exit_code == 2


def test_from_another_face(folder: Path) -> None:
    result = run("play", chapter(folder), "--from", "sewers", given="q\n")
    assert result.exit_code == 130
    result = run("play", chapter(folder), "--from", "sewers", "--bot-for", "all=greedy")
    assert "the party comes to sewers" in result.stdout
    assert run("play", chapter(folder), "--from", "attic").exit_code == 2


def test_a_game_can_be_saved_and_replayed(folder: Path) -> None:
    path = chapter(folder)
    run("play", path, "--save", "game.json", given="1\n" * 3000)
    again = run("replay", path, "--from", "game.json")
    assert again.exit_code == 0, again.output
    assert "the same game" in again.stdout


def test_a_game_begins_in_the_turn_that_comes_to_a_line(folder: Path) -> None:
    result = run("play", chapter(folder), "--at", "score", "--save", "game.json", given="q\n")
    assert result.exit_code == 130
    assert "→" in result.stdout
    assert "the same game: " in run("replay", "brawl.yaml", "--from", "game.json").stdout
    assert run("play", chapter(folder), "--at", "scoer").exit_code == 2
