"""The whole report as plain data."""

from __future__ import annotations

import json
from typing import Any

from authoring.report.played import Played
from authoring.report.sections import SECTIONS

VERSION = 1
"""Raised when a reader of the JSON would have to change."""


def document(played: Played) -> dict[str, Any]:
    """The report: no clock, no number of workers, no path of this machine in it."""
    return {"kind": "playtest-report", "version": VERSION, **{name: make(played) for name, make in SECTIONS.items()}}


def as_json(data: dict[str, Any]) -> str:
    """The report as JSON text."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
