"""Parse an SVG file of a stranger and write it again from what draws shapes, and nothing else."""

from __future__ import annotations

import re
from typing import Final
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser, tostring

SVG: Final = "{http://www.w3.org/2000/svg}"
MAX_ELEMENTS: Final = 20_000
MAX_DEPTH: Final = 60
MAX_SIDE: Final = 100_000.0
LONGEST: Final = 40
"""The most letters of a length that are read."""

SHAPES: Final = frozenset(
    "svg g defs path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop "
    "clipPath title desc".split()
)
"""The elements that are kept."""
IGNORED: Final = frozenset("metadata style sodipodi:namedview".split())
"""Elements of SVG that are left out silently: they draw nothing."""
ATTRIBUTES: Final = frozenset(
    "id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points viewBox preserveAspectRatio transform "
    "gradientTransform gradientUnits spreadMethod offset stop-color stop-opacity fill fill-opacity fill-rule stroke "
    "stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset "
    "opacity clip-path clip-rule clipPathUnits font-family font-size font-style font-weight text-anchor dx dy display "
    "visibility color".split()
)
"""The attributes that are kept. Those of `style` become attributes."""
_LOCAL: Final = re.compile(r"url\(\s*['\"]?#[\w.:-]+['\"]?\s*\)")
_LENGTH: Final = re.compile(r"\s*([0-9]*\.?[0-9]+(?:e[0-9]+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)
_UNITS: Final = {"px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


class SvgError(Exception):
    """The file is no SVG, or holds more than shapes."""


class _Builder(TreeBuilder):
    """Builds a tree, within limits; refuses documents that define a type, and with it entities."""

    def __init__(self) -> None:
        super().__init__()
        self.count = self.depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        self.count, self.depth = self.count + 1, self.depth + 1
        if self.count > MAX_ELEMENTS or self.depth > MAX_DEPTH:
            raise SvgError(f"the SVG has more than {MAX_ELEMENTS:,} elements, or is nested too deeply")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        self.depth -= 1
        return super().end(tag)

    def doctype(self, name: str, pubid: str | None, system: str | None, /) -> None:
        raise SvgError("the SVG has a DOCTYPE, which can define entities")


def clean_svg(raw: bytes) -> tuple[str, float, float]:
    """Return the text of a clean SVG, its width and its height in pixels; raise SvgError if it cannot be used."""
    if b"<!ENTITY" in raw or b"<!DOCTYPE" in raw:
        raise SvgError("the SVG has a DOCTYPE, which can define entities")
    parser = XMLParser(target=_Builder())
    try:
        parser.feed(raw)
        root = parser.close()
    except (ParseError, ValueError, LookupError) as error:
        raise SvgError(f"the SVG cannot be read: {error}") from None
    if root.tag != f"{SVG}svg":
        raise SvgError("the file is no SVG")
    width, height = _size(root)
    clean = _clean(root)
    clean.set("xmlns", SVG[1:-1])
    clean.set("width", f"{width:g}")
    clean.set("height", f"{height:g}")
    clean.attrib.setdefault("viewBox", f"0 0 {width:g} {height:g}")
    return tostring(clean, encoding="unicode"), width, height


def _clean(element: Element) -> Element:
    """Copy an element with what draws shapes; raise SvgError for what runs code or loads something."""
    name = element.tag.removeprefix(SVG)
    copy = Element(name, _attributes(element))
    copy.text = element.text if name in ("text", "tspan", "title", "desc") else None
    for child in element:
        inner = child.tag.removeprefix(SVG)
        if not child.tag.startswith(SVG) or inner in IGNORED:  # notes of drawing programs
            if inner == "style" and (child.text or "").strip():
                raise SvgError("the SVG has a style sheet")
            continue
        if inner not in SHAPES:
            raise SvgError(f'the SVG has an element "{inner}"')
        kept = _clean(child)
        kept.tail = child.tail if name in ("text", "tspan") else None
        copy.append(kept)
    return copy


def _attributes(element: Element) -> dict[str, str]:
    given = dict(element.attrib)
    for part in given.pop("style", "").split(";"):
        key, colon, value = part.partition(":")
        if colon:
            given[key.strip()] = value.strip()
    kept = {}
    for key, value in given.items():
        plain = key.rpartition("}")[2].lower()
        if plain.startswith("on") or plain in ("href", "src", "base"):
            raise SvgError(f'the SVG has an attribute "{plain}"')
        if "url(" in _LOCAL.sub("", value.lower()) or "\\" in value or "javascript:" in value.lower():
            raise SvgError(f'the attribute "{key}" of the SVG loads something')
        if key in ATTRIBUTES:
            kept[key] = value
    return kept


def _size(root: Element) -> tuple[float, float]:
    """Return the size in pixels: that of the document, or of its view box."""
    box = [_number(part) for part in re.split(r"[\s,]+", root.get("viewBox", "").strip())][2:4]
    sides = []
    for index, key in enumerate(("width", "height")):
        match = _LENGTH.fullmatch(root.get(key, "")[:LONGEST])
        side = float(match[1]) * _UNITS[(match[2] or "px").lower()] if match else (box[index] if len(box) == 2 else 0.0)
        if not 0 < side <= MAX_SIDE:
            raise SvgError("the SVG has no usable width and height")
        sides.append(side)
    return sides[0], sides[1]


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
