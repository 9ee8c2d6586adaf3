"""Completion where things stand: keys, words, ids of every kind, spaces of the face meant, codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.edits import Edit, apply_edits
from tests.authoring.editing.desk import CHAPTER, open_at_mark, with_rule


def labels(folder: Path, marked: str) -> dict[str, str]:
    """What is offered at the mark, with its kind."""
    workspace, *place = open_at_mark(folder, marked)
    return {one.label: one.kind for one in workspace.complete(*place)}


@pytest.mark.parametrize(
    ("marked", "offered"),
    [
        ("ki|", {"kind": "key"}),
        ("kind: |\n", {"chapter": "word", "hero": "word"}),
        ("kind: status\nid: x\nna|", {"name": "key", "rules": "key"}),
        (with_rule("when: |"), {"round-end": "word", "move-rolled": "word"}),
        (with_rule("when: round-end\n    do: [|]"), {"surge": "word"}),
        (with_rule("when: round-end\n    do:\n      - |"), {"wound": "key"}),
        (with_rule("when: round-end\n    do:\n      - wound: { w|"), {"who": "key", "amount": "key"}),
        (with_rule("when: attack-declared\n    do: [wound: { who: | }]"), {"attacker": "word", "owner": "word"}),
        (with_rule("when: round-end\n    if: { achieved: |"), {"seen-by-the-cat": "achievement"}),
        (with_rule("when: round-end\n    do: [place: { minion: | }]"), {"roach": "minion"}),
        (with_rule("when: round-end\n    do: [join: |]"), {"nez": "hero"}),
        (with_rule("when: round-end\n    do: [cure: |"), {}),
        ("# tailwright: ignore[|", {"T101": "code"}),
    ],
)
def test_what_can_stand_there_is_offered(marked: str, offered: dict[str, str], tmp_path: Path) -> None:
    assert offered.items() <= labels(tmp_path, marked).items()


def test_the_other_keys_of_a_map_decide_what_it_is(tmp_path: Path) -> None:
    found = labels(tmp_path, with_rule("when: round-end\n    do: [wound: { who: owner, | }]"))
    assert found == {"amount": "key", "poison": "key"}


def test_spaces_are_those_of_the_face_meant(tmp_path: Path) -> None:
    rule = "when: round-end\n    do: [place: { minion: roach, face: {face}, at: | }]"
    kitchen = labels(tmp_path, with_rule(rule.replace("{face}", "kitchen")))
    sewers = labels(tmp_path, with_rule(rule.replace("{face}", "sewers")))
    assert {one for one, kind in kitchen.items() if kind == "space" and "/" not in one} >= {"k1", "water", "entries"}
    assert "k1" not in sewers


def test_counters_and_tokens_are_those_of_the_chapter(tmp_path: Path) -> None:
    text = with_rule("when: round-end\n    do: [count: |]") + "counters:\n  noise: { description: How loud it is. }\n"
    workspace, *place = open_at_mark(tmp_path, text)
    found = {one.label: one for one in workspace.complete(*place) if one.kind == "counter"}
    assert list(found) == ["noise"]
    assert found["noise"].documentation == "How loud it is."


def test_words_come_with_their_descriptions(tmp_path: Path) -> None:
    workspace, *place = open_at_mark(tmp_path, with_rule("when: round-e|"))
    (found,) = [one for one in workspace.complete(*place) if one.label == "round-end"]
    assert "Example:" in found.documentation


def test_a_completion_replaces_the_word(tmp_path: Path) -> None:
    workspace, path, line, col = open_at_mark(tmp_path, CHAPTER.replace("face: ", "face: sew|er", 1))
    (found,) = [one for one in workspace.complete(path, line, col) if one.label == "sewers"]
    file = workspace.file(path)
    assert file is not None
    row = file.source.lines[line - 1]
    assert row[found.start - 1 : found.end - 1].startswith("sewer")
    assert apply_edits(row, [Edit(found.start - 1, found.end - 1, found.text)]).count("sewers") == 1


@pytest.mark.parametrize("marked", ["# a comment|", "kind: status\nid: x\nname: Some words |", ""])
def test_nothing_is_offered_where_nothing_is_known(marked: str, tmp_path: Path) -> None:
    assert labels(tmp_path, marked) in ({}, {"kind": "key"})
