"""Lint that runs again after changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.editing.watched import WatchedLint
from authoring.lint import EVERYTHING
from authoring.lint.run import lint_with_settings
from tests.authoring.editing.folder import write_folder
from tests.playable import HEAD, chapter


def test_every_run_equals_one_of_lint(tmp_path: Path) -> None:
    paths = write_folder(tmp_path)
    watched = WatchedLint([tmp_path], EVERYTHING)
    for old, new in (("battle: 2", "batle: 2"), ("batle: 2", "battle: 2")):
        paths[1].write_text(paths[1].read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        run = watched.run()
        once = lint_with_settings([tmp_path], EVERYTHING)
        assert (run.findings, run.lines) == (once.findings, once.lines)


def test_what_can_come_about_is_found_anew_after_each_change(tmp_path: Path) -> None:
    """The verdicts of the abstract run of a chapter last no longer than the chapter."""
    counter = (
        "victory: {{{{ counter: bells }}}}\ncounters: {{{{ bells: {{{{ max: 1 }}}} }}}}\n"
        "rules: [{{{{ when: round-end, do: [{}] }}}}]\n"
    )
    path = chapter(tmp_path, HEAD + counter.format("{{ set: {{ counter: bells, to: 0 }} }}"), "bells")
    watched = WatchedLint([tmp_path], EVERYTHING)
    assert "C101" in [one.code for one in watched.run().findings]
    chapter(tmp_path, HEAD + counter.format("{{ set: bells }}"), "bells")
    assert "C101" not in [one.code for one in watched.run().findings]
    chapter(tmp_path, HEAD + counter.format("{{ set: {{ counter: bells, to: 0 }} }}"), "bells")
    run, once = watched.run(), lint_with_settings([path], EVERYTHING)
    assert run.findings == once.findings


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
