"""A target, or the largest party of a chapter, asks for a number of mice that cannot go.

At the table:
    The playtest has nothing to compare with, and the players have no such party to choose.

How to fix:
    Correct the number of mice, or allow more heroes.

Bad:
    # based on: supper
    targets:
      - { bot: greedy, win-rate: [0, 1], mice: 6 }

Good:
    # based on: supper
    targets:
      - { bot: greedy, win-rate: [0, 1], mice: 4 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph import allowed_parties
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    data = context.entry.data
    heroes = {entry.id: entry.data for entry in context.library.entries("hero").values()}
    sizes = {len(party.heroes) for party in allowed_parties(data, heroes)}
    if not sizes:
        return  # C116 reports it
    mice = data["party"]["mice"]
    if isinstance(mice, dict):
        for key in ("from", "to"):
            if mice[key] not in sizes:
                message = f"no party of {mice[key]} can be made: at most {max(sizes)} heroes can go"
                yield context.finding(("party", "mice", key), message, "correct the number, or bar fewer heroes")
    for i, target in enumerate(data.get("targets", [])):
        if "mice" in target and target["mice"] not in sizes:
            message = f"the target speaks of {target['mice']} mice, and the chapter is for {_listed(sizes)}"
            place = context.entry.related("the party is here", ("party",))
            yield context.finding(("targets", i, "mice"), message, "correct the number", place)


def _listed(sizes: set[int]) -> str:
    return " or ".join(map(str, sorted(sizes)))


RULE = Rule(
    code="C119",
    name="impossible-target",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
