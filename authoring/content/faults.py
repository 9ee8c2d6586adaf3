"""Errors of Tailwright itself: one part of lint fails on a file, and the other parts go on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb

from authoring.content.findings import START, Finding, Mark
from authoring.content.problems import INTERNAL_FAULT


def fault(what: str, path: str, error: Exception, mark: Mark = START, meanwhile: str = "") -> Finding:
    """The finding about a part of lint that failed. It leaves out the error's text, which may quote the file."""
    frames = extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    message = f"{what} failed: {type(error).__name__}{place}"
    remedy = "report it with this file" + (f"; until it is mended, {meanwhile}" if meanwhile else "")
    return Finding.at(INTERNAL_FAULT, path, mark, message, remedy)


def is_fault(finding: Finding) -> bool:
    """Whether a finding is about an error of Tailwright."""
    return finding.code == INTERNAL_FAULT.code


def has_faults(findings: Iterable[Finding]) -> bool:
    """Whether a part of lint failed, so that the findings may not be all there are."""
    return any(is_fault(finding) for finding in findings)
