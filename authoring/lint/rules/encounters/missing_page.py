"""An encounter card has no line for one of the pages 1 to 6.

At the table:
    The hourglass stands on that page, the card is drawn, and nobody knows who comes.

How to fix:
    Add the line. Page 6 stands for every later page too. Where nobody is to come, say so with an empty list.

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
        message = f'no line for {which} on encounter card "{context.entry.id}"'
        yield context.finding(("pages",), message, f'add "{missing[0]}:", with [] if nobody is to come', key=True)


RULE = Rule(
    code="E101",
    name="missing-page",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("encounter-card",),
    check=_check,
    doc=__doc__,
)
