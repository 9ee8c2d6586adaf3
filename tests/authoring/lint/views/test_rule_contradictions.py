"""Bounds that no number can meet are found, and bounds that one number can meet are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.lint import Selection, lint
from tests.authoring.lint.test_rules_of_rules import CHAPTER

POSSIBLE = (
    "page: { is: 3, at-most: 3 }",
    "page: { is: 3, at-least: 3 }",
    "page: { at-least: 3, at-most: 3 }",
    "page: { at-least: 3, at-most: 4 }",
    "page: { is: 3, at-least: 2, at-most: 4 }",
    "wheel: { at-most: 0 }",
)
IMPOSSIBLE = (
    "page: { is: 3, at-most: 2 }",
    "page: { is: 3, at-least: 4 }",
    "page: { at-least: 4, at-most: 3 }",
    "wheel: { at-most: -1 }",
)


def never_fires(folder: Path, rule: str) -> bool:
    """Whether lint says of a rule of a chapter that it never fires."""
    (folder / "supper.yaml").write_text(f"{CHAPTER}rules:\n  - {rule}\n", encoding="utf-8")
    library = open_library(folder)
    files = [file for file in library.files if not file.bundled]
    return [finding.code for finding in lint(library, files, Selection(select=("R2",)))] == ["R205"]


@pytest.mark.parametrize("condition", POSSIBLE)
def test_bounds_are_inclusive(condition: str, tmp_path: Path) -> None:
    assert not never_fires(tmp_path, f"{{ when: round-end, if: {{ {condition} }}, do: [surge] }}")


@pytest.mark.parametrize("condition", IMPOSSIBLE)
def test_bounds_that_exclude_each_other_are_found(condition: str, tmp_path: Path) -> None:
    assert never_fires(tmp_path, f"{{ when: round-end, if: {{ {condition} }}, do: [surge] }}")


@pytest.mark.parametrize(
    ("number", "boss", "impossible"),
    [(0, True, True), (1, False, False), (6, True, False), (6, False, True), (7, True, True), ("[0, 1]", False, False)],
)
def test_two_dice_of_a_boss_show_1_to_6(number: object, boss: bool, impossible: bool, tmp_path: Path) -> None:
    rule = f"{{ when: move-rolled, if: {{ number: {number} }}, do: [surge] }}"
    comes = "\n  - { when: round-end, do: [{ place: { minion: brodie, count: 1 } }] }" if boss else ""
    assert never_fires(tmp_path, rule + comes) is impossible
