"""A map has the merge key `<<`. It is not part of YAML 1.2, and tools differ on what it does.

At the table:
    The merged keys are missing.

How to fix:
    Write the shared keys out.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    <<: { text: The figure cannot scurry. }

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.MERGE_KEY, doc=__doc__)
