"""The greedy bot never loses the chapter (`lint --play N`). Without a defeat in N games, the chance of one is most
likely below 3 in N.

At the table:
    The chapter holds no danger, and time is never short.

How to fix:
    Lower `end-page`, place more minions, or draw from the hard deck.

Bad:
    # based on: supper
    end-page: 12
    rooms:
      kitchen-tunnels: { encounter: none }
      kitchen: { encounter: none }
    victory: { mice-at: { face: kitchen-tunnels } }

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
from engine.records.state import LOST


def _check(context: Context) -> Iterator[Finding]:
    result = game_results(context)
    if result and result.tally.games and not result.tally.outcomes[LOST]:
        games = result.tally.games
        message = f"no defeat in {games} games, so most likely fewer than {result.bound} are lost"
        yield context.finding(("end-page",), message, "make it harder, such as with an earlier end page", key=True)


RULE = Rule(
    code="P103",
    name="never-lost",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
