"""Pictures of what lies on the table beside tiles and cards: figures of cardboard, markers, the page track."""

from __future__ import annotations

from typing import Final

from authoring.drawing.output.convert import to_png
from authoring.drawing.svg import elements, icons

SIZE: Final = 256.0
INK: Final = "#3b2a1a"
PAPER: Final = "#f4ead2"
COLOURS: Final = {"mouse": "#8a5a2b", "minion": "#6a2f2f"}
SQUARE: Final = 96.0
ACROSS: Final = 8
LETTERS: Final = 12
"""About as many letters of a name fit on a line below a figure."""


def figure_picture(icon: str, name: str) -> bytes:
    """A round picture with an icon, and a name below it if there is one."""
    root = elements.document(SIZE, SIZE * (1.25 if name else 1.0), name)
    for paper in [*root][1:]:
        root.remove(paper)
    elements.add(root, "circle", cx=SIZE / 2, cy=SIZE / 2, r=SIZE / 2 - 6, fill=PAPER, stroke=INK, stroke_width=8)
    icons.draw(root, icon, (SIZE / 2, SIZE / 2), SIZE * 0.6, COLOURS.get(icon, INK))
    if name:
        elements.add(root, "rect", x=0, y=SIZE, width=SIZE, height=SIZE * 0.25, fill=PAPER)
        size = min(34.0, 34.0 * LETTERS / max(1, len(name)))
        elements.write(root, (SIZE / 2, SIZE * 1.125), name, size, kind="name", bold=True, colour=INK)
    return to_png(elements.to_text(root))


def track_picture(end_page: int) -> bytes:
    """The page track up to the page of the end marker, and two pages more."""
    pages = end_page + 2
    rows = -(-pages // ACROSS)
    width = SQUARE * min(pages, ACROSS)
    root = elements.document(width, SQUARE * rows, "")
    for page in range(pages):
        x, y = page % ACROSS * SQUARE, page // ACROSS * SQUARE
        fill = "#d9b25f" if page + 1 == end_page else PAPER
        elements.add(
            root, "rect", x=x + 3, y=y + 3, width=SQUARE - 6, height=SQUARE - 6, fill=fill, stroke=INK, stroke_width=3
        )
        elements.write(root, (x + SQUARE / 2, y + SQUARE / 2), str(page + 1), 40, kind="page", bold=True, colour=INK)
    return to_png(elements.to_text(root))
