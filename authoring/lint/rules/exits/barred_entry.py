"""A space that the chapter adds is marked as an entry space, but is closed to minions.

At the table:
    Minions of an encounter cannot be placed there; they come in on other spaces.

How to fix:
    Remove `entry: true` or `minions: false`.

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
                yield context.finding(steps, message, "remove one of `entry` and `minions`", key=True)


RULE = Rule(
    code="X114",
    name="barred-entry",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
