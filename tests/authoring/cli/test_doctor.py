"""`tailwright doctor` says what is installed, and how to get the rest."""

from __future__ import annotations

import json
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from authoring.api import installation as whole
from authoring.api import installed_parts as module
from authoring.api.installed_parts import EXTRAS
from authoring.cli import build_app


def run(*words: str) -> str:
    result = CliRunner().invoke(build_app(), ["doctor", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_missing_parts_come_with_the_command_that_installs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    lines = run().splitlines()
    assert lines[0].startswith("tailwright ")
    for name, purpose, _ in EXTRAS:
        (line,) = [line for line in lines if f" {name} " in line]
        assert line.startswith("missing")
        assert purpose in line
        assert f"pip install 'tailwright[{name}]'" in line
    assert not any(line.startswith("installed") for line in lines)


def test_installed_parts_need_no_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: ModuleSpec(name, None))
    graphviz = next(line for line in run().splitlines() if "graphviz" in line)
    assert graphviz.startswith("installed")
    assert "pip" not in graphviz


def test_json_has_the_same_facts() -> None:
    facts = json.loads(run("--json"))
    found = whole()
    assert facts["version"] == found.version
    assert [part["name"] for part in facts["parts"]] == [part.name for part in found.parts]


def test_every_extra_is_one_of_the_project() -> None:
    text = (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    assert [name for name, _, _ in EXTRAS if f"\n{name} = [" not in text] == []
