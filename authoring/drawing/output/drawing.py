"""A drawing before it has a format: SVG of our own making, or DOT for Graphviz to lay out."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.drawing.errors import PictureError
from authoring.drawing.output.convert import CONVERTERS
from authoring.drawing.output.layout import laid_out

FORMATS = ("svg", "png", "pdf", "dot")


@dataclass(frozen=True)
class Drawing:
    """What a style makes of a face or a chapter: one of the two texts."""

    svg: str = ""
    dot: str = ""

    def __repr__(self) -> str:
        return f"<Drawing in {'DOT' if self.dot else 'SVG'}>"

    def bytes(self, picture_format: str) -> bytes:
        """The drawing in a format, as it goes into a file."""
        if picture_format == "dot":
            if not self.dot:
                raise PictureError('format "dot" is for graphs only', "choose --as graph")
            return self.dot.encode()
        if self.dot:
            return laid_out(self.dot, picture_format)
        return CONVERTERS[picture_format](self.svg)

    def text(self) -> str:
        """The drawing as SVG."""
        return self.bytes("svg").decode()
