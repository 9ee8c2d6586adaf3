"""The whole report as plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.findings import findings
from authoring.report.sections import SECTIONS

VERSION = 1
"""Raised when programs that read the JSON would have to change."""
ABOVE_FINDINGS = ("run", "result")


def document(result: PlaytestResult) -> dict[str, Any]:
    """Return the report. It holds no time, no number of workers and no path of this machine."""
    return {"kind": "playtest-report", "version": VERSION, **sections(result)}


def sections(result: PlaytestResult, without: Sequence[str] = ()) -> dict[str, Any]:
    """Return the sections of the report in their order, with the findings drawn from them."""
    parts = {name: section(result) for name, section in SECTIONS.items() if name not in without}
    head = {name: parts.pop(name) for name in ABOVE_FINDINGS if name in parts}
    return {**head, "findings": findings(result, parts), **parts}


def as_json(data: dict[str, Any]) -> str:
    """Return the report as JSON text."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
