"""A comment to tailwright cannot be read, gives no reason, or names an S code: a file that is not YAML of its
kind cannot be used, so those findings cannot be answered away.

At the table:
    None.

How to fix:
    Write `# tailwright: ignore[CODE] reason`, on the line itself or on the line above.

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
