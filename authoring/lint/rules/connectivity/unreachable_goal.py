"""An allowed party cannot reach the goal of the chapter, even with the best cards from the search deck.

At the table:
    The mice cannot win, whatever they do.

How to fix:
    Open the way that the message names, add what is missing, or bar the heroes who cannot win.

Bad:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph import BoardGraph
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import ChapterGraphs, chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None:
        return
    key = "victories" if "victories" in context.entry.data else "victory"
    for party, classes in world.kinds:
        graph = world.graph(classes)
        if graph.complete and not graph.wins() and not _by_luck(world, classes):
            message = f"the goal is out of reach for {world.describe(party)}: {_reason(graph)}"
            yield context.finding((key,), message, "open the way, or add what is missing", key=True)


def _by_luck(world: ChapterGraphs, classes: frozenset[str]) -> bool:
    lucky = world.graph(classes, luck=True)
    return not lucky.complete or bool(lucky.wins())


def _reason(graph: BoardGraph) -> str:
    """The first step that is blocked, or what is missing."""
    faces, goal = graph.faces(), graph.goal
    missing = sorted(goal.things() - graph.things())
    steps = [step for step, (to, _) in graph.blocked.items() if to not in faces]
    if steps:
        return ", and ".join(steps[:2])
    for place in goal.places():
        if place.face in faces and place.spaces and not place.spaces & graph.spaces(place.face):
            return f"no mouse can walk to {place.words()}"
    away = [place.face for place in goal.places() if place.face and place.face not in faces]
    if away:
        return f'no exit or flip leads to "{away[0]}"'
    return f"nothing gives {missing[0]}" if missing else "its conditions cannot be met together"


RULE = Rule(
    code="C101",
    name="unreachable-goal",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
