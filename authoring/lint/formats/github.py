"""For GitHub Actions: workflow commands that become annotations on the lines of a pull request.

GitHub shows the first ten errors and the first ten warnings of a step, so the most important come first.
"""

from __future__ import annotations

from authoring.content.findings import Finding, Severity
from authoring.lint.formats.report import Report
from authoring.lint.formats.text import summary
from authoring.lint.order import by_importance
from authoring.wording.printable import printable

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def write(report: Report) -> str:
    """Write one workflow command per finding, and the summary."""
    return "\n".join([*map(_command, by_importance(report.findings)), summary(report)]) + "\n"


def _command(finding: Finding) -> str:
    values = {"file": printable(finding.path), "line": finding.line, "endLine": finding.end_line, "col": finding.col}
    if finding.end_line == finding.line:  # columns of another line would be misread
        values["endColumn"] = max(finding.col, finding.end_col - 1)
    values["title"] = f"{finding.code} {finding.name}"
    properties = ",".join(f"{key}={_property(str(value))}" for key, value in values.items())
    return f"::{_COMMANDS[finding.severity]} {properties}::{_data(printable(finding.full_message))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
