"""Pages for contributors name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/architecture.md", "docs/performance.md")
PATH = re.compile(r"`((?:engine|authoring|tailwright|tests|docs|schemas|\.ci)/[\w./-]*)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def missing(page: Path) -> list[str]:
    """Return the paths and links of a page that lead nowhere."""
    text = page.read_text(encoding="utf-8")
    paths = [path for path in PATH.findall(text) if "NAME" not in path]
    links = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    return [path for path in paths if not (ROOT / path).exists()] + links


@pytest.mark.parametrize("page", PAGES)
def test_paths_and_links_exist(page: str) -> None:
    assert missing(ROOT / page) == []


def test_a_wrong_path_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("see `engine/nowhere.py`, `engine/play.py`, `tests/test_NAME.py` and [this](nowhere.md)")
    assert missing(page) == ["engine/nowhere.py", "nowhere.md"]
