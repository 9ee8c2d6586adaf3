"""The chapter misses one of its own targets for the greedy bot (`lint --play N`). Lint reports this only when the whole
confidence interval of the games lies outside the target.

At the table:
    The chapter is harder, easier, longer or shorter than its author intends.

How to fix:
    Change the chapter until the target is met, or change the target. `tailwright playtest` shows what to change.

Bad:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    targets:
      - { bot: greedy, win-rate: [0.01, 0.02] }
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }

Good:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    targets:
      - { bot: greedy, win-rate: [0.30, 0.90] }
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.games import game_results
from authoring.wording.shares import percent

if TYPE_CHECKING:
    from engine.playtest.statistics.targets import Target


def _check(context: Context) -> Iterator[Finding]:
    result = game_results(context)
    if result is None:
        return
    for index, data in enumerate(context.entry.data.get("targets", [])):
        for target, verdict in result.missed(data):
            seen = _number(verdict.seen, target.what)
            message = f"{target.what} is {seen} in {verdict.games} games, but the target is {_span(target)}"
            yield context.finding(
                ("targets", index, target.what), message, "change the chapter, or the target", key=True
            )


def _span(target: Target) -> str:
    return f"{_number(target.least, target.what)} to {_number(target.most, target.what)}"


def _number(value: float, what: str) -> str:
    return percent(value) if what == "win-rate" else f"{value:.1f}"


RULE = Rule(
    code="P104",
    name="missed-target",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
