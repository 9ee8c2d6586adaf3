"""A picture of the author cannot be used: it is missing, too large, damaged, or an SVG with more than shapes in it.

At the table:
    There is no storybook until the picture is gone or in order.

How to fix:
    Pictures are PNG or SVG files in the folder of the chapter or below it, of at most 4 MiB. An SVG may hold shapes,
    paths, gradients and texts, but no scripts, links, style sheets, embedded pictures or entities: save it as "plain
    SVG".

Bad:
    # based on: attic
    art: ../pictures/attic.png

Good:
    # based on: attic
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.art import ArtError, read_art
from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    rooms = context.entry.data.get("rooms") or {}
    places: list[tuple[Steps, object]] = [(("art",), context.entry.data.get("art"))]
    places += [(("rooms", face, "art"), (room or {}).get("art")) for face, room in rooms.items()]
    for steps, name in places:
        if isinstance(name, str):
            try:
                read_art(context.entry.file.real, name)
            except ArtError as error:
                yield context.finding(steps, error.message, error.remedy)


RULE = Rule(
    code="N114",
    name="unusable-art",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
