"""From some chapter of a campaign the end cannot be reached: its ways on lead round in a circle.

At the table:
    The story never ends.

How to fix:
    Give one of the chapters of the circle a way out: another chapter, or `go: end`.

Bad:
    kind: campaign
    id: round-trip
    title: Round Trip
    chapters:
      - chapter: five-to-midnight
      - chapter: the-loom
        then:
          - { go: five-to-midnight }

Good:
    kind: campaign
    id: round-trip
    title: Round Trip
    chapters:
      - chapter: five-to-midnight
      - chapter: the-loom
        then:
          - { if: defeat, go: five-to-midnight }
          - { go: end }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.route import END, reached, ways_on


def _check(context: Context) -> Iterator[Finding]:
    campaign = context.entry.data
    ways = ways_on(campaign)
    first = campaign["chapters"][0]["chapter"]
    for index, step in enumerate(campaign["chapters"]):
        name = step["chapter"]
        ahead = reached(ways, name)
        # a step that leads out of the campaign is missing-step's to report
        if name in reached(ways, first) and END not in ahead and ahead <= set(ways):
            circle = ", ".join(sorted(ahead))
            message = f'no way to the end of the campaign from "{name}"'
            yield context.finding(("chapters", index, "chapter"), message, f'let one of {circle} "go: end"')
            return


RULE = Rule(
    code="R302",
    name="endless-campaign",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("campaign",),
    check=_check,
    doc=__doc__,
)
