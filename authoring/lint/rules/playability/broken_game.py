"""A game of the chapter stops with an error (`lint --play N`), such as rules that trigger each other without end.

At the table:
    The players cannot go on.

How to fix:
    Follow the message; `tailwright playtest --seed` with the seed that it names repeats that game.

Bad:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: echo
        text: Whenever a mouse gains cheese, everybody does.
        when: cheese-gained
        do:
          - cheese: { who: all-mice, amount: 1 }
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }

Good:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: echo
        text: At the end of every round each mouse gains 1 cheese.
        when: round-end
        do:
          - cheese: { who: all-mice, amount: 1 }
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.games import game_results


def _check(context: Context) -> Iterator[Finding]:
    result = game_results(context)
    if result and result.tally.crashes:
        seed, _, error = result.tally.crashes[0]
        message = f"{result.broken} of {len(result.tally.course)} games stopped with an error: {error}"
        yield context.finding(("id",), message, f"rerun that game with --seed {seed}")


RULE = Rule(
    code="P101",
    name="broken-game",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
