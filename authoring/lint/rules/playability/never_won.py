"""The greedy bot never wins the chapter (`lint --play N`). Without a win in N games, the chance of one is most likely
below 3 in N.

At the table:
    Good players may still win, but an ordinary group loses every time.

How to fix:
    Raise `end-page`, remove minions, or check that the victory is possible at all; `tailwright playtest` shows how the
    games are lost. If bots do not find the way, give them `goals`.

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
        message = f"no win in {games} games, so most likely fewer than {result.bound} are won"
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
