"""A drawing that can be written in several formats: SVG, or a graph that Graphviz draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from authoring.drawing.errors import PictureError
from authoring.drawing.output.convert import CONVERTERS
from authoring.drawing.output.graph_data import GRAPH_WRITERS
from authoring.drawing.output.graphviz_runner import run_graphviz
from authoring.drawing.output.ink import light

if TYPE_CHECKING:
    from authoring.drawing.output.graph_data import AnyGraph

FORMATS = ("svg", "png", "pdf", "dot", "graphml", "json")
GRAPH_FORMATS = ("dot", *GRAPH_WRITERS)
"""The formats that only graphs have."""


@dataclass(frozen=True)
class Drawing:
    """A picture as SVG, or a graph with the function that writes it as DOT."""

    svg: str = ""
    graph: AnyGraph | None = None
    to_dot: Callable[[], str] | None = None
    laid_out: bool = True
    """Whether the nodes of the graph have places; otherwise Graphviz lays them out."""

    def __repr__(self) -> str:
        return f"<Drawing in {'DOT' if self.to_dot else 'SVG'}>"

    @property
    def dot(self) -> str:
        """The drawing in DOT; empty when it is no graph."""
        return self.to_dot() if self.to_dot else ""

    def with_less_ink(self) -> Drawing:
        """The drawing for printing: white rock, light floors."""
        to_dot = self.to_dot
        return replace(self, svg=light(self.svg), to_dot=(lambda: light(to_dot())) if to_dot else None)

    def bytes(self, file_format: str) -> bytes:
        """Return the drawing in a format, as bytes for a file."""
        if file_format in GRAPH_FORMATS and self.graph is None:
            raise PictureError(f'format "{file_format}" is for graphs only', "choose --as graph")
        if file_format == "dot":
            return self.dot.encode()
        if self.graph is not None and file_format in GRAPH_WRITERS:
            return GRAPH_WRITERS[file_format](self.graph)
        if self.to_dot:
            return run_graphviz(self.dot, file_format, self.laid_out)
        return CONVERTERS[file_format](self.svg)

    def text(self) -> str:
        """Return the drawing as SVG."""
        return self.bytes("svg").decode()
