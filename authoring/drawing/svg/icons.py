"""Small pictures for cards, tokens and books: dice faces, values, slots, and things that lie on a board.

An icon is drawn on a grid of 24 by 24 from lines (`M`, `L`, `C`, `Z`, absolute) and circles (`O x y radius`). A part
that begins with `*` is filled. All icons are our own.
"""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

from authoring.drawing.svg import elements
from authoring.drawing.svg.geometry import Point

GRID: Final = 24.0
LINE: Final = 1.7

ICONS: Final[dict[str, tuple[str, ...]]] = {
    # dice faces and values
    "sword": ("M20 3 L20.5 7 L11 16 L8 13 L17 3.5 Z", "M5.5 11.5 L12.5 18.5", "M9 15 L4 20", "*O 4 20 1.4"),
    "shield": ("M12 3 L20 6 L20 12 C20 17 16 20 12 21.5 C8 20 4 17 4 12 L4 6 Z",),
    "bow": ("M8 3 C18 6 18 18 8 21 L8 3", "M3 12 L21 12", "M18 9 L21 12 L18 15"),
    "star": ("*M12 2.5 L14.7 9 L21.7 9.6 L16.4 14.2 L18 21 L12 17.4 L6 21 L7.6 14.2 L2.3 9.6 L9.3 9 Z",),
    "cheese": ("M3 14 L14 5.5 C18 6 21 9 21 14 Z", "M3 14 L3 20 L21 20 L21 14", "O 8 17 1", "O 14.5 16.8 1.2"),
    "book": ("M12 6 C9 4 6 4 3 5 L3 19 C6 18 9 18 12 20 C15 18 18 18 21 19 L21 5 C18 4 15 4 12 6 Z", "M12 6 L12 20"),
    "steps": ("M5 5.5 L11.5 12 L5 18.5", "M12.5 5.5 L19 12 L12.5 18.5"),
    "heart": (
        "M12 20.5 C4 15 2.5 11.5 3 8.5 C3.6 4.6 9.5 3.6 12 8 C14.5 3.6 20.4 4.6 21 8.5 C21.5 11.5 20 15 12 20.5 Z",
    ),
    "die": ("M4 4 L20 4 L20 20 L4 20 Z", "*O 8 8 1.3", "*O 16 8 1.3", "*O 12 12 1.3", "*O 8 16 1.3", "*O 16 16 1.3"),
    "hourglass": ("M6 3 L18 3 C18 9 13.5 9.5 13.5 12 C13.5 14.5 18 15 18 21 L6 21 C6 15 10.5 14.5 10.5 12 "
                  "C10.5 9.5 6 9 6 3 Z", "*M9 19.5 L12 15.5 L15 19.5 Z"),
    # slots and kinds of cards
    "paw": ("*O 5 11 2", "*O 9.3 6 2.1", "*O 14.7 6 2.1", "*O 19 11 2",
            "*M12 11 C15 11 18.5 16 17 18.8 C15.5 21 14 19.3 12 19.3 C10 19.3 8.5 21 7 18.8 C5.5 16 9 11 12 11 Z"),
    "head": ("M4 17 L4 13 C4 2 20 2 20 13 L20 17 Z", "M4 13.5 L20 13.5", "M12 5 L12 13.5"),
    "body": ("M8 4 L3.5 7 L5.5 11.5 L8 10.5 L8 20 L16 20 L16 10.5 L18.5 11.5 L20.5 7 L16 4 C15 7 9 7 8 4 Z",),
    "back": ("M9 4 L15 4 L19.5 20 C15 18.5 9 18.5 4.5 20 Z", "M12 4.5 L12 18"),
    "tail": ("M4 20 C11 20 12.5 16 11 11 C9.5 6 16 2 19.5 6.5 C22 10 18 14 15.5 11",),
    "accessory": ("O 12 15 6", "M9 7 L12 3 L15 7 L12 9.5 Z"),
    "scroll": ("M6 4 L18 4 L18 17 C18 19 17 20 15 20 L6 20 Z", "M9 8 L15 8", "M9 12 L15 12"),
    "item": ("M9 6 L15 6 C16 9 19 11 19 15 C19 19 16 21 12 21 C8 21 5 19 5 15 C5 11 8 9 9 6 Z", "M8 3.5 L9 6",
             "M16 3.5 L15 6"),
    "trick": ("M3 8 C8 5 16 5 21 8 C21 14 18 16.5 15.5 16.5 C13.5 16.5 13 14.5 12 14.5 C11 14.5 10.5 16.5 8.5 16.5 "
              "C6 16.5 3 14 3 8 Z", "*O 8.3 10.8 1.3", "*O 15.7 10.8 1.3"),
    "event": ("*M14 2 L5 13 L11 13 L9 22 L19 10 L13 10 Z",),
    "party-item": ("M4 11 L4 20 L20 20 L20 11", "M4 11 C4 4 20 4 20 11 Z", "M10 11 L14 11 L14 15 L10 15 Z"),
    "search": ("O 10 10 6.5", "M15 15 L21 21"),
    "encounter": ("M12 3 C6 3 4 7 4 11 C4 14 6 15.5 6 17 L18 17 C18 15.5 20 14 20 11 C20 7 18 3 12 3 Z",
                  "*O 9 10.5 1.5", "*O 15 10.5 1.5", "M9.5 17 L9.5 21", "M12 17 L12 21", "M14.5 17 L14.5 21"),
    "minion": ("M5 9 C1 7 3 2 7.5 4.5", "M19 9 C23 7 21 2 16.5 4.5",
               "M12 21 C9 19 4.5 14 5 9 C5.5 4 18.5 4 19 9 C19.5 14 15 19 12 21 Z",
               "*O 9 11 1.2", "*O 15 11 1.2", "*O 12 19.2 1.2"),
    "hero": ("M4 19 L3 8 L8 12 L12 4.5 L16 12 L21 8 L20 19 Z",),
    "status": ("M12 12 C12 10 15 10 15 12.5 C15 16 9 16 9 12 C9 7 18 7 18 13 C18 20 6 20 6 11",),
    "achievement": ("O 12 9 6", "M8.5 14 L7 21 L12 18 L17 21 L15.5 14"),
    # things that lie on a board
    "key": ("O 7 8 4", "M10 11 L20 21", "M16 17 L18.5 14.5", "M18.5 19.5 L20.5 17.5"),
    "bell": ("M5 17 C8 14 6 5 12 4 C18 5 16 14 19 17 Z", "*O 12 19.8 1.7"),
    "candle": ("M9 11 L15 11 L15 21 L9 21 Z", "*M12 2 C14.5 5 14 8.5 12 8.5 C10 8.5 9.5 5 12 2 Z", "M12 8.5 L12 11"),
    "lever": ("M4 20 L20 20", "M8 20 C8 15 16 15 16 20", "M12 17 L18 6", "*O 18.5 5 2"),
    "gear": ("O 12 12 5", "M12 2.5 L12 6", "M12 18 L12 21.5", "M2.5 12 L6 12", "M18 12 L21.5 12", "M5.3 5.3 L7.7 7.7",
             "M16.3 16.3 L18.7 18.7", "M5.3 18.7 L7.7 16.3", "M16.3 7.7 L18.7 5.3", "*O 12 12 1.3"),
    "cup": ("M6 5 L18 5 L16 20 L8 20 Z", "M6.5 9 L17.5 9"),
    "door": ("M6 21 L6 9 C6 1.5 18 1.5 18 9 L18 21 Z", "*O 15 13 1.1"),
    "flag": ("M6 2.5 L6 21.5", "*M6 4 L19 7 L6 12 Z"),
    "rope": ("M5 6 C12 2 12 10 19 6", "M5 12 C12 8 12 16 19 12", "M5 18 C12 14 12 22 19 18", "M19 6 C22 9 2 9 5 12",
             "M19 12 C22 15 2 15 5 18"),
    "stone": ("M4 18 L6 9 L12 5 L18 8 L20.5 17 L16 20 L7 20 Z", "M12 5 L13 11 L18 8", "M13 11 L10 20"),
    "drop": ("M12 3 C15 8 18.5 11.5 18.5 15 C18.5 23 5.5 23 5.5 15 C5.5 11.5 9 8 12 3 Z",),
    "flame": ("M12 2.5 C13 7 18.5 9 18.5 15 C18.5 23 5.5 23 5.5 15 C5.5 12 7.5 10.5 8.5 8.5 C9.5 11 11 11 11.5 9 "
              "C12 7 11.5 4.5 12 2.5 Z",),
    "clock": ("O 12 12 9", "M12 6 L12 12 L16 14.5"),
    "raft": ("M3 14 L21 14 L19 18 L5 18 Z", "M11 14 L11 4", "M11 5 L18 11 L11 11",
             "M3 21 C7 19 9 22.5 12 21 C15 19 17 22.5 21 21"),
    "bottle": ("M10 3 L14 3 L14 8 C17 10 18 12 18 15 L18 20 L6 20 L6 15 C6 12 7 10 10 8 Z", "M6 14.5 L18 14.5"),
    "web": ("M12 2.5 L12 21.5", "M3.8 7.3 L20.2 16.7", "M3.8 16.7 L20.2 7.3",
            "M12 7 L16.3 9.5 L16.3 14.5 L12 17 L7.7 14.5 L7.7 9.5 Z"),
    "feather": ("M5 20 C8 10 12 4 20 3 C21 11 15 17 8 17", "M5 20 L15 9"),
    "mouse": ("O 6.5 7 3.5", "O 17.5 7 3.5", "M5 10 C6 16 9 20 12 21 C15 20 18 16 19 10 C17 6.5 7 6.5 5 10 Z",
              "*O 9.7 12.5 1.1", "*O 14.3 12.5 1.1", "*O 12 19.6 1.1"),
    "nest": ("M3 13 C5 22 19 22 21 13", "M3 13 C8 16 16 16 21 13", "O 9.5 11 2.6", "O 14.5 11 2.6"),
    # signs for things without a picture of their own
    "circle": ("O 12 12 8",),
    "triangle": ("M12 3.5 L21 19.5 L3 19.5 Z",),
    "square": ("M4.5 4.5 L19.5 4.5 L19.5 19.5 L4.5 19.5 Z",),
    "diamond": ("M12 2.5 L20.5 12 L12 21.5 L3.5 12 Z",),
    "hexagon": ("M12 3 L20 7.5 L20 16.5 L12 21 L4 16.5 L4 7.5 Z",),
    "cross": ("M9 3.5 L15 3.5 L15 9 L20.5 9 L20.5 15 L15 15 L15 20.5 L9 20.5 L9 15 L3.5 15 L3.5 9 L9 9 Z",),
}  # fmt: skip
"""Every icon by its name."""


