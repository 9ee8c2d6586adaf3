"""A campaign goes on to a chapter that is not in its list.

At the table:
    The campaign does not say what comes after that chapter.

How to fix:
    Add the chapter to `chapters`, or name one of that list.

Bad:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { if: victory, go: the-loom }
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
from authoring.lint.views.route import END
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    steps = context.entry.data["chapters"]
    known = [step["chapter"] for step in steps]
    for index, step in enumerate(steps):
        for number, branch in enumerate(step.get("then", [])):
            go = branch["go"]
            if go != END and go not in known and go in context.library.entries("chapter"):
                message = f'chapter "{go}" is not part of the campaign'
                remedy = did_you_mean(go, [*known, END]) or "add it to `chapters`"
                yield context.finding(("chapters", index, "then", number, "go"), message, remedy)


RULE = Rule(
    code="R304",
    name="missing-step",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("campaign",),
    check=_check,
    doc=__doc__,
)
