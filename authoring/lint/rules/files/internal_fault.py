"""A lint rule itself failed on a file: an error of Tailwright, not of the author. The other rules went on.

At the table:
    None, but what the rule looks for may be there unseen.

How to fix:
    Report it with the file. Until it is mended, leave the rule out with `--ignore` and its code.

Bad:
    # no file should cause this

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.lint.rule import Confidence, Rule

RULE = Rule(
    code="S403",
    name="internal-fault",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    doc=__doc__,
)


def has_faults(findings: Iterable[Finding]) -> bool:
    """Whether a rule failed, so that the findings may not be all there are."""
    return any(finding.code == RULE.code for finding in findings)


def fault(rule: Rule, entry: Entry, error: Exception) -> Finding:
    """The finding about a rule that failed on an entry. It leaves out the error's text, which may quote the file."""
    frames = extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    message = f"rule {rule.code} {rule.name} failed: {type(error).__name__}{place}"
    remedy = f"report it with this file; until it is mended, leave the rule out with --ignore {rule.code}"
    return Finding.at(RULE.kind, entry.file.path, entry.where(()), message, remedy)
