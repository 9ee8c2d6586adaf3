"""A rule of the chapter had no effect in N games of the greedy bot (`lint --play N`): its chance per game is most
likely below 3 in N.

At the table:
    Players read the rule and never need it, or its condition can never be true.

How to fix:
    Check the condition. Play more games if the rule is meant to be rare. Standing rules (`modify`, `forbid`, `allow`)
    and choices that a bot may decline are not counted.

Bad:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: the-cook-wakes
        text: In round 90 the cook wakes up.
        when: round-start
        if: { round: 90 }
        do:
          - wheel: 1
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }

Good:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: the-cook-wakes
        text: In round 2 the cook wakes up.
        when: round-start
        if: { round: 2 }
        do:
          - wheel: 1
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.games import game_results


def _check(context: Context) -> Iterator[Finding]:
    result = game_results(context)
    if result is None or not result.tally.games:
        return
    games = result.tally.games
    silent = {line.where for number, line in enumerate(result.table.lines.all) if number not in result.tally.lines}
    for steps, rule in _rules(context.entry.data):
        if "when" in rule and not rule.get("may") and context.entry.place(steps) in silent:
            name = f' "{rule["id"]}"' if "id" in rule else ""
            message = f"rule{name} had no effect in {games} games, so most likely in fewer than {result.bound}"
            yield context.finding((*steps, "when"), message, "check its condition, or play more games", key=True)


def _rules(chapter: dict[str, Any]) -> Iterator[tuple[Steps, dict[str, Any]]]:
    for index, rule in enumerate(chapter.get("rules", [])):
        yield ("rules", index), rule
    for face, room in chapter.get("rooms", {}).items():
        for index, rule in enumerate(room.get("rules", [])):
            yield ("rooms", face, "rules", index), rule


RULE = Rule(
    code="P105",
    name="silent-rule",
    severity=Severity.INFO,
    confidence=Confidence.HINT,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
