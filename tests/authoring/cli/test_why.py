"""`tailwright why` as a user meets it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from tests.authoring.dead_rules import dead_rules
from tests.playable import run

FEW = ("--games", 5, "--workers", 1)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    dead_rules(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def line_of(path: Path, text: str) -> int:
    return next(n for n, line in enumerate(path.read_text().splitlines(), start=1) if text in line)


def test_a_dead_rule_is_a_finding_and_a_live_one_is_not(folder: Path) -> None:
    dead, live = (run("why", "dead.yaml", rule, *FEW) for rule in ("wrong-event", "score"))
    assert (dead.exit_code, live.exit_code) == (1, 0)
    assert "happened in no game" in dead.stdout.splitlines()[1]


def test_a_rule_can_be_named_by_any_of_its_lines_in_any_file(folder: Path) -> None:
    line = line_of(folder / "sleepy.yaml", "do: [ { wheel: 1 } ]")
    by_line, by_id = (run("why", "dead.yaml", name, *FEW) for name in (f"sleepy.yaml:{line}", "status-gone"))
    assert by_line.stdout == by_id.stdout
    assert 'nobody ever had the status "sleepy"' in by_id.stdout


def test_the_commands_run_as_printed_from_where_one_stands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep = folder / "deep down"
    deep.mkdir()
    monkeypatch.chdir(deep)
    result = run("why", "../dead.yaml", "score", *FEW)
    commands = [line.strip() for line in result.stdout.splitlines() if line.strip().startswith("tailwright replay")]
    assert commands
    replay = run(*shlex.split(commands[0])[1:])
    assert replay.exit_code == 0, replay.output


def test_rules_that_do_not_exist(folder: Path) -> None:
    for name, words in {
        "scoer": 'did you mean "score"?',
        "dead.yaml:1": 'no rule on line 1 in "dead.yaml"',
        "nowhere.yaml:4": 'no such rule in "nowhere.yaml"',
    }.items():
        result = run("why", "dead.yaml", name, *FEW)
        assert result.exit_code == 2
        assert words in result.output


def test_json(folder: Path) -> None:
    data = json.loads(run("why", "dead.yaml", "counter-never-set", *FEW, "--json", "-").stdout)
    assert data["rule"] == "counter-never-set"
    assert data["ran"]["times"] == 0
    assert data["conditions"][0]["with"] == [{"value": "0", "times": data["came"]["times"]}]
