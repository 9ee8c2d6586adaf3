"""Baselines: lint leaves out known findings and reports new ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.findings import Finding, Mark
from authoring.content.problems import DUPLICATE_ID, UNKNOWN_KEY
from authoring.content.targets import CannotOpenError
from authoring.lint.baseline import new_findings, read, to_text


def at(line: int, message: str = 'unknown key "titel"', path: str = "a.yaml") -> Finding:
    return Finding.at(UNKNOWN_KEY, path, Mark(line, 1, line, 2), message)


def known(folder: Path, *findings: Finding) -> list[Finding]:
    path = folder / "baseline.json"
    path.write_text(to_text(findings), encoding="utf-8")
    return new_findings([at(9), at(12)], read(path))


def test_a_finding_is_known_wherever_its_line_has_moved(tmp_path: Path) -> None:
    assert known(tmp_path, at(1), at(2)) == []


def test_a_second_one_like_it_is_new(tmp_path: Path) -> None:
    assert known(tmp_path, at(1)) == [at(12)]


def test_other_files_codes_and_words_are_new(tmp_path: Path) -> None:
    other = Finding.at(DUPLICATE_ID, "a.yaml", Mark(), 'unknown key "titel"')
    assert known(tmp_path, at(1, path="b.yaml"), at(1, "unknown"), other) == [at(9), at(12)]


def test_numbers_of_lines_in_words_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(to_text([at(1, "already in x.yaml:3")]), encoding="utf-8")
    assert new_findings([at(1, "already in x.yaml:30")], read(path)) == []
    assert new_findings([at(1, "already in y.yaml:3")], read(path)) != []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 2, "findings": []}', '{"version": 1, "findings": [{}]}'])
def test_what_is_no_baseline_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "baseline.json"
    path.write_text(text)
    with pytest.raises(CannotOpenError, match="baseline"):
        read(path)


def test_a_missing_baseline_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotOpenError, match="--write-baseline"):
        read(tmp_path / "none.json")
