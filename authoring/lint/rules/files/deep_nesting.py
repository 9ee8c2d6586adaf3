"""Lists and maps are nested more than 64 levels deep.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Flatten the structure.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    notes: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      deep
      ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.DEEP_NESTING, doc=__doc__)
