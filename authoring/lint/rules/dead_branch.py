"""A branch of a campaign can never be taken: one before it always fits.

At the table:
    The story forks on paper only.

How to fix:
    Put the branch without `if` last: the first that fits counts.

Bad:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { go: the-loom }
          - { if: victory, go: twelve-strokes }
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
          - { go: the-loom }
      - chapter: the-loom
      - chapter: twelve-strokes
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring import problems
from authoring.findings import Finding
from authoring.lint.route import settled
from authoring.lint.rule import Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    for index, step in enumerate(context.entry.data["chapters"]):
        branches = step.get("then", [])
        for number in range(1, len(branches)):
            before = branches[:number]
            if settled(before) or branches[number].get("if") in [one.get("if") for one in before]:
                where = ("chapters", index, "then", number)
                message = f'branch to "{branches[number]["go"]}" that is never taken: one before it always fits'
                yield context.finding(where, message, "put it before, or take it away")


RULE = Rule(problems.DEAD_BRANCH, __doc__, ("campaign",), _check)
