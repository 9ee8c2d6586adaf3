"""A file holds more than one YAML document: a line `---` after the first.

At the table:
    Only the first document is read.

How to fix:
    Move the other documents to files of their own, or put cards into one collection file.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    ---
    kind: status
    id: giddy
    name: Giddy

Good:
    kind: statuses
    id: spins
    cards:
      - { id: dizzy, name: Dizzy }
      - { id: giddy, name: Giddy }
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.SEVERAL_DOCUMENTS, doc=__doc__)
