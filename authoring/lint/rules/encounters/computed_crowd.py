"""A rule places a computed number of minions that can be more than the box has.

At the table:
    The players run out of figures; those that are missing are left out.

How to fix:
    Cap the number with `least`, or place another kind of minion.

Bad:
    # based on: supper
    rules:
      - id: swarm
        text: At the end of each round nine roaches come, and one more for each mouse.
        when: round-end
        do:
          - place: { minion: roach, count: { sum: [9, { count: all-mice }] } }

Good:
    # based on: supper
    rules:
      - id: swarm
        text: At the end of each round a roach comes for each mouse.
        when: round-end
        do:
          - place: { minion: roach, count: { count: all-mice } }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.placements import pools_of
from authoring.lint.views.proofs import proofs_of
from authoring.proof.numbers import number
from authoring.proof.rules import effects_in
from engine.records.bounds import GREATEST


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world = proofs.all.world
    for rule in world.rules:
        if not rule.own:
            continue
        for path, effects in rule.lists():
            for name, value, place in effects_in(effects, path):
                if name != "place" or not isinstance(value, dict) or isinstance(value.get("count", 1), int):
                    continue
                pools = pools_of(context.library, str(value.get("minion")))
                low, high = number(world, value["count"], rule)
                size = min((pool.size for pool in pools), default=GREATEST)
                if size < high < GREATEST:
                    count = str(high) if low == high else f"up to {high}"
                    message = f'this places {count} of "{value["minion"]}", but the box has {size}'
                    yield context.finding((*place, "count"), message, "cap the number with `least`")


RULE = Rule(
    code="E113",
    name="computed-crowd",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
