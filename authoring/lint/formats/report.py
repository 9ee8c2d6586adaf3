"""What every output format is given."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from authoring.content.findings import Finding, Severity


@dataclass(frozen=True)
class Report:
    """The findings of one run, with the lines of the files that were looked at."""

    findings: tuple[Finding, ...]
    lines: dict[str, list[str]] = field(repr=False)
    colour: bool = False
    window: int = 0
    """The width of the terminal; 0 in a pipe or a file."""
    known: int = 0
    """Findings left out because a baseline knows them."""

    @property
    def fails(self) -> bool:
        """Whether there is anything an author should mend: information alone is not."""
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
