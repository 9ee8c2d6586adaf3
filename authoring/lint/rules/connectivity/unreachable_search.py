"""A special search can be made only on spaces that no party can walk to.

At the table:
    No mouse can get the card, except with a scroll from the search deck that moves it there.

How to fix:
    Name a space that mice can walk to.

Bad:
    # based on: supper
    rooms:
      alchemists-chamber:
        search: [{ card: grape, where: [k3] }]

Good:
    # based on: supper
    rooms:
      alchemists-chamber:
        search: [{ card: grape, where: [k1] }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph.finds import Places
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None or not world.complete:
        return
    places = Places(context.entry.data, world.board)
    for face, room in context.entry.data.get("rooms", {}).items():
        graphs = [graph for graph in world.graphs() if face in graph.faces()]
        spaces = {space for graph in graphs for space in graph.spaces(face)}
        for i, search in enumerate(room.get("search", [])):
            where = search.get("where", "anywhere")
            names = [] if where == "anywhere" else [world.board.space_ids[n] for n in places.numbers(face, where)]
            if spaces and names and not spaces & set(names):
                message = f'special search for "{search["card"]}" is on spaces of "{face}" where no mouse can walk'
                steps = ("rooms", face, "search", i, "where")
                yield context.finding(steps, message, "name a space that mice can walk to")


RULE = Rule(
    code="C106",
    name="unreachable-search",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
