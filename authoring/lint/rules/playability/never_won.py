"""The greedy bot never wins the chapter (`lint --play N`). Without a win in N games, its chance is most likely
below 3 in N.

At the table:
    Perhaps clever players manage; a table of ordinary ones goes home beaten every time.

How to fix:
    Raise `end-page`, take minions away, or check that the victory can come true at all; `tailwright playtest` tells how
    the games are lost. If bots do not see where to go, give them `goals`.

Bad:
    # based on: supper
    end-page: 2
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
      - place: { minion: cave-centipede, face: crystal-tunnels }
      - place: { minion: spider, face: crystal-tunnels }

Good:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.games import game_results


def _check(context: Context) -> Iterator[Finding]:
    result = game_results(context)
    if result and result.tally.games and not result.tally.won:
        games = result.tally.games
        message = f"not one win in {games} games: most likely fewer than {result.bound} are won"
        where = ("victory",) if "victory" in context.entry.data else ("victories",)
        yield context.finding(where, message, "make it easier, or give the bots `goals`", key=True)


RULE = Rule(
    code="P102",
    name="never-won",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
