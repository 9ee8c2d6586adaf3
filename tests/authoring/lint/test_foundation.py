"""The errors that prevent the setup of a board."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.lint.examples import base, files_of
from authoring.lint.foundation import FOUNDATION, can_be_set_up
from authoring.lint.registry import RULES
from authoring.lint.rule import Rule

GOOD = base("supper")
PANTRY = """\
kind: chapter
id: supper
plan: [{ face: pantry, at: [0, 0] }]
start: { face: pantry, space: a1 }
victory: { mice-at: { face: cellar } }
"""
OF_CHAPTERS = [rule for rule in FOUNDATION if "chapter" in rule.kinds and "tile" not in rule.kinds]
OF_TILES = [rule for rule in FOUNDATION if "tile" in rule.kinds]


def example(rule: Rule, title: str) -> str:
    """The one file of a rule's example."""
    [text] = files_of(rule.section(title)).values()
    return text


def settable(folder: Path, *texts: str, references: bool = True) -> bool:
    for number, text in enumerate(texts):
        (folder / f"{number}.yaml").write_text(text, encoding="utf-8")
    library = open_library(folder)
    return can_be_set_up(library, library.entries("chapter")["supper"], references)


@pytest.mark.parametrize("rule", OF_CHAPTERS, ids=lambda rule: rule.name)
def test_an_error_of_a_chapter_prevents_setup(rule: Rule, tmp_path: Path) -> None:
    assert settable(tmp_path, example(rule, "Good"))
    assert not settable(tmp_path, example(rule, "Bad"))


@pytest.mark.parametrize("rule", OF_TILES, ids=lambda rule: rule.name)
def test_an_error_of_a_tile_of_the_plan_prevents_setup(rule: Rule, tmp_path: Path) -> None:
    assert settable(tmp_path, PANTRY, example(rule, "Good"))
    assert not settable(tmp_path, PANTRY, example(rule, "Bad"))
    assert settable(tmp_path, GOOD, example(rule, "Bad"))


def test_unknown_ids_prevent_setup_unless_references_are_not_checked(tmp_path: Path) -> None:
    text = GOOD + "\nsetup: [{ set: nobody-counts }]\n"
    assert not settable(tmp_path, text)
    assert settable(tmp_path, text, references=False)


def test_a_missing_victory_prevents_setup(tmp_path: Path) -> None:
    assert not settable(tmp_path, PANTRY.partition("victory")[0], base("pantry"))


def test_the_second_chapter_with_an_id_cannot_be_set_up(tmp_path: Path) -> None:
    (tmp_path / "first.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "second.yaml").write_text(GOOD, encoding="utf-8")
    library = open_library(tmp_path)
    settable_ones = [can_be_set_up(library, entry) for file in library.files[-2:] for entry in file.entries]
    assert settable_ones == [True, False]


def test_every_foundation_rule_is_an_error_and_registered() -> None:
    assert {rule.severity.name for rule in FOUNDATION} == {"ERROR"}
    assert all(RULES[rule.code] is rule for rule in FOUNDATION)


def test_opening_a_chapter_does_not_import_all_rules() -> None:
    code = "import sys, authoring.playtest.open_chapter; sys.exit('authoring.lint.registry' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
