"""The chapter describes a room on a face that no party can reach, though its tile is in the plan.

At the table:
    Its story is never read, and its rules and searches never apply.

How to fix:
    Open a way to the face, or remove the room.

Bad:
    # based on: supper
    party: { mice: 2, barred: [nez, filch, maginos] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      pipes:
        story: It drips.
      sewers:
        search: [{ card: fishhook-and-thread }]

Good:
    # based on: supper
    party: { mice: 2, barred: [tilda, collin, maginos] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      pipes:
        story: It drips.
      sewers:
        search: [{ card: fishhook-and-thread }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import ChapterGraphs, chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None or not world.complete:
        return
    reached = world.reached
    for face, room in context.entry.data.get("rooms", {}).items():
        if face not in reached:
            parts = [name for name in ("story", "search", "rules", "encounter", "setup", "surge") if name in room]
            what = parts[0] if parts else "room"
            message = f'no party can reach "{face}", so its {what} is never used'
            yield context.finding(("rooms", face), message, _remedy(world, face), key=True)


def _remedy(world: ChapterGraphs, face: str) -> str:
    for graph in world.graphs(luck=True):
        for step, (to, _) in graph.blocked.items():
            if to == face:
                return f"{step}: open that way, or remove the room"
    return "open a way to it, or remove the room"


RULE = Rule(
    code="C105",
    name="unreachable-room",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
