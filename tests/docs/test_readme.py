"""The front page: every command is shown once, everything shown works, every link leads somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring import bundled
from authoring.cli import COMMANDS, build_app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TABLE = dict(re.findall(r"^\| `([a-z]+)` \| `tailwright ([^`]+)`", README, re.MULTILINE))
START = re.findall(r"^    tailwright ([^#\n]+)", README, re.MULTILINE)


def run(line: str) -> int:
    """Type a line, with fewer games."""
    games = ["--games", "2"] if line.split()[0] == "playtest" else []
    words = shlex.split(re.sub(r"--games \d+", "--games 2", line))
    return CliRunner().invoke(build_app(), [*words, *(games if "--games" not in words else [])]).exit_code


def test_the_table_has_every_command() -> None:
    assert list(TABLE) != []
    assert set(TABLE) == set(COMMANDS)


@pytest.mark.parametrize("command", TABLE)
def test_what_the_table_shows_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (bundled.root() / "chapters/sorrow/flight.yaml").read_text(encoding="utf-8")
    own = text.replace("id: flight\n", "id: my-flight\n", 1).replace("miz-maggie", "my-maggie")
    (tmp_path / "my-flight.yaml").write_text(own, encoding="utf-8")
    if command == "lint":
        assert run(TABLE["new"]) == 0
    assert run(TABLE[command]) == (130 if command == "play" else 0)  # nobody is there to play


def test_the_first_steps_can_be_typed_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert [line.split()[0] for line in START] == ["new", "lint", "playtest", "export"]
    assert [run(line) for line in START] == [0, 0, 0, 0]
    assert (tmp_path / "attic.html").stat().st_size > 10_000


def test_links_and_pictures_lead_somewhere() -> None:
    places = re.findall(r"\]\(([^)#]+)", README)
    assert len(places) > 8
    assert [place for place in places if "://" not in place and not (ROOT / place).exists()] == []


def test_it_says_that_it_is_unofficial() -> None:
    assert "not affiliated with" in README.replace("\n", " ")
