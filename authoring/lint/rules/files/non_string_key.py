"""A key is not text: a number, `true`, `null`, a list or a map.

At the table:
    Other tools do not read the key as text, and do not find it.

How to fix:
    Put the key in quotes.

Bad:
    kind: encounter-card
    id: two-roaches
    deck: standard
    pages:
      1: []

Good:
    kind: encounter-card
    id: two-roaches
    deck: standard
    pages:
      "1": [{ minion: roach, count: 2 }]
      "2": [{ minion: roach, count: 2 }]
      "3": [{ minion: roach, count: 2 }]
      "4": [{ minion: roach, count: 2 }]
      "5": [{ minion: roach, count: 2 }]
      "6": [{ minion: roach, count: 2 }]
    surge: [{ minion: roach, count: 1 }]
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.NON_STRING_KEY, doc=__doc__)
