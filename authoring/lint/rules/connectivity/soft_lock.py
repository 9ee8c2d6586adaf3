"""The party can get into a state from which it can never reach the goal. The message gives the shortest way there.
`tailwright lint --prove` finds more of them, each with a game to watch.

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
from authoring.lint.views.proofs import Proofs, proofs_of
from authoring.lint.views.way_out import way_out


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None or proofs.hopeless:
        return
    world, reported = proofs.graphs, set[str]()
    for party, classes in world.kinds:
        graph = world.graph(classes)
        lost = graph.lost() if graph.complete and graph.wins() else []
        spot = next((one for one in lost[:MOST] if not way_out(proofs, graph, one, luck=False)), None)
        if spot is None or graph.board.face_ids[spot.face] in reported:
            continue
        face = graph.board.face_ids[spot.face]
        reported.add(face)
        way = "; ".join(graph.way_to(spot)) or "the very start"
        message = f'on "{face}" the goal is out of reach for {world.describe(party)} after: {way}'
        tile = graph.board.face_tile[spot.face]
        yield context.finding(("plan", tile), message, _remedy(proofs, graph, spot))


MOST = 3
"""How many states of a graph are looked at again."""


def _remedy(proofs: Proofs, graph: BoardGraph, spot: Spot) -> str:
    if not way_out(proofs, graph, spot, luck=True):
        return "open a way back from there"
    flips = (flip.get("item") for flip in proofs.base.flips.values() if isinstance(flip, dict))
    cards = (
        ", ".join(f'"{item}"' for item in sorted({item for item in flips if item})) or "a card that passes the obstacle"
    )
    return f"only a lucky search ({cards}) helps there: open a way back, or add a special search there"


RULE = Rule(
    code="C103",
    name="soft-lock",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
