"""Every command on a page of docs/ prints the output the page shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import pictures
from tests.docs.session import DOCS, agrees, commands, follow, pages, shortened


@pytest.mark.parametrize("page", pages(), ids=lambda path: path.stem)
def test_the_outputs_of_a_page_are_up_to_date(page: Path):
    follow(page.read_text(encoding="utf-8"), place=page.parent)


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


PICTURE = "<!-- $ cp {source} made.svg -->\n<!-- picture made.svg -->\n![it](it.svg)\n"


def test_a_picture_that_is_no_longer_what_is_made_is_stale(tmp_path: Path):
    (tmp_path / "source.svg").write_text("<svg/>")
    page = PICTURE.format(source=tmp_path / "source.svg")
    with pytest.raises(AssertionError, match="stale"):
        follow(page, place=tmp_path)
    assert follow(page, rewrite=True, place=tmp_path) == page
    follow(page, place=tmp_path)
    (tmp_path / "source.svg").write_text("<svg id='new'/>")
    with pytest.raises(AssertionError, match="stale"):
        follow(page, place=tmp_path)


def test_a_picture_made_by_a_browser_is_stale_when_its_page_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pictures, "DOCS", tmp_path)
    monkeypatch.setattr(pictures, "MADE_FROM", tmp_path / "made-from.json")
    (tmp_path / "source.html").write_text("<p>one</p>")
    (tmp_path / "it.png").touch()
    page = f"<!-- $ cp {tmp_path / 'source.html'} a.html -->\n<!-- picture a.html 80x60 -->\n![it](it.png)\n"
    with pytest.raises(AssertionError, match="stale"):
        follow(page, place=tmp_path)
    follow(page, rewrite=True, place=tmp_path)
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
    follow(page, place=tmp_path)
    (tmp_path / "source.html").write_text("<p>two</p>")
    with pytest.raises(AssertionError, match="stale"):
        follow(page, place=tmp_path)


def test_the_tutorial_has_a_picture_at_every_step():
    page = (DOCS / "tutorial.md").read_text(encoding="utf-8")
    steps = re.split(r"\n## (?=[0-9]\. )", page)[1:]
    assert len(steps) == 6
    assert [step.split("\n")[0] for step in steps if "<!-- picture " not in step] == []
