"""From SVG to the formats that are not text. The converters are an extra: most pictures are wanted as SVG."""

from __future__ import annotations

import io
from collections.abc import Callable

from authoring.render.errors import PictureError

SCALE = 2.0
"""PNG pixels per picture unit, so that print and dense screens show it sharp."""
REMEDY = "install the converters: pip install 'tailwright[pictures]'; or choose --format svg, which needs none"


def to_png(svg: str) -> bytes:
    """The picture in pixels."""
    try:
        import resvg_py
    except ImportError as error:
        raise PictureError('format "png" needs the package resvg-py', REMEDY) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SCALE))


def to_pdf(svg: str) -> bytes:
    """The picture as a page of its own size."""
    try:
        from reportlab.graphics import renderPDF
        from svglib.svglib import svg2rlg
    except ImportError as error:
        raise PictureError('format "pdf" needs the package svglib', REMEDY) from error
    drawing = svg2rlg(io.BytesIO(svg.encode()))
    return bytes(renderPDF.drawToString(drawing))


CONVERTERS: dict[str, Callable[[str], bytes]] = {"pdf": to_pdf, "png": to_png, "svg": str.encode}


def converted(svg: str, picture_format: str) -> bytes:
    """An SVG picture in another format."""
    return CONVERTERS[picture_format](svg)
