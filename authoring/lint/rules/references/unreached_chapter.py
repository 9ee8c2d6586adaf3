"""A chapter of a campaign is never played: no other chapter leads to it.

At the table:
    The players never see the chapter.

How to fix:
    Let an earlier chapter `go` there, or remove the branches of the chapter before it.

Bad:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { go: twelve-strokes }
      - chapter: the-loom
      - chapter: twelve-strokes

Good:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { if: victory, go: twelve-strokes }
      - chapter: the-loom
      - chapter: twelve-strokes
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.route import reached, ways_on


def _check(context: Context) -> Iterator[Finding]:
    steps = context.entry.data["chapters"]
    seen = reached(ways_on(context.entry.data), steps[0]["chapter"])
    for index, step in enumerate(steps):
        if step["chapter"] not in seen:
            message = f'no other chapter leads to "{step["chapter"]}"'
            yield context.finding(("chapters", index, "chapter"), message, "let an earlier chapter `go` there")


RULE = Rule(
    code="R303",
    name="unreached-chapter",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("campaign",),
    check=_check,
    doc=__doc__,
)
