"""A chapter that tells its story leaves out a part every chapter has: the opening, the objective, or the words for
victory and defeat.

At the table:
    Somebody opens the book to read out what the party is to do, and there is a gap.

How to fix:
    Write the part that is missing.

Bad:
    kind: chapter
    id: attic
    title: The Attic
    story:
      opening: Dust, and in the dust a trail of very small boots.
    victory-text: No minion is in the Kitchen Tunnels, and every mouse is there.
    defeat-text: The hourglass reaches the end marker, or all mice are captured at the same time.
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: tunnel-entrance, at: [-1, 0] }
    start: { face: tunnel-entrance, space: h2 }
    victory: { mice-at: { face: kitchen-tunnels }, no-minions: kitchen-tunnels }

Good:
    # based on: attic
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule

PARTS: dict[str, Steps] = {
    "opening": ("story", "opening"),
    "objective": ("objective",),
    "words for victory": ("victory-text",),
    "words for defeat": ("defeat-text",),
}


def has_words(chapter: dict[str, Any]) -> bool:
    """Whether a chapter has any words of its own yet; one without is a sketch."""
    return any(_at(chapter, steps) for steps in PARTS.values()) or "story" in chapter


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    if has_words(chapter):
        for part, steps in PARTS.items():
            if not _at(chapter, steps):
                where = ("story",) if steps[0] == "story" and "story" in chapter else ("title",)
                message = f'chapter "{context.entry.id}" without {"an" if part[0] == "o" else "the"} {part}'
                yield context.finding(where, message, f'add "{".".join(map(str, steps))}"', key=True)


def _at(chapter: dict[str, Any], steps: Steps) -> Any:
    value: Any = chapter
    for step in steps:
        value = value.get(step) if isinstance(value, dict) else None
    return value


RULE = Rule(
    code="N101",
    name="missing-part",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
