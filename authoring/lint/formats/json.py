"""For other programs: one JSON document."""

from __future__ import annotations

import json
from typing import Any

from authoring.content.findings import Finding, Mark
from authoring.lint.formats.report import Report


def write(report: Report) -> str:
    """Write findings as JSON: `version`, `findings`, and `summary` with counts by severity."""
    summary = {**report.counts, "files": len(report.lines)}
    document = {"version": 1, "findings": [_finding(finding) for finding in report.findings], "summary": summary}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _finding(finding: Finding) -> dict[str, Any]:
    mark = Mark(finding.line, finding.col, finding.end_line, finding.end_col)
    return {
        "path": finding.path,
        **_mark(mark),
        "severity": finding.severity.word,
        "code": finding.code,
        "name": finding.name,
        "message": finding.message,
        "remedy": finding.remedy,
        "related": [
            {"path": related.path, **_mark(related.mark), "message": related.message} for related in finding.related
        ],
    }


def _mark(mark: Mark) -> dict[str, int]:
    return {"line": mark.line, "column": mark.col, "end-line": mark.end_line, "end-column": mark.end_col}
