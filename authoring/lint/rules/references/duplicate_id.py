"""Two things have the same id. Ids are unique among all content, bundled and your own, whatever its kind.

At the table:
    Players cannot tell which of the two a rule means.

How to fix:
    Rename one of them, or add `replaces` if yours takes the place of bundled content.

Bad:
    # file: dizzy.yaml
    kind: status
    id: dizzy
    name: Dizzy
    # file: also-dizzy.yaml
    kind: status
    id: dizzy
    name: Dizzy too

Good:
    # file: dizzy.yaml
    kind: status
    id: dizzy
    name: Dizzy
    # file: giddy.yaml
    kind: status
    id: giddy
    name: Giddy
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.DUPLICATE_ID, doc=__doc__)
