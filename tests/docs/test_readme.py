"""The README: it lists every command once, its examples work, its links have targets."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring.cli import COMMANDS, build_app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LISTED = re.findall(r"^\| `([a-z]+)` \|", README, re.MULTILINE)
FIRST_STEPS = re.findall(r"^    tailwright ([^#\n]+)", README, re.MULTILINE)


def run(line: str) -> int:
    """Run a command with fewer games and return its exit code."""
    games = ["--games", "2"] if line.split()[0] == "playtest" else []
    words = shlex.split(re.sub(r"--games \d+", "--games 2", line))
    return CliRunner().invoke(build_app(), [*words, *(games if "--games" not in words else [])]).exit_code


def test_the_table_has_every_command() -> None:
    assert sorted(COMMANDS) == LISTED


def test_the_first_steps_work_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert [line.split()[0] for line in FIRST_STEPS] == ["new", "lint", "playtest", "export"]
    assert [run(line) for line in FIRST_STEPS] == [0, 0, 0, 0]
    assert (tmp_path / "attic.html").stat().st_size > 10_000


def test_links_and_pictures_have_targets() -> None:
    places = re.findall(r"\]\(([^)#]+)", README)
    assert len(places) > 8
    assert [place for place in places if "://" not in place and not (ROOT / place).exists()] == []


def test_it_can_be_read_in_ninety_seconds() -> None:
    """Without the table of commands, which is folded up, and without addresses: some 230 words a minute."""
    seen = re.sub(r"<details>.*?</details>|\]\([^)]*\)", " ", README, flags=re.DOTALL)
    assert len(re.findall(r"[A-Za-z’']{2,}", seen)) < 345


def test_it_has_three_pictures_one_of_which_moves() -> None:
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)
    assert len(pictures) == 3
    assert "<animate" in (ROOT / pictures[0]).read_text(encoding="utf-8")


def test_the_readme_says_that_tailwright_is_unofficial() -> None:
    assert "not affiliated with" in README.replace("\n", " ")
