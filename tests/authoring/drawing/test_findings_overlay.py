"""The findings of lint on the plan of a chapter."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.content.findings import Severity
from authoring.drawing.findings_overlay import PALE

CHAPTER = """\
kind: chapter
id: attic
title: The Attic
party: { mice: 4 }
end-page: 6
plan:
  - { face: loft, at: [0, 0] }
start: { face: loft, space: a1 }
victory: { mice-at: { at: loft/a3 } }
"""
TILE = """\
kind: tile
id: tile-90-91
faces:
  - id: loft
    name: Loft
    number: 90
    colour: orange
    spaces:
      - { id: a1, at: [20, 50], entry: true }
      - { id: a2, at: [50, 50] }
      - { id: a3, at: [80, 50] }
    adjacent: [[a1, a2], [a2, a3], [a3, a2]]
  - id: beams
    name: Beams
    number: 91
    colour: blue
    spaces: [{ id: b1, at: [50, 50], entry: true }]
    adjacent: []
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An author's folder, and the current one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "attic.yaml").write_text(CHAPTER)
    (tmp_path / "tile.yaml").write_text(TILE)
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(build_app(), ["lint", *words])


def test_spaces_of_a_finding_carry_its_code(folder: Path) -> None:
    result = run(".", "--select", "T118", "--draw", "out/plan.svg")
    assert result.exit_code == 1, result.output
    picture = (folder / "out/plan.svg").read_text(encoding="utf-8")
    assert picture.count(">T118<") == 2
    assert "are linked twice" in picture


def test_a_finding_about_a_whole_face_stands_beside_its_name(folder: Path) -> None:
    assert run("attic.yaml", "--select", "C103,E105", "--draw", "plan.svg").exit_code == 1
    picture = (folder / "plan.svg").read_text(encoding="utf-8")
    assert picture.count(">E105<") == 1
    assert ">E105: no encounter card to draw" in picture


def test_the_name_of_the_file_gives_the_format(folder: Path) -> None:
    run("attic.yaml", "--draw", "plan.png")
    assert (folder / "plan.png").read_bytes().startswith(b"\x89PNG")


def test_a_plan_without_findings_is_drawn_plain(folder: Path) -> None:
    assert run("attic.yaml", "--select", "T118", "--draw", "plan.svg").exit_code == 0
    assert "T118" not in (folder / "plan.svg").read_text(encoding="utf-8")


def test_there_must_be_one_chapter(folder: Path) -> None:
    result = run("tile.yaml", "--draw", "plan.svg")
    assert result.exit_code == 2
    assert not (folder / "plan.svg").exists()


def test_what_is_wrong_with_the_goal_is_marked_where_it_is(folder: Path) -> None:
    (folder / "tile.yaml").write_text(TILE.replace("[a1, a2], [a2, a3], [a3, a2]", "[a1, a2]"))
    assert run("attic.yaml", "--select", "C102", "--draw", "plan.svg").exit_code == 1
    assert (folder / "plan.svg").read_text(encoding="utf-8").count(">C102<") == 1


def test_the_worst_of_several_colours_a_face(folder: Path) -> None:
    (folder / "attic.yaml").write_text(CHAPTER.replace("at: loft/a3", "face: beams"))
    assert run("attic.yaml", "--select", "C101,C104,E105", "--draw", "plan.svg").exit_code == 1
    picture = (folder / "plan.svg").read_text(encoding="utf-8")
    assert "goal is out of reach" in picture
    assert PALE[Severity.ERROR] in picture
