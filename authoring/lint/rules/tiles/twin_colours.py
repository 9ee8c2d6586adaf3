"""Both faces of a tile have the same colour.

At the table:
    An exit leads to the neighbour's face of its own colour. With two faces of one colour, players cannot tell which one
    that is.

How to fix:
    Make one face orange and the other blue.

Bad:
    # based on: pantry
    faces:
      - id: cellar
        colour: orange

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    first, second = context.entry.data["faces"]
    if first["colour"] == second["colour"]:
        message = f'both faces of tile "{context.entry.id}" are {first["colour"]}'
        place = context.entry.related("the first is here", ("faces", 0, "colour"))
        yield context.finding(("faces", 1, "colour"), message, "make one orange and the other blue", place)


RULE = Rule(
    code="T120",
    name="twin-colours",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
