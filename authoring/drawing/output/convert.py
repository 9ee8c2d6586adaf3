"""From SVG to the formats that are not text. The converters are an extra: most pictures are wanted as SVG."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable

from authoring.drawing.errors import PictureError

SCALE = 2.0
"""PNG pixels per picture unit, so that print and dense screens show it sharp."""
MOST_PIXELS = 40_000_000
"""Larger pictures are drawn at a smaller scale, as they would fill the memory."""
REMEDY = "install the converters: pip install 'tailwright[pictures]'; or choose --format svg, which needs none"


def to_png(svg: str) -> bytes:
    """The picture in pixels."""
    try:
        import resvg_py
    except ImportError as error:
        raise PictureError('format "png" needs the package resvg-py', REMEDY) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=_zoom(svg)))


def _zoom(svg: str) -> float:
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    area = float(size[1]) * float(size[2]) if size else 0.0
    return min(SCALE, math.sqrt(MOST_PIXELS / area)) if area else SCALE


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
"""SVG in each format that is not DOT."""
