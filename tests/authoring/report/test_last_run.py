from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring.report.document import document
from authoring.report.last_run import keep_run, key_of_run
from authoring.store import FOLDER_VARIABLE, newest_playtest, record_playtest
from tests.playable import BRAWL, chapter, playtested


@pytest.fixture(autouse=True)
def _empty_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))


def test_a_run_is_kept_and_compared_with_the_last_one_of_another_version(tmp_path: Path) -> None:
    first = playtested(chapter(tmp_path), 4)
    report = document(first)
    assert keep_run(first, report) == ""  # there is no earlier run
    found = newest_playtest(key_of_run(first).content)
    assert found is not None
    assert found.report == report
    assert keep_run(first, report) == ""  # the last run was of this version
    second = playtested(chapter(tmp_path, BRAWL.replace("at-least: 4", "at-least: 1")), 4)
    words = keep_run(second, document(second))
    assert words.startswith("The last run, of another version of this chapter, won")
    assert "95 %" in words


def test_runs_with_other_options_are_not_compared(tmp_path: Path) -> None:
    first = playtested(chapter(tmp_path), 2)
    keep_run(first, document(first))
    second = playtested(chapter(tmp_path, BRAWL.replace("at-least: 4", "at-least: 1")), 3)
    assert keep_run(second, document(second)) == ""


def test_an_interrupted_run_is_not_kept(tmp_path: Path) -> None:
    result = playtested(chapter(tmp_path), 2)
    stopped = replace(result, run=replace(result.run, interrupted=True))
    assert keep_run(stopped, document(stopped)) == ""
    assert newest_playtest(key_of_run(result).content) is None


@pytest.mark.parametrize("report", [{}, {"result": 3}, {"result": {"win-rate": {"count": 2, "games": 1}}}])
def test_a_kept_report_of_another_form_is_no_error(report: dict[str, object], tmp_path: Path) -> None:
    first = playtested(chapter(tmp_path), 2)
    record_playtest(key_of_run(first), report)
    second = playtested(chapter(tmp_path, BRAWL.replace("at-least: 4", "at-least: 1")), 2)
    assert keep_run(second, document(second)) == ""
