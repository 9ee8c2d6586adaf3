"""DOT, the language of Graphviz: quoting, and labels in which content stays text."""

from __future__ import annotations

import html
from collections.abc import Mapping
from dataclasses import dataclass, field

from authoring.drawing.svg.elements import clean
from authoring.drawing.svg.style import PAPER, shortened

FONT = "DejaVu Sans,Verdana,sans-serif"


def quoted(text: str) -> str:
    """A value that Graphviz takes literally."""
    return '"' + clean(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def label(*rows: tuple[str, float], bold_first: bool = True) -> str:
    """A label of rows (text, point size). Graphviz reads it as markup, so the text is escaped."""
    parts = []
    for index, (text, size) in enumerate(row for row in rows if row[0]):
        words = html.escape(clean(text), quote=False)
        words = f"<b>{words}</b>" if bold_first and index == 0 else words
        parts.append(f'<font point-size="{size:g}">{words}</font>')
    return f"<{'<br/>'.join(parts)}>" if parts else '""'


@dataclass
class Graph:
    """A graph with pinned nodes, written out in the order its parts were added."""

    title: str
    lines: list[str] = field(default_factory=list)

    def node(self, name: str, at: tuple[float, float], attributes: Mapping[str, str]) -> None:
        """Add a node at a place in points, y downwards. Names are ours, never content."""
        pinned = {"pos": quoted(f"{at[0]:g},{-at[1]:g}!"), **attributes}
        self.lines.append(f"  {name} [{_list(pinned)}];")

    def edge(self, one: str, other: str, attributes: Mapping[str, str]) -> None:
        """Add an edge."""
        self.lines.append(f"  {one} -> {other} [{_list(attributes)}];")

    def source(self) -> str:
        """The whole graph in DOT."""
        look = {
            "label": label((shortened(self.title, 18, 900), 18)),
            "labelloc": "t",
            "bgcolor": quoted(PAPER),
            "fontname": quoted(FONT),
            "splines": "true",
            "outputorder": "edgesfirst",
            "pad": "0.2",
        }
        head = [
            f"  graph [{_list(look)}];",
            f"  node [{_list({'fontname': quoted(FONT), 'style': 'filled'})}];",
            f"  edge [{_list({'fontname': quoted(FONT), 'fontsize': '10', 'dir': 'none'})}];",
        ]
        return "\n".join(["digraph {", *head, *self.lines, "}"]) + "\n"


def _list(attributes: Mapping[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in attributes.items())
