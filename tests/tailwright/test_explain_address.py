"""Where the page of a lint rule can be read on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import bundled
from authoring.api import workspace
from authoring.lsp.session import path_of
from authoring.store import FOLDER_VARIABLE


def test_in_a_checkout_it_is_the_reference() -> None:
    address = workspace.explain_address("T101")
    assert address.startswith((bundled.root() / "docs").as_uri())
    page, _, anchor = address.partition("#")
    text = (bundled.root() / "docs/reference/lint" / page.rpartition("/")[2]).read_text(encoding="utf-8")
    assert f"(#{anchor})" in text


def test_elsewhere_it_is_a_file_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(workspace.bundled, "root", lambda: tmp_path)
    page = path_of(workspace.explain_address("T101"))
    assert page is not None
    assert page.is_relative_to(tmp_path / "cache")
    assert page.read_text(encoding="utf-8").startswith("# T101")


def test_a_code_that_does_not_exist_has_none() -> None:
    assert workspace.explain_address("Q999") == ""
