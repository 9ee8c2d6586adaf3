"""Selection, suppression and rules that run on entries."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.content.findings import Finding, Severity
from authoring.content.library import open_library
from authoring.lint import EVERYTHING, Selection, lint
from authoring.lint.examples import base
from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence, Context, Rule

STATUS = "kind: status\nid: dizzy\nname: Dizzy\n"


def _check(context: Context) -> Iterator[Finding]:
    yield context.finding(("name",), "name that is too short", "think of a longer one")


SHORT_NAME = Rule(
    code="N999",
    name="short-name",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("status",),
    check=_check,
    doc="Short.",
)


@pytest.fixture(autouse=True)
def _one_more_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "N999", SHORT_NAME)


def found(folder: Path, text: str, selection: Selection = EVERYTHING) -> list[tuple[str, int, int]]:
    (folder / "x.yaml").write_text(text, encoding="utf-8")
    library = open_library(folder)
    files = [file for file in library.files if not file.bundled]
    return [(finding.code, finding.line, finding.col) for finding in lint(library, files, selection)]


def test_a_rule_runs_on_entries_of_its_kinds(tmp_path: Path) -> None:
    assert found(tmp_path, STATUS) == [("N999", 3, 7)]
    assert found(tmp_path, "kind: achievement\nid: fame\nname: Fame\n") == []
    many = "kind: statuses\nid: spins\ncards:\n  - {id: a, name: A}\n  - {id: b, name: B}\n"
    assert found(tmp_path, many) == [("N999", 4, 19), ("N999", 5, 19)]


def test_a_rule_never_sees_a_file_that_misses_its_schema(tmp_path: Path) -> None:
    assert found(tmp_path, STATUS + "tokns: 3\n") == [("S302", 4, 1)]


def test_a_definition_named_in_a_file_with_errors_is_not_called_unused(tmp_path: Path) -> None:
    chapter = base("supper")
    (tmp_path / "chapter.yaml").write_text(chapter)
    assert ("R301", 2, 5) in found(tmp_path, STATUS)
    (tmp_path / "chapter.yaml").write_text(chapter + "setpu: [{ status: { who: all-mice, status: dizzy } }]\n")
    assert ("R301", 2, 5) not in found(tmp_path, STATUS)


def test_a_tile_that_is_not_connected_is_reported_once(tmp_path: Path) -> None:
    apart = base("supper").replace("plan:", "plan:\n  - { face: guard-room, at: [9, 9] }")
    assert {"X104", "C104"} & {code for code, *_ in found(tmp_path, apart)} == {"X104"}


def test_libraries_are_not_kept_alive(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(base("supper"), encoding="utf-8")
    library = open_library(tmp_path)
    lint(library, library.files[-1:])
    alive = weakref.ref(library)
    del library
    gc.collect()
    assert alive() is None


def test_select_and_ignore_take_families_codes_and_names(tmp_path: Path) -> None:
    text = STATUS + "replaces: daisy\n"
    assert found(tmp_path, text) == [("N999", 3, 7), ("R104", 4, 11)]
    assert found(tmp_path, text, Selection(select=("R",))) == [("R104", 4, 11)]
    assert found(tmp_path, text, Selection(ignore=("R1",))) == [("N999", 3, 7)]
    assert found(tmp_path, text, Selection(ignore=("short-name", "R104"))) == []


@pytest.mark.parametrize(
    "text",
    [
        STATUS.replace("Dizzy", "Dizzy # tailwright: ignore[N999] it is a joke"),
        STATUS.replace("name", "# tailwright: ignore[N999] it is a joke\nname"),
        STATUS.replace("Dizzy", "Dizzy   #tailwright: ignore[N999] so what"),
    ],
)
def test_a_comment_ignores_a_finding(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


def test_a_comment_ignores_only_its_line_and_code(tmp_path: Path) -> None:
    text = "# tailwright: ignore[N999] too far up\n" + STATUS
    assert found(tmp_path, text) == [("S401", 1, 1), ("N999", 4, 7)]
    text = STATUS.replace("Dizzy", "Dizzy # tailwright: ignore[N999, N998] both")
    assert found(tmp_path, text) == [("S401", 3, 13)]


def test_unused_comments_are_not_reported_when_only_some_codes_are_selected(tmp_path: Path) -> None:
    text = "# tailwright: ignore[N998] nothing\n" + STATUS
    assert found(tmp_path, text, Selection(select=("S",))) == []


@pytest.mark.parametrize(
    "comment", ["ignore", "ignore[N999]", "ignore[n999] why", "ignroe[N999] why", "ignore[S302] why"]
)
def test_comments_that_cannot_be_read(tmp_path: Path, comment: str) -> None:
    codes = [code for code, _, _ in found(tmp_path, f"# tailwright: {comment}\n" + STATUS)]
    assert codes[0] == "S402"


def test_s_findings_cannot_be_ignored(tmp_path: Path) -> None:
    text = STATUS + "tokns: 3 # tailwright: ignore[S302] I like it so\n"
    assert found(tmp_path, text) == [("S302", 4, 1), ("S402", 4, 10)]
