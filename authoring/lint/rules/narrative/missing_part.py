"""A chapter with a story lacks a part that every story has: the opening or the objective. Texts for victory and defeat
may be left out: the storybook makes them from the conditions.

At the table:
    The book has a gap where it should say what the party has to do.

How to fix:
    Write the missing part.

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

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import STORY_PARTS, has_story, story_part


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    if has_story(chapter):
        for part, steps in STORY_PARTS.items():
            if not story_part(chapter, steps):
                where = ("story",) if steps[0] == "story" and "story" in chapter else ("title",)
                message = f'chapter "{context.entry.id}" has no {part}'
                yield context.finding(where, message, f'add "{".".join(map(str, steps))}"', key=True)


RULE = Rule(
    code="N101",
    name="missing-part",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
