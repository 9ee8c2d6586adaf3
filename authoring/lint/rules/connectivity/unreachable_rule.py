"""A rule waits for a mouse on a space that no party can walk to.

At the table:
    It never applies, unless a scroll from the search deck moves a mouse there.

How to fix:
    Name a space that mice can walk to.

Bad:
    # based on: supper
    rooms:
      alchemists-chamber:
        rules:
          - id: dust
            text: Who stirs up the dust is heard.
            when: space-entered
            if: { mover: mouse, space: k3 }
            do:
              - wheel: 1

Good:
    # based on: supper
    rooms:
      alchemists-chamber:
        rules:
          - id: dust
            text: Who stirs up the dust is heard.
            when: space-entered
            if: { mover: mouse, space: k1 }
            do:
              - wheel: 1
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.boardgraph.effects import effects_of
from authoring.boardgraph.finds import Places, entered_spaces
from authoring.boardgraph.needs import required
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None or not world.complete:
        return
    board, places = world.board, Places(context.entry.data, world.board)
    reported: set[tuple[str | int, ...]] = set()
    for effect in effects_of(context.entry.data):
        spaces = entered_spaces(effect, places)
        steps = effect.steps[: effect.steps.index("rules") + 2] if spaces else ()
        if not spaces or steps in reported:
            continue
        reported.add(steps)
        face = board.face_ids[board.space_face[min(spaces)]]
        graphs = [graph for graph in world.graphs() if face in graph.faces()]
        names = {board.space_ids[space] for space in spaces}
        if graphs and _for_mice(effect.conditions()) and not any(names & graph.spaces(face) for graph in graphs):
            message = f'rule waits for a mouse at {", ".join(sorted(names))} of "{face}", where no mouse can walk'
            yield context.finding((*steps, "if"), message, "name a space that mice can walk to")


def _for_mice(conditions: Any) -> bool:
    """Whether the rule is about mice: minions come to more places."""
    return ("mover", "mouse") in required(conditions)


RULE = Rule(
    code="C107",
    name="unreachable-rule",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
