"""`tailwright solve`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from authoring.store import FOLDER_VARIABLE
from tests.authoring.solve.conftest import LEVER
from tests.authoring.solve.effort import little_effort
from tests.playable import chapter, run


@pytest.fixture
def lever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    folder = tmp_path / "content"
    folder.mkdir()
    return chapter(folder, LEVER, "lever", "A lever")


def test_it_prints_a_game_that_is_won(lever: Path) -> None:
    result = run("solve", lever)
    assert result.exit_code == 0
    first, *game = result.output.splitlines()
    assert first.startswith("a victory with collin, filch, lily, maginos: shown in round ")
    assert game[-1] == "the game is over: won, victory [END-1]"


def test_a_saved_game_can_be_watched(lever: Path, tmp_path: Path) -> None:
    saved, page = tmp_path / "witness.json", tmp_path / "game.html"
    assert run("solve", lever, "--to", "pick", "--save", saved, "--html", page).exit_code == 0
    assert "the same game" in run("replay", lever, "--from", saved).output
    assert "<html" in page.read_text(encoding="utf-8")


def test_every_party_gets_a_line(lever: Path) -> None:
    result = run("solve", lever, "--party", "all", "--mice", 4)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 15
    assert "--save and --html need one party" in run("solve", lever, "--party", "all", "--save", "x.json").output


def test_what_is_not_found_is_open(lever: Path) -> None:
    result = run("solve", lever, "--to", "ninth-mouse", "--turns", 100)
    assert result.exit_code == 1
    assert "open: no game" in result.output or "impossible" in result.output


def test_the_table_of_all_lines(lever: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)
    result = run("solve", lever, "--all")
    assert result.exit_code == 1  # of the ninth mouse there is no game
    assert "ninth-mouse" in result.output
    data = json.loads(run("solve", lever, "--all", "--json", "-").output)
    assert data["kind"] == "verdicts"
    assert data["counts"]["shown"] > 8


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--to", "leaver"), 'did you mean "lever"?'),
        (("--all", "--to", "lever"), "--all is about every line"),
        (("--json", "x.json"), "--json needs --all"),
        (("--party", "collin,nobody,filch"), 'unknown hero "nobody"'),
        (("--save", "x.yaml"), "written by hand"),
    ],
)
def test_wrong_usage_is_refused(words: tuple[str, ...], message: str, lever: Path) -> None:
    result = run("solve", lever, *words)
    assert result.exit_code == 2
    assert message in result.output
