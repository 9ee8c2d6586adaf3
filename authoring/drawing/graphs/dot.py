"""DOT, the language of Graphviz: quoting, and labels in which content stays text."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from authoring.drawing.svg.elements import clean
from authoring.drawing.svg.style import INK, MUTED, PAPER, text_width, wrapped

FONT = "DejaVu Sans,Verdana,sans-serif"
TITLE, SUBTITLE, KEY = 18.0, 12.0, 10.0
"""Sizes of type above a graph, in points."""
NEXT = "&#160;&#160;&#160;&#160;"
"""The blanks between two entries of a key."""


def quoted(text: str) -> str:
    """A value that Graphviz takes literally."""
    return '"' + clean(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def label(*rows: tuple[str, float], bold: int = 1, colour: str = INK) -> str:
    """A label of rows (text, point size), the first bold. Graphviz reads it as markup, so the text is escaped."""
    shown = [row for row in rows if row[0]]
    parts = [_font(text, size, index < bold, colour) for index, (text, size) in enumerate(shown)]
    return f"<{'<br/>'.join(parts)}>" if parts else '""'


def label_on_paper(*rows: tuple[str, float]) -> str:
    """A label of rows that hides the lines of other edges below it, a little away from its own edge."""
    cells = f'<td bgcolor="{PAPER}">{label(*rows, bold=0)[1:-1]}</td><td width="5"></td>'
    return f'<<table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>>'


class Entry(NamedTuple):
    """An entry of a key: a sign in a colour, and what it means."""

    sign: str
    colour: str
    text: str


@dataclass
class Graph:
    """A graph written out in the order its parts were added, with a title and a key above it."""

    title: str
    key: Sequence[Entry] = ()
    subtitle: str = ""
    width: float = 700.0
    """How wide title and key may be, in points: about as wide as the graph."""
    lines: list[str] = field(default_factory=list)

    def node(self, name: str, at: tuple[float, float] | None, attributes: Mapping[str, str]) -> None:
        """Add a node at a place in points, y downwards, or where Graphviz puts it. Names are ours, never content."""
        pinned = {"pos": quoted(f"{at[0]:g},{-at[1]:g}!")} if at else {}
        self.lines.append(f"  {name} [{_list({**pinned, **attributes})}];")

    def edge(self, one: str, other: str, attributes: Mapping[str, str]) -> None:
        """Add an edge."""
        self.lines.append(f"  {one} -> {other} [{_list(attributes)}];")

    def source(self) -> str:
        """The whole graph in DOT."""
        look = {
            "label": self._heading(),
            "labelloc": "t",
            "bgcolor": quoted(PAPER),
            "fontname": quoted(FONT),
            "splines": "true",
            "nodesep": "0.5",
            "ranksep": "0.6",
            "outputorder": "edgesfirst",
            "pad": "0.2",
        }
        head = [
            f"  graph [{_list(look)}];",
            f"  node [{_list({'fontname': quoted(FONT), 'style': 'filled'})}];",
            f"  edge [{_list({'fontname': quoted(FONT), 'fontsize': '10', 'dir': 'none'})}];",
        ]
        return "\n".join(["digraph {", *head, *self.lines, "}"]) + "\n"

    def _heading(self) -> str:
        """The title, what the graph shows, and the key, row by row."""
        lines = [(row, TITLE, True) for row in wrapped(self.title, TITLE, self.width, bold=True)]
        lines += [(row, SUBTITLE, False) for row in wrapped(self.subtitle, SUBTITLE, self.width) if row]
        rows = [_font(text, size, bold) for text, size, bold in lines]
        rows += [NEXT.join(map(_key_entry, entries)) for entries in self._key_rows()]
        return f"<{'<br/>'.join(rows)}>" if rows else '""'

    def _key_rows(self) -> list[list[Entry]]:
        """The entries of the key in rows that fit the width."""
        rows: list[list[Entry]] = []
        room = 0.0
        for entry in self.key:
            need = text_width(entry.text, KEY) + 40
            if not rows or need > room:
                rows.append([])
                room = self.width
            rows[-1].append(entry)
            room -= need
        return rows


def _key_entry(entry: Entry) -> str:
    return f"{_font(entry.sign, KEY + 2, True, entry.colour)} {_font(entry.text, KEY, colour=MUTED)}"


def _font(text: str, size: float, bold: bool = False, colour: str = INK) -> str:
    words = html.escape(clean(text), quote=False)
    return f'<font point-size="{size:g}" color="{colour}">{f"<b>{words}</b>" if bold else words}</font>'


def _list(attributes: Mapping[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in attributes.items())
