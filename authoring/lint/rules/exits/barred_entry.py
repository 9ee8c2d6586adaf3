"""A space that the chapter adds is marked as a minion entry, but closed to minions.

At the table:
    The encounter calls for minions on a space that the same line closes to them; they come in somewhere else.

How to fix:
    Take away `entry: true` or `minions: false`.

Bad:
    # based on: supper
    rooms:
      kitchen:
        spaces: [{ id: stool, at: [50, 5], minions: false, entry: true }]
        adjacent: [[stool, a3]]

Good:
    # based on: supper
    rooms:
      kitchen:
        spaces: [{ id: stool, at: [50, 5], minions: false }]
        adjacent: [[stool, a3]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    for face, room in context.entry.data.get("rooms", {}).items():
        for i, space in enumerate(room.get("spaces", [])):
            if space.get("entry") and space.get("minions") is False:
                message = f'entry space "{space["id"]}" of "{face}" is closed to minions'
                steps = ("rooms", face, "spaces", i, "entry")
                yield context.finding(steps, message, "take one of the marks away", key=True)


RULE = Rule(
    code="X114",
    name="barred-entry",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
