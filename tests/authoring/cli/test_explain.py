"""`tailwright explain` with a line of a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playable import BRAWL, chapter, run

TOKENS = """\
tokens: {{ lamp: {{ name: {{ en: Lamp, fr: Lampe }} }} }}
defeat: {{ also: [ {{ id: dark, if: {{ page: 5 }} }} ] }}
"""
LAMPS = (
    BRAWL.replace("do: [ surge ]", "do:\n      - put-token: {{ token: lamp, at: [guard-room/a1, guard-room/b1] }}")
    + TOKENS
)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return chapter(tmp_path, LAMPS)


def line_of(path: Path, text: str) -> int:
    return next(n for n, line in enumerate(path.read_text().splitlines(), start=1) if text in line)


def test_every_line_of_a_rule_says_the_whole_rule(path: Path) -> None:
    said = {run("explain", f"brawl.yaml:{line_of(path, text)}").output for text in ("id: too-late", "put-token")}
    assert len(said) == 1
    assert said.pop() == (
        "At the start of each round, if the number of the round is at least 299: a Lamp token is put on each of "
        "Guard Room, a1 and Guard Room, b1.\n"
    )


def test_names_are_those_of_the_language(path: Path) -> None:
    output = run("explain", f"brawl.yaml:{line_of(path, 'put-token')}", "--lang", "fr").output
    assert output.startswith("Au début de chaque manche")
    assert "jeton «\u00a0Lampe\u00a0»" in output


def test_defeats_include_the_standard_ones(path: Path) -> None:
    output = run("explain", f"brawl.yaml:{line_of(path, 'defeat:')}").output
    assert output.splitlines() == [
        "The hourglass reaches the end marker.",
        "All mice are captured at once.",
        "The page of the hourglass is at least 5.",
    ]


def test_victory_and_setup(path: Path) -> None:
    victory, setup = (run("explain", f"brawl.yaml:{line_of(path, key)}").output for key in ("victory:", "setup:"))
    assert victory == "The counter beaten is at least 4.\n"
    assert setup == "Place 2 × Rat Warrior on Guard Room.\n"


def test_a_line_without_a_rule_names_those_that_have_one(path: Path) -> None:
    result = run("explain", "brawl.yaml:1")
    assert result.exit_code == 2
    assert (
        f"its rules begin on the lines {line_of(path, 'id: score')}, {line_of(path, 'id: too-late')}" in result.output
    )
    assert run("explain", "nowhere.yaml:3").exit_code == 2


def test_a_code_works_as_before() -> None:
    assert run("explain", "S202").output.startswith("# S202 duplicate-key")
    assert run("explain", "Q9").exit_code == 2
