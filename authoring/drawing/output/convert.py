"""Convert SVG to PNG and PDF. The converters are an optional extra, as most users need only SVG."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable

from authoring.drawing.errors import PictureError

SCALE = 2.0
"""PNG pixels per picture unit, enough for print and dense screens."""
MAX_PIXELS = 40_000_000
"""Larger pictures are drawn at a smaller scale, to save memory."""
REMEDY = "install the converters: pip install 'tailwright[pictures]'; or choose --format svg, which needs none"


def to_png(svg: str) -> bytes:
    """Convert a picture to PNG."""
    try:
        import resvg_py
    except ImportError as error:
        raise PictureError('format "png" needs the package resvg-py', REMEDY) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=_zoom(svg)))


def _zoom(svg: str) -> float:
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    area = float(size[1]) * float(size[2]) if size else 0.0
    return min(SCALE, math.sqrt(MAX_PIXELS / area)) if area else SCALE


def to_pdf(svg: str) -> bytes:
    """Convert a picture to a PDF page of the same size."""
    try:
        from reportlab.graphics import renderPDF
        from svglib.svglib import svg2rlg
    except ImportError as error:
        raise PictureError('format "pdf" needs the package svglib', REMEDY) from error
    drawing = svg2rlg(io.BytesIO(svg.encode()))
    return bytes(renderPDF.drawToString(drawing))


CONVERTERS: dict[str, Callable[[str], bytes]] = {"pdf": to_pdf, "png": to_png, "svg": str.encode}
"""The function that converts SVG to each format."""
