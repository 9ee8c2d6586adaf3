"""Boxes: what comes from one takes part only in chapters that name it."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.library import Library, open_library
from authoring.content.library.boxes import BASE, contents
from authoring.lint import lint
from authoring.new import create


@pytest.fixture
def library(tmp_path: Path) -> Library:
    create("box", "loft", tmp_path)
    return open_library(tmp_path)


def test_a_chapter_without_the_box_is_played_without_it(library: Library) -> None:
    with_it, without = library.content_for("loft-trial"), library.content_for("flight")
    assert "loft-hero" in with_it.heroes
    assert "loft-hero" not in without.heroes
    assert "loft-minion" not in without.minions
    assert "loft-tile" not in without.tiles
    assert without.box == library.entries("box")[BASE].data | {"dice": 5}


def test_boxes_add_up(library: Library) -> None:
    box = contents(library, ["loft"])
    assert box["figures"] == {**library.entries("box")[BASE].data["figures"], "loft-figure": 4}
    assert box["tokens"]["mousetrap"] == library.entries("box")[BASE].data["tokens"]["mousetrap"] + 2
    assert contents(library, ["attic"]) == contents(library, [])


def test_options_of_a_box_hold_unless_the_chapter_says_otherwise(library: Library, tmp_path: Path) -> None:
    assert library.content_for("loft-trial").chapter["options"] == {"mousetraps": "box"}
    path = tmp_path / "loft" / "loft-trial.yaml"
    path.write_text(path.read_text().replace("end-page: 3\n", "end-page: 3\noptions: { mousetraps: 9 }\n"))
    assert open_library(tmp_path).content_for("loft-trial").chapter["options"] == {"mousetraps": 9}


def test_a_box_that_is_used_and_not_named_is_one_error(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "loft" / "loft-trial.yaml"
    path.write_text("".join(line for line in path.read_text().splitlines(True) if not line.startswith("boxes:")))
    changed = open_library(tmp_path)
    findings = lint(changed, [file for file in changed.files if file.real == path.resolve()])
    assert [finding.code for finding in findings if finding.severity.word == "error"] == ["R212"]
    assert 'write "boxes: [loft]"' in findings[0].remedy
