"""A drawing that can be written in several formats: SVG, or DOT that Graphviz draws."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.drawing.errors import PictureError
from authoring.drawing.output.convert import CONVERTERS
from authoring.drawing.output.graphviz_runner import run_graphviz

FORMATS = ("svg", "png", "pdf", "dot")


@dataclass(frozen=True)
class Drawing:
    """A picture as SVG, or a graph as DOT; one of the two texts is empty."""

    svg: str = ""
    dot: str = ""

    def bytes(self, picture_format: str) -> bytes:
        """Return the drawing in a format, as bytes for a file."""
        if picture_format == "dot":
            if not self.dot:
                raise PictureError('format "dot" is for graphs only', "choose --as graph")
            return self.dot.encode()
        if self.dot:
            return run_graphviz(self.dot, picture_format)
        return CONVERTERS[picture_format](self.svg)

    def text(self) -> str:
        """Return the drawing as SVG."""
        return self.bytes("svg").decode()
