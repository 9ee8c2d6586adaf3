"""Keys or values exclude each other, such as a rule that both answers an event and always applies.

At the table:
    One of the two would be ignored.

How to fix:
    Remove one of them, or make two rules.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    rules:
      - when: round-start
        do: [surge]
        modify: { move: -1 }

Good:
    kind: status
    id: dizzy
    name: Dizzy
    rules:
      - modify: { move: -1 }
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.KEY_CLASH, doc=__doc__)
