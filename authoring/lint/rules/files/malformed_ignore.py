"""A `# tailwright:` comment cannot be read, gives no reason, or names an S code or no rule at all. S findings cannot be
ignored, as the file cannot be used.

At the table:
    None.

How to fix:
    Write `# tailwright: ignore[CODE] reason`, on the line itself or on the line above. `ignore-block[CODE]` holds for
    that line and all that is indented below it, `ignore-file[CODE]` for the whole file. In place of a code you can
    write the name of the rule.

Bad:
    kind: status
    id: dizzy
    name: Dizzy # tailwright: ignore

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content.findings import Severity
from authoring.lint.rule import Confidence, Rule

RULE = Rule(
    code="S402",
    name="malformed-ignore",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    doc=__doc__,
)
