"""The party can get into a state from which it can never reach the goal. The message gives the shortest way there.

At the table:
    The mice take a wrong turn and can no longer win. Without knowing it, they play on until the hourglass runs out.

How to fix:
    Open a way back, close the way in, or give the mice what the way back needs. Cards that only a lucky search brings
    do not count.

Bad:
    # based on: supper
    plan:
      - { face: guard-room, at: [1, 0] }
      - { face: alchemists-chamber, at: [0, 0] }
    start: { face: guard-room, space: a1 }
    victory: { mice-at: { face: alchemists-chamber } }

Good:
    # based on: supper
    plan:
      - { face: guard-room, at: [1, 0] }
      - { face: alchemists-chamber, at: [0, 0] }
    start: { face: guard-room, space: a1 }
    victory: { mice-at: { face: alchemists-chamber } }
    rooms:
      sewers:
        search: [{ card: fishhook-and-thread, where: water }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph import BoardGraph, Spot
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import ChapterGraphs, chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None:
        return
    reported: set[str] = set()
    for party, classes in world.kinds:
        graph = world.graph(classes)
        lost = graph.lost() if graph.complete and graph.wins() else []
        if not lost or graph.board.face_ids[lost[0].face] in reported:
            continue
        face = graph.board.face_ids[lost[0].face]
        reported.add(face)
        way = "; ".join(graph.way_to(lost[0])) or "the very start"
        message = f'on "{face}" the goal is out of reach for {world.describe(party)} after: {way}'
        tile = graph.board.face_tile[lost[0].face]
        yield context.finding(("plan", tile), message, _remedy(world, graph, lost[0], classes))


def _remedy(world: ChapterGraphs, graph: BoardGraph, spot: Spot, classes: frozenset[str]) -> str:
    lucky = world.graph(classes, luck=True)
    if not lucky.complete or spot in lucky.lost():
        return "open a way back from there"
    items = sorted(thing.partition(" ")[2] for thing in lucky.things() - graph.things() if thing.startswith("item "))
    cards = ", ".join(f'"{item}"' for item in items) or "a card that passes the obstacle"
    return f"only a lucky search ({cards}) helps there: open a way back, or add a special search there"


RULE = Rule(
    code="C103",
    name="soft-lock",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
