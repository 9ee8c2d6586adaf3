"""The end page leaves no time for the shortest possible walk to the goal. A mouse explores once in its turn, so a party
takes at most as many exits and flips in a round as it has mice; on a board without minions each round puts 1 cheese on
the wheel (TIME-1), so the hourglass moves a page at least every 6 rounds. With the end marker on page 1, where the
hourglass begins, the chapter is lost before the first turn (END-2).

At the table:
    The hourglass runs out before the mice can reach the goal, even if nothing stops them.

How to fix:
    Raise `end-page`, or shorten the way.

Bad:
    # based on: supper
    end-page: 1

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs

ROUNDS = 6
"""Rounds without minions until the wheel is full (TIME-1, SURGE-1)."""


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    if not chapter.get("defeat", {}).get("standard", True):
        return  # the end marker does not count
    remedy = "raise the end page, or shorten the way"
    pages = chapter["end-page"] - 1
    if not pages:
        yield context.finding(
            ("end-page",),
            "the hourglass begins on the end marker, so the chapter is lost at once",
            "raise the end page",
        )
        return
    world = chapter_graphs(context)
    if world is None:
        return
    for party, classes in world.kinds:
        graph = world.graph(classes)
        explores = graph.explores_to_win() if graph.complete else None
        mice = max(len(other.heroes) for other in world.parties)
        if explores is not None and explores > pages * ROUNDS * mice:
            message = (
                f"end page {pages + 1} leaves {world.describe(party)} no time for the {explores} explores to the goal"
            )
            yield context.finding(("end-page",), message, remedy)
            return


RULE = Rule(
    code="C113",
    name="short-time",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
