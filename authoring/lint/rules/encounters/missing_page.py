"""An encounter card has no line for one of the pages 1 to 6.

At the table:
    When the card is drawn while the hourglass is on that page, players do not know who comes.

How to fix:
    Add the line. Page 6 also counts for every later page. For a page without minions write an empty list.

Bad:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: roach, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]

Good:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: roach, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule

PAGES = ("1", "2", "3", "4", "5", "6")


def _check(context: Context) -> Iterator[Finding]:
    missing = [page for page in PAGES if page not in context.entry.data["pages"]]
    if missing:
        which = f"page {missing[0]}" if len(missing) == 1 else f"pages {', '.join(missing)}"
        message = f'encounter card "{context.entry.id}" has no line for {which}'
        yield context.finding(("pages",), message, f'add "{missing[0]}:", with [] for no minions', key=True)


RULE = Rule(
    code="E101",
    name="missing-page",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("encounter-card",),
    check=_check,
    doc=__doc__,
)
