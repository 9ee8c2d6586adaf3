"""Drawings in their formats."""

from __future__ import annotations

import networkx as nx
import pytest

from authoring.drawing.errors import PictureError
from authoring.drawing.output import drawing
from authoring.drawing.output.drawing import Drawing


def test_a_picture_is_no_graph() -> None:
    assert Drawing(svg="<svg/>").text() == "<svg/>"
    with pytest.raises(PictureError, match='format "dot" is for graphs only; choose --as graph'):
        Drawing(svg="<svg/>").bytes("dot")


def test_a_graph_is_drawn_by_graphviz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "run_graphviz", lambda dot, form, _: f"{form} of {dot}".encode())
    graph = Drawing(graph=nx.DiGraph(), to_dot=lambda: "digraph {}")
    assert graph.bytes("dot") == b"digraph {}"
    assert graph.bytes("png") == b"png of digraph {}"
