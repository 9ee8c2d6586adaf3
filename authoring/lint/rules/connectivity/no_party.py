"""No party meets the conditions of the chapter: too few heroes remain, it requires more heroes than a party has, or it
both requires and bars a hero.

At the table:
    The chapter cannot be played.

How to fix:
    Change the number of mice, or the heroes it requires and bars.

Bad:
    # based on: supper
    party: { mice: 2, required: [collin, tilda, nez] }

Good:
    # based on: supper
    party: { mice: 3, required: [collin, tilda, nez] }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph import allowed_parties
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    asked = context.entry.data["party"]
    both = [hero for hero in asked.get("required", []) if hero in asked.get("barred", [])]
    heroes = {entry.id: entry.data for entry in context.library.entries("hero").values()}
    if both:
        message = f'hero "{both[0]}" is both required and barred'
        place = context.entry.related("barred here", ("party", "barred"))
        yield context.finding(("party", "required"), message, "remove the hero from one of the two lists", place)
    elif not allowed_parties(context.entry.data, heroes):
        required, barred = len(asked.get("required", [])), len(asked.get("barred", []))
        message = f"no party can be made of {len(heroes)} heroes, {required} of them required and {barred} barred"
        remedy = "change the number of mice, or the required and barred heroes"
        yield context.finding(("party",), message, remedy, key=True)


RULE = Rule(
    code="C116",
    name="no-party",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
