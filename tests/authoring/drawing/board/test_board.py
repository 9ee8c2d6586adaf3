from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring import drawing
from authoring.drawing.board.face import read
from authoring.drawing.board.face_layout import layout_face
from authoring.drawing.svg import style
from authoring.drawing.svg.geometry import inside

Face = dict[str, Any]
Shown = Callable[..., list[Element]]


def small(**changes: Any) -> Face:
    face: Face = {
        "id": "attic",
        "name": "Attic",
        "number": 21,
        "colour": "orange",
        "spaces": [{"id": "a1", "at": [30, 50]}, {"id": "a2", "at": [70, 50]}],
        "adjacent": [["a1", "a2"]],
    }
    return face | changes


def test_everything_of_the_face_is_drawn_once(face: Face, shown: Shown) -> None:
    svg = drawing.tile(face)
    assert Counter(part.get("data-id") for part in shown(svg, "space")) == Counter(s["id"] for s in face["spaces"])
    assert [part.get("data-between") for part in shown(svg, "edge", "adjacent")] == [
        " ".join(p) for p in face["adjacent"]
    ]
    assert all(len(part) for part in (*shown(svg, "space"), *shown(svg, "edge"), *shown(svg, "exit"))), (
        "drawn as nothing"
    )
    for kind in ("red", "yellow"):
        lines = [" ".join(line["between"]) for line in face.get("lines", []) if line["kind"] == kind]
        assert [part.get("data-between") for part in shown(svg, "edge", kind)] == lines
    exits = [(e["edge"], e.get("colour", face["colour"]), " ".join(e["spaces"])) for e in face["exits"]]
    drawn = [(e.get("data-edge"), e.get("class", "").split()[1], e.get("data-spaces")) for e in shown(svg, "exit")]
    assert drawn == exits
    assert len(shown(svg, "solid")) == len(face.get("solid", []))


def test_signs_of_the_face_stand_on_their_spaces(face: Face, shown: Shown) -> None:
    stacks = {part.get("data-of"): part for part in shown(drawing.tile(face), "stack")}
    for space in face["spaces"]:
        signs = {word for part in stacks[space["id"]].iter() for word in part.get("class", "").split()}
        assert ("entry" in signs) == space.get("entry", False)
        assert ("mousetrap" in signs) == space.get("mousetrap", False)
        assert ("current" in signs) == ("current" in space)
        flip = space.get("flip")
        kind = next(iter(flip)) if isinstance(flip, dict) else flip
        assert {sign for sign in signs if sign.startswith("flip-")} == ({f"flip-{kind}"} if kind else set())


def test_texts_neither_overlap_nor_leave_the_picture(face: Face, clashes: Callable[[str], list[str]]) -> None:
    assert clashes(drawing.tile(face, other_side={"name": "The Other Side Of The Same Tile"})) == []


def test_texts_do_not_overlap_with_labels_on_every_space(face: Face, clashes: Callable[[str], list[str]]) -> None:
    marks = drawing.heat({space["id"]: 100 + index for index, space in enumerate(face["spaces"])})
    assert clashes(drawing.tile(face, marks=marks)) == []


def test_every_space_has_an_area_around_its_centre(face: Face) -> None:
    drawn = layout_face(read(face))
    for space in drawn.face.spaces:
        assert any(inside(space.at, piece) for piece in drawn.cells.areas[space.id]), space.id


def test_long_furniture_reaches_along_its_edge(faces: dict[str, Face]) -> None:
    """The counter has one centre, but borders on the whole first row of the floor."""
    drawn = layout_face(read(faces["kitchen"]))
    for name in ("a1", "a2", "a3", "a4", "a5", "a6"):
        assert drawn.border("k1", name), name


def test_red_lines_differ_from_walls_without_colour(faces: dict[str, Face], shown: Shown) -> None:
    for line in shown(drawing.tile(faces["kitchen"]), "edge", "red"):
        assert [part.get("stroke") for part in line] == [style.INK, style.RED, style.RED_CORE]


def test_lower_pipes_are_of_another_metal(faces: dict[str, Face], shown: Shown) -> None:
    face = read(faces["pipes"])
    assert face.low == {space.id for space in face.spaces if space.id.startswith("c")}
    fills = {
        part.get("data-id"): [child.get("fill") for child in part][-1]
        for part in shown(drawing.tile(faces["pipes"]), "space")
    }
    assert (fills["c9"], fills["s1"]) == (style.COPPER[1], style.STEEL[1])


def test_names_with_markup_come_out_as_text(words: Callable[[str], list[str]]) -> None:
    name = "Tom & Jerry's <script>alert(1)</script>"
    spaces = [{"id": "a1", "at": [30, 50], "kind": "special-area", "note": "<b>&amp;"}, {"id": "a2", "at": [70, 50]}]
    svg = drawing.tile(small(name=name, spaces=spaces))
    assert name in words(svg)
    assert "<b>&amp;" in words(svg)
    assert "<script" not in svg
    assert not any("script" in element.tag for element in fromstring(svg).iter())


