"""A file is larger than 2 MiB or holds more than 200,000 values. Real chapters are far smaller.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Split the file into several, or remove data that is not content.

Bad:
    # attic.yaml is larger than 2 MiB

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.OVERSIZED_FILE, doc=__doc__)
