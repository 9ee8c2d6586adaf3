from __future__ import annotations

import json
from pathlib import Path

import networkx as nx
import pytest
from typer.testing import CliRunner, Result

from authoring import drawing
from authoring.cli import build_app
from authoring.cli import render as command
from authoring.drawing.graphs import state_dot

CHAPTER = """\
kind: chapter
id: attic
title: The Attic
party: { mice: 4 }
end-page: 6
plan: [{ face: kitchen, at: [0, 0] }]
start: { face: kitchen, space: a1 }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An author's folder, and the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str) -> Result:
    return CliRunner().invoke(build_app(), ["render", *words])


def test_choices_are_those_of_the_library() -> None:
    assert [form.value for form in command.Format] == list(drawing.FORMATS)
    assert {look.value for look in command.Look} == drawing.TILE_STYLES.keys() | drawing.CHAPTER_STYLES.keys()


def test_a_face_goes_to_a_file_of_its_name(folder: Path) -> None:
    result = run("tile", "kitchen")
    assert result.exit_code == 0, result.output
    assert result.output == "wrote kitchen.svg\n"
    assert (folder / "kitchen.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_tile_gives_both_faces(folder: Path) -> None:
    assert run("tile", "tile-3-4", "-o", "out").exit_code == 0
    assert sorted(path.name for path in (folder / "out").iterdir()) == ["kitchen-tunnels.svg", "kitchen.svg"]


def test_the_name_of_the_output_gives_the_format(folder: Path) -> None:
    assert run("tile", "kitchen", "-o", "new/k.png").exit_code == 0
    assert (folder / "new" / "k.png").read_bytes().startswith(b"\x89PNG")


def test_dot_means_a_graph(folder: Path) -> None:
    result = run("tile", "kitchen", "--format", "dot", "-o", "-")
    assert result.exit_code == 0
    assert result.output.startswith("digraph {")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("what", [("tile", "kitchen"), ("chapter", "flight"), ("chapter", "flight", "--as", "states")])
def test_graphs_are_written_as_data(folder: Path, what: tuple[str, ...]) -> None:
    assert run(*what, "-o", "graph.graphml").exit_code == 0
    assert run(*what, "--format", "json", "-o", "graph.json").exit_code == 0
    from_xml = nx.read_graphml(folder / "graph.graphml", node_type=str)
    data = json.loads((folder / "graph.json").read_text(encoding="utf-8"))
    assert len(from_xml) > 4
    assert {str(node) for node in nx.node_link_graph(data, edges="edges")} == set(from_xml)


def test_more_states_than_fit_a_picture_are_written_as_data(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_dot, "MOST", 1)
    assert "too many to draw" in run("chapter", "flight", "--as", "states", "--format", "dot").output
    assert run("chapter", "flight", "--as", "states", "--format", "graphml").exit_code == 0


def test_two_faces_do_not_fit_one_file(folder: Path) -> None:
    result = run("tile", "tile-3-4", "-o", "k.png")
    assert result.exit_code == 2
    assert "one of: kitchen, kitchen-tunnels" in result.output


def test_an_unknown_tile_is_told_with_the_nearest(folder: Path) -> None:
    result = run("tile", "kichen")
    assert result.exit_code == 2
    assert 'did you mean "kitchen"?' in result.output


def test_a_faulty_file_is_told_with_its_place(folder: Path) -> None:
    (folder / "attic.yaml").write_text("kind: tile\nid: attic\nfaces: 7\n", encoding="utf-8")
    result = run("tile", "attic.yaml")
    assert result.exit_code == 2
    assert "attic.yaml:3:8: " in result.output
    assert "tailwright lint attic.yaml" in result.output


def test_an_id_that_leads_elsewhere_names_no_file(folder: Path) -> None:
    face = "{ id: ../up, name: Up, number: 1, colour: blue, spaces: [{ id: a1, at: [5, 5] }], adjacent: [] }"
    (folder / "attic.yaml").write_text(f"kind: tile\nid: attic\nfaces: [{face}]\n", encoding="utf-8")
    result = run("tile", "attic.yaml", "-o", "out")
    assert result.exit_code == 2
    assert 'id "../up" cannot name a file' in result.output


def test_a_file_of_another_kind_is_told(folder: Path) -> None:
    (folder / "folk.yaml").write_text("kind: heroes\nid: folk\ncards: []\n", encoding="utf-8")
    result = run("tile", "folk.yaml")
    assert result.exit_code == 2
    assert "folk.yaml" in result.output


def test_a_place_that_cannot_be_written_is_told(folder: Path) -> None:
    (folder / "taken").write_text("", encoding="utf-8")
    result = run("tile", "kitchen", "-o", "taken/k.svg")
    assert result.exit_code == 2
    assert "cannot write" in result.output


@pytest.mark.parametrize("target", ["attic.yaml", "attic"])
def test_an_unfinished_chapter_is_drawn_by_file_and_by_id(folder: Path, target: str) -> None:
    (folder / "attic.yaml").write_text(CHAPTER, encoding="utf-8")
    result = run("chapter", target, "--as", "graph", "-o", "plan.svg")
    assert result.exit_code == 0, result.output
    assert "The Attic" in (folder / "plan.svg").read_text(encoding="utf-8").replace("\xa0", " ").replace("&#160;", " ")


def test_a_chapter_with_an_unknown_face_is_told(folder: Path) -> None:
    (folder / "attic.yaml").write_text(CHAPTER.replace("face: kitchen, at", "face: kichen, at"), encoding="utf-8")
    result = run("chapter", "attic.yaml")
    assert result.exit_code == 2
    assert 'unknown face "kichen"' in result.output


def test_all_draws_every_face_and_chapter(folder: Path) -> None:
    (folder / "attic.yaml").write_text(CHAPTER, encoding="utf-8")
    assert run("all", "out").exit_code == 0
    assert len(list((folder / "out" / "tiles").glob("*.svg"))) == 16
    assert (folder / "out" / "chapters" / "attic.svg").is_file()
