"""A chapter has no texts at all: no story, no objective, nothing to read out. It can still be played.

At the table:
    The players know where to put the tiles, but not why.

How to fix:
    Write the opening and the objective, and write down when the mice win and lose.

Bad:
    kind: chapter
    id: attic
    title: The Attic
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
from authoring.lint.views.texts import has_story


def _check(context: Context) -> Iterator[Finding]:
    if not has_story(context.entry.data):
        message = f'chapter "{context.entry.id}" has no text to read out'
        yield context.finding(("title",), message, 'add "story", "objective", "victory-text" and "defeat-text"')


RULE = Rule(
    code="N102",
    name="wordless-chapter",
    severity=Severity.INFO,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