def draw(parent: Element, name: str, at: Point, size: float, colour: str) -> None:
    """Draw an icon with its centre at a point."""
    part = elements.group(parent, f"icon {name}")
    scale = size / GRID
    left, top = at[0] - size / 2, at[1] - size / 2
    for piece in ICONS[name]:
        look: dict[str, str | float] = {"fill": colour if piece.startswith("*") else "none"}
        if not piece.startswith("*"):
            look |= {
                "stroke": colour,
                "stroke_width": LINE * scale,
                "stroke_linejoin": "round",
                "stroke_linecap": "round",
            }
        piece = piece.removeprefix("*")
        if piece.startswith("O"):
            x, y, radius = (float(number) for number in piece.split()[1:])
            elements.add(part, "circle", cx=left + x * scale, cy=top + y * scale, r=radius * scale, **look)
        else:
            elements.add(part, "path", d=_placed(piece, left, top, scale), **look)


def _placed(path: str, left: float, top: float, scale: float) -> str:
    """Scale and move the points of a path."""
    words, across = [], True
    for word in path.replace("Z", " Z").split():
        command, number = (word[0], word[1:]) if word[0].isalpha() else ("", word)
        if not number:
            words.append(command)
            continue
        value = float(number) * scale + (left if across else top)
        words.append(f"{command}{value:.2f}")
        across = not across
    return " ".join(words)


def icon(name: str, colour: str, size: float = 96.0) -> str:
    """Return an icon as a picture of its own."""
    root = elements.document(size, size, "")
    for paper in [*root]:
        root.remove(paper)
    draw(root, name, (size / 2, size / 2), size, colour)
    return elements.to_text(root)
