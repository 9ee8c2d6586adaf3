"""Take most of the ink out of a picture: rock becomes white, floors and water nearly so; lines stay."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from authoring.drawing.svg import style

SHARE: Final = 0.16
"""How much of a colour is left."""


def _all(colours: Iterable[str | tuple[str, ...]]) -> set[str]:
    return {one for colour in colours for one in ((colour,) if isinstance(colour, str) else colour)}


AREAS: Final = _all(
    [
        *style.FLOOR.values(), *style.SLABS.values(), *style.MORTAR.values(), *style.STONE.values(), style.GAP,
        style.COPPER[:2], style.STEEL[:2], style.WATER, style.FOAM, style.SPECIAL, style.PLANK, style.PAPER,
    ]
)  # fmt: skip
"""The colours of areas. All other colours are those of lines, signs and type."""
BLANK: Final = {*style.STONE.values(), style.GAP, style.PAPER}
"""The colours that become white: rock, gaps and paper."""
_FILL: Final = re.compile(r'(fill|fillcolor|bgcolor)="(#[0-9a-f]{6})"')


def light(picture: str) -> str:
    """Return a picture, as SVG or in DOT, with white rock and light areas."""
    return _FILL.sub(lambda match: f'{match[1]}="{_lighter(match[2])}"', picture)


def _lighter(colour: str) -> str:
    if colour not in AREAS:
        return colour
    share = 0 if colour in BLANK else SHARE
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - part) * share):02x}" for part in parts)
