"""Hover: entries, rules in words, words of the rule language, codes, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.editing.hover import hover
from tests.authoring.editing.desk import CHAPTER, open_at_mark, with_rule


def markdown_at(folder: Path, marked: str) -> str:
    workspace, *place = open_at_mark(folder, marked)
    found = workspace.hover(*place)
    return found.markdown if found else ""


@pytest.mark.parametrize(
    ("marked", "words"),
    [
        (with_rule("when: round-end\n    do: [place: { minion: ro|ach }]"), ["Roach", "minion `roach`", "battle"]),
        (with_rule("when: round-end\n    do: [wo|und: { who: all-mice, amount: 1 }]"), ["wound", "Example:"]),
        (with_rule("when: roun|d-end\n    do: [surge]"), ["last card on the track"]),
        (with_rule("wh|en: round-end\n    do: [surge]"), ["In words", "surge"]),
        ("# tailwright: ignore[T1|01] why\n" + CHAPTER, ["# T101", "How to fix"]),
        (CHAPTER.replace("kind:", "ki|nd:", 1), ["What the file holds"]),
    ],
)
def test_it_says_what_is_known(marked: str, words: list[str], tmp_path: Path) -> None:
    markdown = markdown_at(tmp_path, marked)
    assert all(word in markdown for word in words), markdown


def test_a_face_has_its_picture(tmp_path: Path) -> None:
    workspace, *place = open_at_mark(
        tmp_path, with_rule("when: round-end\n    do: [place: { minion: roach, face: ki|tchen }]")
    )
    found = hover(workspace, *place)
    assert found is not None
    assert found.picture.startswith("<svg")
    assert "data:image/svg+xml;base64," in found.markdown


def test_a_rule_is_told_in_words_where_a_scene_names_it(tmp_path: Path) -> None:
    workspace, *place = open_at_mark(
        tmp_path, with_rule("when: round-end\n    do: [surge]").replace("id: mine", "id: mi|ne", 1)
    )
    found = workspace.hover(*place)
    assert found is not None
    assert "surge" in found.markdown


def test_nothing_is_told_of_prose(tmp_path: Path) -> None:
    assert markdown_at(tmp_path, "kind: status\nid: x\nname: Some wo|rds\n") == ""
