"""For code scanning services: SARIF 2.1.0."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import quote

from authoring import __version__
from authoring.content.findings import Finding, Mark, Severity
from authoring.lint.baseline import key
from authoring.lint.formats.report import Report
from authoring.lint.registry import FAMILY_OF, RULES
from authoring.lint.rule import Rule

DOCS = "https://example.org/your/copy/of/tailwright/docs/reference/lint"
"""The address of the pages of the rules, as `docs/how-to/check-in-ci.md` writes that of the repository."""
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def write(report: Report) -> str:
    """Write findings as one SARIF run."""
    used = sorted({finding.code for finding in report.findings})
    driver = {
        "name": "tailwright",
        "semanticVersion": __version__,
        "rules": [_rule(RULES[code]) for code in used],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding, used.index(finding.code)) for finding in report.findings],
    }
    document = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "help": {"text": rule.section("How to fix")},
        "helpUri": docs_address(rule),
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
    }


def docs_address(rule: Rule) -> str:
    """The address of the page of a rule."""
    return f"{DOCS}/{FAMILY_OF[rule.code].anchor(rule)}"


def fingerprint(finding: Finding) -> str:
    """What stays the same of a finding while the lines above it change: a hash of its file, code and message."""
    return hashlib.sha256("\n".join(key(finding)).encode("utf-8", "replace")).hexdigest()[:32]


def _result(finding: Finding, index: int) -> dict[str, Any]:
    mark = Mark(finding.line, finding.col, finding.end_line, finding.end_col)
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": index,
        "level": _LEVELS[finding.severity],
        "message": {"text": finding.full_message},
        "locations": [_location(finding.path, mark)],
        "partialFingerprints": {"tailwright/v1": fingerprint(finding)},
    }
    if finding.related:
        result["relatedLocations"] = [
            {**_location(related.path, related.mark), "message": {"text": related.message}}
            for related in finding.related
        ]
    return result


def _location(path: str, mark: Mark) -> dict[str, Any]:
    place = Path(path)
    uri = place.as_uri() if place.is_absolute() else quote(os.fsencode(place.as_posix()))
    region = {
        "startLine": mark.line,
        "startColumn": mark.col,
        "endLine": mark.end_line,
        "endColumn": mark.end_col,
    }
    return {"physicalLocation": {"artifactLocation": {"uri": uri}, "region": region}}
