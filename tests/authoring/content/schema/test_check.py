"""Each way a file misses its schema becomes one finding, at the very key or value, with a way out."""

from __future__ import annotations

import pytest

from authoring.content.schema import check
from authoring.content.source import parse

TILE = """\
kind: tile
id: attic-tile
faces:
  - {id: loft, name: Loft, number: 2, colour: blue, spaces: [{id: a1, at: [1, 1]}], adjacent: []}
  - id: attic
    name: Attic
    number: 1
    colour: orange
    spaces:
      - { id: a1, at: [10, 10] }
      - { id: a2, at: [20, 10] }
    adjacent: [[a1, a2]]
"""
STATUS = "kind: status\nid: dizzy\nname: Dizzy\n"

CASES = {
    # text: code, line, column, a part of the message or the remedy
    TILE.replace("colour: orange", "color: orange"): ("S302", 8, 5, 'did you mean "colour"?'),
    TILE.replace("colour: orange", "colour: Orange"): ("S305", 8, 13, 'did you mean "orange"?'),
    TILE.replace("number: 1", "number: one"): ("S304", 7, 13, "a whole number"),
    TILE.replace("number: 1", "number: 1.0"): ("S304", 7, 13, "write 1"),
    TILE.replace("number: 1", 'number: "1"'): ("S304", 7, 13, "remove the quotes"),
    TILE.replace("number: 1", "number: 0"): ("S306", 7, 13, "use 1 or more"),
    TILE.replace("    number: 1\n", "    number: 1\n    gaps: no\n"): ("S304", 8, 11, "write false"),
    TILE.replace("    number: 1\n", ""): ("S303", 5, 5, 'missing key "number"'),
    TILE.replace("id: a2, ", ""): ("S303", 11, 9, 'missing key "id"'),
    TILE.replace("id: a2", "id: A 2"): ("S307", 11, 15, "lower-case letters"),
    TILE.replace("at: [20, 10]", "at: [20, 10, 3]"): ("S308", 11, 19, "at most 2"),
    TILE.replace("at: [20, 10]", "at: [20, 100.5]"): ("S306", 11, 28, "use 100 or less"),
    TILE[: TILE.index("  - id: attic")]: ("S308", 3, 1, "at least 2"),
    TILE.replace("name: Attic", "name: {}"): ("S308", 6, 5, "at least 1"),
    TILE.replace("name: Attic", "name: {en: Attic, german: Dachboden}"): ("S307", 6, 23, 'malformed language "german"'),
    TILE.replace("name: Attic", "name: {en: Attic, de: 5}"): ("S304", 6, 27, "in quotes"),
    TILE.replace("name: Attic", "name: ''"): ("S307", 6, 11, "empty text"),
    TILE.replace("name: Attic", "name:"): ("S304", 6, 10, "give it a value"),
    TILE.replace("name: Attic", "name: 5"): ("S304", 6, 11, "in quotes"),
    TILE.replace("at: [20, 10]", "at: [20, 10], flip: nromal"): ("S305", 11, 39, 'did you mean "normal"?'),
    TILE.replace("at: [20, 10]", "at: [20, 10], flip: {class: [x]}"): ("S302", 11, 40, 'did you mean "classes"?'),
    STATUS + "rules: [{ text: nothing }]\n": ("S303", 4, 9, "add one of: do, modify"),
    STATUS + "rules: [{ when: round-start }]\n": ("S303", 4, 9, 'missing key "do"'),
    STATUS + "rules: [{ do: [surge], limit: day }]\n": ("S305", 4, 31, "use one of: chapter, round, tile, turn"),
    STATUS + "rules: [{ do: [{ wuond: owner }] }]\n": ("S302", 4, 18, 'unknown effect "wuond"'),
    STATUS + "rules: [{ do: [{ wound: ownr }] }]\n": ("S305", 4, 25, 'did you mean "owner"?'),
    STATUS + "rules: [{ do: [surge], if: { achievd: x } }]\n": ("S302", 4, 30, 'unknown condition "achievd"'),
    STATUS + "rules: [{ modify: { moev: 1 } }]\n": ("S302", 4, 21, 'unknown modifier "moev", did you mean "move"?'),
    STATUS + "forbids: [a, a]\n": ("S309", 4, 14, '"a" twice'),
    STATUS + "forbids: scurry\n": ("S304", 4, 10, "[scurry]"),
    "kind: statsu\nid: dizzy\n": ("S301", 1, 7, 'did you mean "status"?'),
    "kid: status\nid: dizzy\n": ("S301", 1, 1, 'did you mean "kind"'),
    "id: dizzy\n": ("S301", 1, 1, "say what the file holds"),
    "- kind: status\n": ("S304", 1, 1, "not a map"),
    "kind: [status]\n": ("S301", 1, 7, "unknown kind"),
    "kind: box\nid: b\nfigures: {Roach Rat: 1}\ntokens: {}\ndice: 5\n": ("S307", 3, 11, "lower-case"),
}


@pytest.mark.parametrize("text", CASES)
def test_one_finding_at_the_place(text: str) -> None:
    source = parse(text.encode(), "x.yaml")
    assert source.findings == []
    findings = [finding for finding in check(source).findings if "forbids" not in text or finding.code != "S305"]
    assert len(findings) == 1
    (finding,) = findings
    code, line, col, words = CASES[text]
    assert (finding.code, finding.line, finding.col) == (code, line, col)
    assert words in finding.full_message


def test_a_sound_file_has_no_findings() -> None:
    assert check(parse(TILE.encode(), "x.yaml")).findings == ()


def test_a_misspelt_key_is_not_also_missing() -> None:
    source = parse(TILE.replace("    number:", "    numbr:").encode(), "x.yaml")
    assert [finding.code for finding in check(source).findings] == ["S302"]


def test_references_are_gathered_with_their_places() -> None:
    text = """\
kind: chapter
id: attic
title: Attic
party: { mice: 4, barred: [pip] }
end-page: 6
plan: [{ face: loft, at: [0, 0] }]
start: { face: loft, space: a1 }
rooms:
  loft: { search: [{ card: thread }] }
victory: {}
"""
    source = parse(text.encode(), "x.yaml")
    checked = check(source)
    assert checked.findings == ()
    found = {(one.kind, one.id, one.is_key, one.steps) for one in checked.references}
    assert found == {
        ("hero", "pip", False, ("party", "barred", 0)),
        ("face", "loft", False, ("plan", 0, "face")),
        ("face", "loft", False, ("start", "face")),
        ("space", "a1", False, ("start", "space")),
        ("face", "loft", True, ("rooms", "loft")),
        ("search-card", "thread", False, ("rooms", "loft", "search", 0, "card")),
    }


def test_many_wrong_values_are_bounded() -> None:
    text = "kind: status\nid: dizzy\nname: Dizzy\nnotes: [" + "{}, " * 20_000 + "]\n"
    assert 0 < len(check(parse(text.encode(), "x.yaml")).findings) <= 200