def test_characters_that_xml_cannot_hold_are_left_out(words: Callable[[str], list[str]]) -> None:
    assert "Attic" in words(drawing.tile(small(name="At\x00t\x1bic\ufffe")))


def test_names_come_in_the_language_asked_for(faces: dict[str, Face], words: Callable[[str], list[str]]) -> None:
    assert "La cuisine" in words(drawing.tile(faces["kitchen"], language="fr"))
    assert "Attic" in words(drawing.tile(small(name={"en": "Attic", "fr": "Le grenier"}), language="ru"))


def test_a_long_name_takes_more_rows_and_is_not_cut(
    shown: Shown, words: Callable[[str], list[str]], clashes: Callable[[str], list[str]]
) -> None:
    svg = drawing.tile(small(name="Corridor " * 2000), other_side={"name": "Landing " * 2000})
    assert clashes(svg) == []
    assert len(shown(svg, "name")) > 3
    assert not [word for word in words(svg) if "…" in word]


def test_marks_show_colour_label_and_sign(shown: Shown, words: Callable[[str], list[str]]) -> None:
    marks = [drawing.Mark("a1", fill="#123456", label="T101", title="why"), drawing.Mark("a2", symbol="goal")]
    svg = drawing.tile(small(), marks=marks)
    (area,) = [part for part in shown(svg, "space") if part.get("data-id") == "a1"]
    assert "#123456" in [part.get("fill") for part in area]
    assert [part.get("data-space") for part in shown(svg, "mark")] == ["a1"]
    assert "T101" in words(svg)
    assert len(shown(svg, "symbol", "goal")) == 1


def test_heat_grows_darker_with_the_value() -> None:
    marks = drawing.heat({"a1": 0, "a2": 5, "a3": 10}, {"a3": "most"})
    assert [mark.fill for mark in marks] == [style.HEAT[0], style.HEAT[2], style.HEAT[-1]]
    assert [mark.label for mark in marks] == ["", "", "most"]
    assert drawing.heat({"a1": 0})[0].fill == style.HEAT[0]


