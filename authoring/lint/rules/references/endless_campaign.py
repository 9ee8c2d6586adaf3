"""A chapter of a campaign never leads to the end: the chapters that follow it form a cycle.

At the table:
    The campaign never ends.

How to fix:
    Let one of the chapters of the cycle go on to another chapter, or to `end`.

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
            cycle = ", ".join(sorted(ahead))
            message = f'the campaign never ends after "{name}"'
            yield context.finding(("chapters", index, "chapter"), message, f'write "go: end" in one of {cycle}')
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
