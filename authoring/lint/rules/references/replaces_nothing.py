"""An entry replaces bundled content that does not exist, or that has another id.

At the table:
    Both the old and the new content are in play, or neither.

How to fix:
    Name bundled content of the same kind, and give yours the same id.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    replaces: dizzyness

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.REPLACES_NOTHING, doc=__doc__)
