"""Every command and every output on a page that teaches is executed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.session import agrees, commands, follow, shortened

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if "```console" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_page_does_what_it_shows(page: Path):
    follow(page.read_text(encoding="utf-8"))


def test_the_tutorial_is_among_the_pages():
    assert ROOT / "docs" / "tutorial.md" in PAGES


def test_a_changed_output_is_noticed():
    with pytest.raises(AssertionError, match="something else"):
        follow("```console\n$ tailwright --version\ntailwright 0\n```")


def test_a_wrong_exit_code_is_noticed():
    with pytest.raises(AssertionError, match="exit 2, not 0"):
        follow("```console\n$ tailwright lint nowhere.yaml\n...\n```")


def test_dots_stand_for_lines_left_out():
    assert agrees("one\n...\nfour", "one\ntwo\nthree\nfour")
    assert not agrees("one\n...\nfive", "one\ntwo\nthree\nfour")
    assert shortened("a\n...\nb", "1\n2\n3\n4") == "1\n...\n4"


def test_commands_of_a_block():
    found = commands("$ one  # exit 1\nout\n$ two\n")
    assert [(shown.command, shown.code, shown.output) for shown in found] == [("one", 1, "out"), ("two", 0, "")]
