"""Lint that runs again after changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.editing.watched import WatchedLint
from authoring.lint import EVERYTHING
from authoring.lint.run import lint_with_settings
from tests.authoring.editing.folder import write_folder


def test_every_run_equals_one_of_lint(tmp_path: Path) -> None:
    paths = write_folder(tmp_path)
    watched = WatchedLint([tmp_path], EVERYTHING)
    for old, new in (("battle: 2", "batle: 2"), ("batle: 2", "battle: 2")):
        paths[1].write_text(paths[1].read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        run = watched.run()
        once = lint_with_settings([tmp_path], EVERYTHING)
        assert (run.findings, run.lines) == (once.findings, once.lines)


def test_a_file_that_goes_is_reported_and_may_come_back(tmp_path: Path) -> None:
    file = tmp_path / "fame.yaml"
    file.write_text("kind: achievement\nid: fame\nname: Fame\n", encoding="utf-8")
    watched = WatchedLint([file], EVERYTHING)
    assert watched.run().findings == []
    file.unlink()
    with pytest.raises(CannotOpenError):
        watched.run()
    file.write_text("kind: achievement\nid: fame\nnam: Fame\n", encoding="utf-8")
    assert [one.code for one in watched.run().findings] == ["S302"]
