"""A counter loses the chapter at a lower value than the one that wins it.

At the table:
    The mice lose before they can win.

How to fix:
    Let the defeat ask for more than the victory, or count something else.

Bad:
    # based on: supper
    counters:
      bells: { max: 6 }
    rules:
      - id: bell
        text: At the end of each round a bell rings.
        when: round-end
        do:
          - count: bells
    victory: { counter: { name: bells, at-least: 5 } }
    defeat: { also: [{ id: woken, if: { counter: { name: bells, at-least: 3 } } }] }

Good:
    # based on: supper
    counters:
      bells: { max: 6 }
    rules:
      - id: bell
        text: At the end of each round a bell rings.
        when: round-end
        do:
          - count: bells
    victory: { counter: { name: bells, at-least: 5 } }
    defeat: { also: [{ id: woken, if: { counter: { name: bells, at-least: 6 } } }] }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import proofs_of
from authoring.proof import World
from authoring.proof.changes import changes_of
from authoring.proof.run import victories


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world = proofs.base
    ways = [(path, _needed(conditions)) for path, conditions in victories(world.chapter)]
    for i, one in enumerate(world.chapter.get("defeat", {}).get("also", [])):
        lost = _needed(one["if"])
        for name, value in (
            lost.items() if len(lost) == 1 and isinstance(one["if"], dict) and len(one["if"]) == 1 else ()
        ):
            start = int((world.counters.get(name) or {}).get("start", 0))
            wins = [needed.get(name, 0) for _, needed in ways]
            if wins and min(wins) > value > start and _by_ones(world, name):
                message = f'counter "{name}" loses the chapter at {value}, and every victory needs {min(wins)} or more'
                place = context.entry.related("the victory is here", ways[0][0])
                where = ("defeat", "also", i, "if")
                yield context.finding(where, message, "let the defeat ask for more", place)


def _needed(conditions: Any) -> dict[str, int]:
    """The least values of counters that conditions ask for."""
    found: dict[str, int] = {}
    for part in conditions if isinstance(conditions, list) else [conditions]:
        asked = part.get("counter") if isinstance(part, dict) else None
        if isinstance(asked, str):
            found[asked] = 1
        elif isinstance(asked, dict) and isinstance(asked.get("name"), str):
            least = asked.get("is", asked.get("at-least", 0 if "at-most" in asked else 1))
            if isinstance(least, int):
                found[asked["name"]] = least
    return found


def _by_ones(world: World, counter: str) -> bool:
    """Whether rules only ever raise a counter by one."""
    for _, name, given, place in changes_of(world, counter):
        step = given["to" if name == "set" else "by"]
        if not isinstance(step, int) or step > 1 or "repeat" in place or "for-each" in place:
            return False
    return True


RULE = Rule(
    code="C120",
    name="defeat-on-the-way",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
