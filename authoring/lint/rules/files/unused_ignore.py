"""An ignore comment matches no finding (any more).

At the table:
    None.

How to fix:
    Remove the comment: it would hide the next finding of that code.

Bad:
    kind: status
    id: dizzy
    name: Dizzy # tailwright: ignore[R102] it once was a copy

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
    code="S401",
    name="unused-ignore",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    doc=__doc__,
)
