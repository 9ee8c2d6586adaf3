"""Hostile names and texts, through every command: nothing of them reaches the terminal as it is."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.playable import BRAWL, chapter, run

ROOT = Path(__file__).parents[3]
EVIL = "::error file=a::\\e[31mred\\n::warning::two \\u202Egnp\\u200B ##[error]three"
"""As it stands between the quotes of a YAML file."""
PRINTS = {"echo", "secho", "print", "print_exception", "Console"}
HERE = {f"authoring/cli/{name}.py" for name in ("printing", "progress", "sign_of_life", "telling")}
"""The module that prints, and those that show what a command does, in words of ours."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A chapter with a hostile file name, title, story, ids and target."""
    path = chapter(tmp_path, BRAWL, title=EVIL)
    text = path.read_text(encoding="utf-8").replace("A room full of rats.", f'"{EVIL}"')
    path.write_text(text, encoding="utf-8")
    broken = text.replace("objective:", f'"{EVIL}": 1\nobjective:').replace("id: brawl", "id: other")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "::error::\x1b[2J\n::x \u202e.yaml").write_text(broken, encoding="utf-8")
    return tmp_path


def tailwright(
    folder: Path, *words: str, encoding: str = "utf-8", given: str = ""
) -> subprocess.CompletedProcess[bytes]:
    line = [sys.executable, "-m", "tailwright", *words]
    env = {**os.environ, "PYTHONIOENCODING": f"{encoding}:strict", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        line, cwd=folder, input=given.encode(), capture_output=True, env=env, timeout=120, check=False
    )


def check(stdout: bytes, stderr: bytes, commands: bool = False) -> None:
    """Nothing harmful in what was printed; `commands`: the lines of findings are commands of ours."""
    for raw in (stdout, stderr):
        text = raw.decode("utf-8", "strict")
        assert "Traceback" not in text
        assert re.findall("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]", text) == []
        assert commands or "##[" not in text
        lines = [line for line in text.split("\n") if line.lstrip().startswith("::")]
        own = [line for line in lines if re.match(r"::(error|warning|notice) file=[^:]*,line=\d+,", line)]
        assert lines == (own if commands and raw is stdout else [])


COMMANDS = [
    "lint . --ignore N", "lint . --format json", "lint . --format sarif", "lint . --format github",
    "playtest brawl.yaml --games 4 --workers 1", "playtest brawl.yaml --games 4 --workers 1 --json -",
    "playtest {broken}", "compare brawl.yaml brawl.yaml --games 4 --workers 1 --markdown",
    "compare brawl.yaml {broken} --games 2 --workers 1", "render chapter {broken}", "render chapter brawl.yaml -o -",
    "render chapter brawl.yaml --format dot -o -", "render chapter {evil}", "translate status brawl.yaml --lang fr",
    "translate status {broken}", "replay brawl.yaml --log", "replay brawl.yaml --bot {evil}", "play brawl.yaml",
    "explain {evil}", "export storybook {evil} -o a.html", "new chapter {evil}", "schema {evil}", "lint {evil}",
    "lint --{evil}", "{evil}", "lint . --format {evil}",
]  # fmt: skip


@pytest.mark.parametrize("line", COMMANDS)
def test_hostile_names_are_harmless(folder: Path, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {"{broken}": str(next((folder / "broken").iterdir())), "{evil}": "::error::\x1b[31m\n::x \u202e##[a]"}
    monkeypatch.chdir(folder)
    done = run(*(re.sub(r"\{\w+\}", lambda found: names[found[0]], word) for word in line.split()), given="1\nq\n")
    assert isinstance(done.exception, SystemExit | None)
    assert done.output
    check(done.stdout_bytes, done.stderr_bytes, commands="github" in line)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("line", ["lint .", "lint . --format json", "playtest brawl.yaml --games 4"])
def test_narrow_streams(folder: Path, line: str, encoding: str) -> None:
    done = tailwright(folder, *line.split(), encoding=encoding)
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 1)
    text = done.stdout.decode(encoding)
    assert text
    if "json" in line:
        assert "\u202e" in json.dumps(json.loads(text), ensure_ascii=False)


def test_addresses_of_sarif_are_encoded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    (lint,) = json.loads(run("lint", ".", "--format", "sarif").stdout)["runs"]
    places = {one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for one in lint["results"]}
    odd = [uri for uri in places if uri.startswith("broken/")]
    assert odd
    for uri in places:
        assert re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri)
        assert (folder / unquote(uri)).is_file()


def prints(tree: ast.AST) -> list[int]:
    """The lines of calls that print by themselves; a console that was given is fine."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Call) and _prints(node.func)]


def _prints(called: ast.expr) -> bool:
    text = ast.unparse(called)
    if text in ("console.print", "console().print", "terminal.print"):
        return False
    return text.split(".")[-1] in PRINTS or text in ("sys.stdout.write", "sys.stderr.write")


def test_only_one_module_prints() -> None:
    found = {
        name: lines
        for path in sorted((ROOT / "authoring").rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in HERE and "/generators/" not in name
        if (lines := prints(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize("code", ["print(x)", "typer.echo(x)", "sys.stderr.write(x)", "Console().print(x)"])
def test_planted_ways_of_printing_are_noticed(code: str) -> None:
    assert prints(ast.parse(code))
