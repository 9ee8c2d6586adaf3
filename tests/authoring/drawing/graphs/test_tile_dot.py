from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import graphviz
import pytest

from authoring import drawing as render
from authoring.drawing.graphs import dot
from authoring.drawing.output import layout

Face = dict[str, Any]
Shown = Callable[..., list[Element]]


def no_program(*_: Any, **__: Any) -> bytes:
    raise graphviz.ExecutableNotFound(["neato"])


def check(svg: str, face: Face, shown: Shown) -> None:
    """What the graph shows is what the data says."""
    assert Counter(part.get("id", "").split("/")[-1] for part in shown(svg, "node", "space")) == Counter(
        space["id"] for space in face["spaces"]
    )
    assert len(shown(svg, "edge", "adjacent")) == len(face["adjacent"])
    for kind in ("red", "yellow"):
        assert len(shown(svg, "edge", kind)) == sum(line["kind"] == kind for line in face.get("lines", []))
    assert len(shown(svg, "edge", "current")) == sum("current" in space for space in face["spaces"])
    assert len(shown(svg, "node", "exit")) == len(face["exits"])
    assert len(shown(svg, "edge", "exit")) == sum(len(exit_["spaces"]) for exit_ in face["exits"])


def test_everything_of_the_face_is_in_the_graph(face: Face, shown: Shown) -> None:
    check(render.tile(face, style="graph"), face, shown)


def test_without_the_program_the_bundled_graphviz_draws_the_same(
    faces: dict[str, Face], shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = faces["kings-tunnels"]
    sizes = []
    for _ in range(2):
        svg = render.tile(face, style="graph")
        check(svg, face, shown)
        sizes.append(float(fromstring(svg).get("viewBox", "").split()[2]))
        monkeypatch.setattr(graphviz, "pipe", no_program)
    assert sizes[0] == pytest.approx(sizes[1], rel=0.1)


def test_without_any_graphviz_the_message_says_what_to_install(
    faces: dict[str, Face], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphviz, "pipe", no_program)
    monkeypatch.setitem(sys.modules, "pygraphviz", None)
    drawing = render.draw_tile(faces["kitchen"], style="graph")
    with pytest.raises(render.PictureError) as caught:
        drawing.bytes("svg")
    assert "pip install 'tailwright[graphviz-bundled]'" in str(caught.value)
    assert "apt install graphviz" in str(caught.value)
    assert drawing.bytes("dot").startswith(b"digraph {")


def test_what_graphviz_refuses_is_told() -> None:
    with pytest.raises(render.PictureError, match=r"Graphviz cannot draw svg: .*syntax error"):
        layout.laid_out("digraph { a -> ", "svg")


def test_what_the_bundled_graphviz_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphviz, "pipe", no_program)
    with pytest.raises(render.PictureError, match="Graphviz cannot draw nonsense"):
        layout.laid_out("digraph { a }", "nonsense")


def test_spaces_stay_where_the_tile_has_them(faces: dict[str, Face], shown: Shown) -> None:
    """North-west of each other in the data, north-west of each other in the picture."""
    places = {}
    for part in shown(render.tile(faces["kitchen"], style="graph"), "node", "space"):
        text = next(child for child in part.iter() if child.tag.endswith("text"))
        places[text.text] = (float(text.get("x", "0")), float(text.get("y", "0")))
    assert places["a1"][0] < places["a6"][0]
    assert places["a1"][1] < places["d1"][1]
    assert places["a1"][0] == pytest.approx(places["d1"][0], abs=1)


def test_yellow_edges_point_down(faces: dict[str, Face]) -> None:
    source = render.draw_tile(faces["kitchen"], style="graph").dot
    (edge,) = [line for line in source.splitlines() if 'class="yellow"' in line]
    assert edge.strip().startswith("s0 -> s5 ")  # from the counter to a5
    assert "dir=forward" in edge


def test_names_with_markup_come_out_as_text(words: Callable[[str], list[str]]) -> None:
    face = {
        "id": "attic",
        "name": "<script>A & B</script>\\N",
        "colour": "blue",
        "spaces": [{"id": 'q"<&>\\', "at": [50, 50], "note": 'say "hi" \\G'}],
    }
    svg = render.tile(face, style="graph")
    assert "<script" not in svg
    assert any("<script>A & B</script>\\N" in word.replace("\xa0", " ") for word in words(svg))
    assert 'q"<&>\\' in words(svg)


def test_marks_colour_and_label_the_spaces(faces: dict[str, Face], words: Callable[[str], list[str]]) -> None:
    svg = render.tile(faces["kitchen"], style="graph", marks=[render.Mark("a1", fill="#123456", label="T101")])
    assert "#123456" in svg
    assert "T101" in words(svg)


def test_quoting_keeps_quotes_and_backslashes() -> None:
    assert dot.quoted('a "b" \\c\n') == '"a \\"b\\" \\\\c "'
    assert dot.label() == '""'