@pytest.mark.parametrize(
    "paint",
    [
        *style.HEAT,
        *style.SLABS["orange"],
        *style.SLABS["blue"],
        style.WATER,
        style.SPECIAL,
        style.COPPER[1],
        style.STEEL[1],
    ],
)
def test_ink_is_legible_on_every_ground(paint: str) -> None:
    """The contrast that accessibility guidelines ask of small text."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    assert (light(paint) + 0.05) / (light(style.INK) + 0.05) >= 4.5


def test_a_chapter_can_add_a_space_within_rock(faces: dict[str, Face], shown: Shown) -> None:
    tree = {"spaces": [{"id": "tree", "at": [17, 14], "kind": "special-area"}], "adjacent": [["tree", "b2"]]}
    svg = drawing.tile(faces["courtyard"], room=tree)
    order = [part.get("data-id") or part.get("class") for part in (*shown(svg, "space"), *shown(svg, "solid"))]
    assert "tree" in order
    everything = list(fromstring(svg).iter())
    ids = [part.get("data-id", part.get("class")) for part in everything]
    assert ids.index("solid") < ids.index("tree"), "the rock would hide it"
    assert "tree b2" in [part.get("data-between") for part in shown(svg, "edge", "adjacent")]


def test_what_a_chapter_adds_takes_no_floor_and_its_words_stand_below_the_board(
    faces: dict[str, Face], shown: Shown, clashes: Callable[[str], list[str]]
) -> None:
    at_the_wall = {"spaces": [{"id": "clock-case", "at": [5, 36], "kind": "special-area", "note": "door of the case"}]}
    added = {**at_the_wall, "adjacent": [["clock-case", "t1"]]}
    plain, changed = layout_face(read(faces["dining-hall"])), layout_face(read(faces["dining-hall"], added))
    assert {name: area for name, area in changed.cells.areas.items() if name != "clock-case"} == plain.cells.areas
    svg = drawing.tile(faces["dining-hall"], room=added)
    assert clashes(svg) == []
    (stack,) = [part for part in shown(svg, "stack") if part.get("data-of") == "clock-case"]
    assert [part.text for part in stack.iter() if part.tag.endswith("text")] == ["A"]
    (caption,) = shown(svg, "caption")
    assert caption.text == "A – door of the case"
    (wall,) = shown(svg, "wall")
    assert float(caption.get("y", "0")) > float(wall.get("y", "0")) + float(wall.get("height", "0"))


@pytest.mark.parametrize("language", ["fr", "pt", "ru"])
def test_texts_do_not_overlap_in_other_languages(
    face: Face, language: str, clashes: Callable[[str], list[str]], words: Callable[[str], list[str]]
) -> None:
    svg = drawing.tile(face, other_side={"name": "L’autre face du même bloc"}, language=language)
    assert clashes(svg) == []
    assert not {"minions enter", "step"} & set(words(svg)), "the key is in English"


def test_names_of_any_kind_are_drawn_as_text(
    words: Callable[[str], list[str]], clashes: Callable[[str], list[str]]
) -> None:
    strange = "غرفة \u202e المطبخ 🐭🧀 \"'<&>]]>" + "W" * 300
    spaces = [
        {"id": strange, "at": [30, 50], "kind": "special-area", "note": strange},
        {"id": "a2", "at": [70, 50], "note": strange},
    ]
    svg = drawing.tile(small(name=strange, spaces=spaces, adjacent=[[strange, "a2"]]), other_side={"name": strange})
    assert clashes(svg) == []
    begun = [word for word in words(svg) if word.startswith("غرفة")]
    assert len(begun) == 3, "name, id and note"
    assert sum(word.endswith("…") for word in words(svg)) == 2, "id and the second row of the note; names are not cut"
    assert max(map(len, words(svg))) < 80
    titles = [part.text or "" for part in fromstring(svg).iter() if part.tag.endswith("title")]
    assert any(len(title) > 300 for title in titles), "the whole id is told when the pointer rests on it"


def test_links_to_spaces_that_do_not_exist_are_left_out(shown: Shown) -> None:
    face = small(
        adjacent=[["a1", "a2"], ["a1", "zz"]],
        lines=[{"between": ["a2", "zz"], "kind": "red"}],
        exits=[{"edge": "N", "at": 0.5, "spaces": ["zz"]}],
    )
    svg = drawing.tile(face)
    assert len(shown(svg, "edge")) == 1
    assert len(shown(svg, "exit")) == 1


def test_a_face_of_far_too_many_spaces_is_refused() -> None:
    spaces = [{"id": f"a{i}", "at": [i % 100, i // 100]} for i in range(501)]
    with pytest.raises(drawing.PictureError, match='face "attic" has more than 500 spaces'):
        drawing.tile(small(spaces=spaces, adjacent=[]))


def test_spaces_at_one_point_and_beyond_the_edge_can_be_drawn(shown: Shown) -> None:
    spaces = [{"id": "a1", "at": [50, 50]}, {"id": "a2", "at": [50, 50]}, {"id": "a3", "at": [0, 100]}]
    lines = [{"between": ["a2", "a3"], "kind": "yellow", "down": "a3"}]
    assert len(shown(drawing.tile(small(spaces=spaces, lines=lines)), "space")) == 3


def test_a_crossing_lies_on_the_border_even_where_the_centres_face_past_it() -> None:
    face = read(
        small(spaces=[{"id": "a1", "at": [20, 20]}, {"id": "a2", "at": [80, 20]}, {"id": "a3", "at": [50, 22]}])
    )
    drawn = layout_face(face)
    border = drawn.border("a1", "a2")
    x, _ = drawn.crossing("a1", "a2")
    assert x == pytest.approx(50)
    assert border or drawn.closest_corners("a1", "a2")


@st.composite
def any_face(draw: st.DrawFn) -> Face:
    """Any face the schema lets through, sensible or not."""
    coordinate = st.integers(0, 100)
    count = draw(st.integers(1, 12))
    names = [f"x{index}" for index in range(count)]
    kinds = st.sampled_from(["normal", "water", "special-area"])
    spaces = [{"id": name, "at": [draw(coordinate), draw(coordinate)], "kind": draw(kinds)} for name in names]
    pairs = draw(st.lists(st.sampled_from(list(combinations(names, 2))), unique=True)) if count > 1 else []
    cut = draw(st.integers(0, len(pairs)))
    lines = [{"between": list(pair), "kind": draw(st.sampled_from(["red", "yellow"]))} for pair in pairs[cut:]]
    lines = [line | ({"down": line["between"][0]} if line["kind"] == "yellow" else {}) for line in lines]
    corner = st.tuples(coordinate, coordinate).map(list)
    solid = draw(st.lists(st.lists(corner, min_size=3, max_size=6), max_size=2))
    adjacent = [list(pair) for pair in pairs[:cut]]
    return small(spaces=spaces, adjacent=adjacent, lines=lines, solid=solid, gaps=draw(st.booleans()))


@given(any_face())
def test_any_face_can_be_drawn(face: Face) -> None:
    kinds = Counter(
        part.get("class", "").split()[0] for part in fromstring(drawing.tile(face)).iter() if part.get("class")
    )
    assert kinds["space"] == len(face["spaces"])
    assert kinds["edge"] == len(face["adjacent"]) + len(face["lines"])
