"""How often each rule found something, for `lint --statistics`."""

from __future__ import annotations

from collections import Counter

from authoring.lint.formats.report import Report
from authoring.lint.formats.text import summary


def statistics(report: Report) -> str:
    """Write a line for each code, the most frequent first, and the summary of the findings."""
    counts = Counter((finding.code, finding.name, finding.severity.word) for finding in report.findings)
    rows = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    wide = len(str(max(counts.values(), default=0)))
    lines = [f"{count:>{wide}}  {code} {name} ({word})" for (code, name, word), count in rows]
    return "\n".join([*lines, summary(report)]) + "\n"
