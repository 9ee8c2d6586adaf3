"""Diagnostics and the findings of `lint --format json`, field by field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types

from authoring import bundled
from authoring.api.workspace import Workspace
from authoring.content.source import load
from authoring.lint import EVERYTHING
from authoring.lint.examples import files_of
from authoring.lint.formats import FORMATS, Report
from authoring.lint.registry import RULES
from authoring.lint.run import lint_with_settings
from authoring.lsp.diagnostics import SEVERITIES, diagnostics
from authoring.lsp.session import Session, path_of
from tests.authoring.lint.held_out.cases import Case, all_cases, texts_of

WORDS = {severity: word.word for word, severity in SEVERITIES.items()}
BROKEN = [case for case in all_cases() if not case.sound]
BAD = [rule.code for rule in RULES.values()]


def expected(folder: Path) -> list[dict[str, Any]]:
    """What `lint --format json` writes about a folder."""
    run = lint_with_settings([folder], EVERYTHING)
    found: list[dict[str, Any]] = json.loads(FORMATS["json"](Report(tuple(run.findings), run.lines)))["findings"]
    return found


def as_json(session: Session, workspace: Workspace, path: Path, name: str) -> list[dict[str, Any]]:
    """The diagnostics of a file, translated back to what the JSON of lint holds."""
    return [
        {
            "path": name,
            **_mark(_lines(path), one.range),
            "severity": WORDS[one.severity],
            "code": one.code,
            "name": one.data["name"],
            "message": _message(one),
            "remedy": one.data["remedy"],
            "related": [
                {"path": _name(workspace, other), **_mark(_lines(_path(other)), other.location.range),
                 "message": other.message}
                for other in one.related_information
            ],
        }
        for one in diagnostics(session, workspace, path)
    ]  # fmt: skip


def _message(one: types.Diagnostic) -> str:
    remedy = one.data["remedy"]
    return one.message[: -len(remedy) - 2] if remedy else one.message


def _path(other: types.DiagnosticRelatedInformation) -> Path:
    return path_of(other.location.uri) or Path()


def _name(workspace: Workspace, other: types.DiagnosticRelatedInformation) -> str:
    file = workspace.file(_path(other))
    return file.path if file else ""


def _lines(path: Path) -> list[str]:
    return load(path).lines


def _mark(lines: list[str], place: types.Range) -> dict[str, int]:
    def column(at: types.Position) -> int:
        line = lines[at.line] if at.line < len(lines) else ""
        return len(line.encode("utf-16-le")[: 2 * at.character].decode("utf-16-le")) + 1

    return {
        "line": place.start.line + 1,
        "column": column(place.start),
        "end-line": place.end.line + 1,
        "end-column": column(place.end),
    }


def check_folder(folder: Path) -> None:
    """Compare for every file of a folder."""
    session, workspace = Session(), Workspace(folder)
    found = [one for file in workspace.files for one in as_json(session, workspace, file.real, file.path)]
    told = sorted(found, key=lambda one: (one["path"], one["line"], one["column"]))
    wanted = sorted(expected(folder), key=lambda one: (one["path"], one["line"], one["column"]))
    known = {file.path for file in workspace.files}
    assert told == [one for one in wanted if one["path"] in known]


def write(folder: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_of_every_bundled_file() -> None:
    check_folder(bundled.root())


@pytest.mark.parametrize("code", BAD[::20])
def test_of_bad_examples(code: str, tmp_path: Path) -> None:
    check_folder(write(tmp_path, files_of(RULES[code].section("Bad"))))


@pytest.mark.parametrize("case", BROKEN[::40], ids=str)
def test_of_broken_chapters(case: Case, tmp_path: Path) -> None:
    check_folder(write(tmp_path, {f"{name}.yaml": text for name, text in texts_of(case).items()}))


@pytest.mark.soak
@pytest.mark.parametrize("code", BAD)
def test_of_all_bad_examples(code: str, tmp_path: Path) -> None:
    check_folder(write(tmp_path, files_of(RULES[code].section("Bad"))))


@pytest.mark.soak
@pytest.mark.parametrize("case", BROKEN, ids=str)
def test_of_all_broken_chapters(case: Case, tmp_path: Path) -> None:
    check_folder(write(tmp_path, {f"{name}.yaml": text for name, text in texts_of(case).items()}))
