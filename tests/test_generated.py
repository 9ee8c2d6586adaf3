"""Generated files are what their generators write now."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import generators
from authoring.generators import GENERATED, ROOT, __main__, is_stale

BY_HAND = {"docs/reference/graphs.md", "docs/reference/replay-viewer.md"}
"""Tests compare these pages with the attributes of all graphs and with the data of the viewer."""


def test_generated_files_are_up_to_date() -> None:
    stale = [file for file in GENERATED if is_stale(file)]
    assert not stale, f"{', '.join(stale)} out of date; run: make generate"


def test_every_page_of_the_reference_is_generated() -> None:
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "reference").rglob("*.md")}
    assert pages - set(GENERATED) == BY_HAND


def test_stale_and_missing_files_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (generators, __main__):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(generators, "text_of", str.upper)
    monkeypatch.setattr(__main__, "text_of", str.upper)
    monkeypatch.setattr(__main__, "GENERATED", {"fresh": "", "missing": "", "stale": ""})
    assert __main__.main() == 2  # not a checkout
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "fresh").write_text("FRESH")
    (tmp_path / "stale").write_text("OLD")
    assert __main__.main() == 0
    assert capsys.readouterr().out == "fresh: up to date\nmissing: written\nstale: written\n"
    assert [(tmp_path / name).read_text() for name in ("missing", "stale")] == ["MISSING", "STALE"]
