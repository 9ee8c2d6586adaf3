"""The board of a chapter has more states than can be looked at: so many doors, counters and things play together. What
the rules of this family say of goals, soft locks and places out of reach they then cannot say of it.

At the table:
    Perhaps nothing. But nobody has made sure that the chapter can be won from everywhere.

How to fix:
    Let one counter stand for several, or play many games: `tailwright playtest`.

Bad:
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Light all lamps and get to the Kitchen.
    victory-text: All lamps burn and all mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 1] }
    start: { face: crystal-tunnels, space: a1 }
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
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Light all lamps and get to the Kitchen.
    victory-text: All lamps burn and all mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 1] }
    start: { face: crystal-tunnels, space: a1 }
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

from authoring.content import problems
from authoring.content.findings import Finding
from authoring.lint.rule import Context, Rule
from authoring.lint.views.state_graphs import solved


def _check(context: Context) -> Iterator[Finding]:
    world = solved(context)
    if world is None or world.complete:
        return
    seen = sum(len(graph.numbers) for graph in world.graphs())
    message = f"board with more than {seen:,} states: it was not made sure that the goal stays within reach"
    yield context.finding(("plan",), message, "let one counter stand for several, or playtest the chapter", key=True)


RULE = Rule(problems.OVERSIZED_BOARD, __doc__, ("chapter",), _check)
