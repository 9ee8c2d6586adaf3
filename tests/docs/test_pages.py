"""Every command on a page of docs/ prints the output the page shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.session import DOCS, agrees, commands, follow, pages, shortened


@pytest.mark.parametrize("page", pages(), ids=lambda path: path.stem)
def test_the_outputs_of_a_page_are_up_to_date(page: Path):
    follow(page.read_text(encoding="utf-8"))


def test_the_tutorial_is_among_the_pages():
    assert DOCS / "tutorial.md" in pages()


def test_a_changed_output_fails():
    with pytest.raises(AssertionError, match="another output"):
        follow("```console\n$ tailwright --version\ntailwright 0\n```")


def test_a_wrong_exit_code_fails():
    with pytest.raises(AssertionError, match="exit 2, not 0"):
        follow("```console\n$ tailwright lint nowhere.yaml\n...\n```")


def test_dots_stand_for_omitted_lines():
    assert agrees("one\n...\nfour", "one\ntwo\nthree\nfour")
    assert not agrees("one\n...\nfive", "one\ntwo\nthree\nfour")
    assert shortened("a\n...\nb", "1\n2\n3\n4") == "1\n...\n4"


def test_commands_of_a_block():
    shown = commands("$ one  # exit 1\nout\n$ two\n")
    assert [(one.command, one.code, one.output) for one in shown] == [("one", 1, "out"), ("two", 0, "")]
