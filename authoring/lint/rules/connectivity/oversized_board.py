"""The board of a chapter has more states than lint can examine, because of the number of its doors, counters and items.
The other rules of this family then do not check its goal, soft locks and unreachable places.

At the table:
    Perhaps nothing. But lint has not checked that the goal always stays within reach.

How to fix:
    Merge several counters into one, or play many games: `tailwright playtest`.

Bad:
    # based on: supper
    objective: Light all lamps and get to the Kitchen.
    victory-text: All lamps burn and all mice are in the Kitchen.
    counters:
      {
        lamp-1: {}, lamp-2: {}, lamp-3: {}, lamp-4: {}, lamp-5: {}, lamp-6: {}, lamp-7: {}, lamp-8: {},
        lamp-9: {}, lamp-10: {}, lamp-11: {}, lamp-12: {}, lamp-13: {}, lamp-14: {}, lamp-15: {}, lamp-16: {},
      }
    victory:
      mice-at: { face: kitchen }
      all:
        [
          { counter: lamp-1 }, { counter: lamp-2 }, { counter: lamp-3 }, { counter: lamp-4 },
          { counter: lamp-5 }, { counter: lamp-6 }, { counter: lamp-7 }, { counter: lamp-8 },
          { counter: lamp-9 }, { counter: lamp-10 }, { counter: lamp-11 }, { counter: lamp-12 },
          { counter: lamp-13 }, { counter: lamp-14 }, { counter: lamp-15 }, { counter: lamp-16 },
        ]
    rules:
      - id: lamps
        text: At the end of each round all lamps are lit.
        when: round-end
        do:
          [
            { set: lamp-1 }, { set: lamp-2 }, { set: lamp-3 }, { set: lamp-4 }, { set: lamp-5 },
            { set: lamp-6 }, { set: lamp-7 }, { set: lamp-8 }, { set: lamp-9 }, { set: lamp-10 },
            { set: lamp-11 }, { set: lamp-12 }, { set: lamp-13 }, { set: lamp-14 }, { set: lamp-15 },
            { set: lamp-16 },
          ]

Good:
    # based on: supper
    objective: Light all lamps and get to the Kitchen.
    victory-text: All lamps burn and all mice are in the Kitchen.
    counters: { lamps: { max: 16 } }
    victory:
      mice-at: { face: kitchen }
      counter: { name: lamps, at-least: 16 }
    rules:
      - id: lamps
        text: At the end of each round all lamps are lit.
        when: round-end
        do: [{ set: { counter: lamps, to: 16 } }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None or world.complete:
        return
    seen = sum(len(graph.numbers) for graph in world.graphs())
    message = f"board has more than {seen:,} states, too many to check that the goal stays within reach"
    yield context.finding(("plan",), message, "merge several counters into one, or playtest the chapter", key=True)


RULE = Rule(
    code="C117",
    name="oversized-board",
    severity=Severity.INFO,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
