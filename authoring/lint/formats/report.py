"""The input of every output format."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from authoring.content.findings import Finding, Severity


@dataclass(frozen=True)
class Report:
    """The findings of one run, with the lines of the checked files."""

    findings: tuple[Finding, ...]
    lines: dict[str, list[str]] = field(repr=False)
    colour: bool = False
    known: int = 0
    """The number of findings left out because they are in the baseline."""

    @property
    def fails(self) -> bool:
        """Whether any finding is an error or a warning."""
        return any(finding.severity is not Severity.INFO for finding in self.findings)

    @property
    def counts(self) -> dict[str, int]:
        """How many findings there are of each severity, by its word."""
        found = Counter(finding.severity for finding in self.findings)
        return {severity.word: found[severity] for severity in Severity}


def whole_message(finding: Finding) -> str:
    """The message with its remedy, in one sentence."""
    if not finding.remedy:
        return finding.message
    joint = ", " if finding.remedy.startswith("did you mean") else "; "
    return f"{finding.message}{joint}{finding.remedy}"
