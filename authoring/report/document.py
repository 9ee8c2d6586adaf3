"""The whole report as plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from authoring.drawing.board.face import localized_text
from authoring.playtest.diagnosis import find_causes
from authoring.playtest.result import PlaytestResult
from authoring.report.findings import findings
from authoring.report.sections import SECTIONS
from authoring.report.verdict import verdict

VERSION = 1
"""Raised when programs that read the JSON would have to change."""
ABOVE_VERDICT = ("run", "result")


def document(result: PlaytestResult) -> dict[str, Any]:
    """Return the report. It holds no time, no number of workers and no path of this machine."""
    return {"kind": "playtest-report", "version": VERSION, **sections(result)}


def sections(result: PlaytestResult, without: Sequence[str] = ()) -> dict[str, Any]:
    """Return the sections of the report in their order, with the verdict and the findings drawn from them."""
    parts = {name: section(result) for name, section in SECTIONS.items() if name not in without}
    head = {name: parts.pop(name) for name in ABOVE_VERDICT if name in parts}
    diagnosis = result.diagnosis or find_causes(result.loaded, result.compiled, result.tally)
    faces = face_names(result)
    judged = verdict(result, diagnosis, faces)
    return {**head, "verdict": judged, "findings": findings(result, diagnosis, parts, faces), **parts}


def face_names(result: PlaytestResult) -> dict[str, str]:
    """The names of the faces, by id."""
    tiles = result.plan.content.tiles.values()
    return {face["id"]: localized_text(face.get("name")) or face["id"] for tile in tiles for face in tile["faces"]}


def as_json(data: dict[str, Any]) -> str:
    """Return the report as JSON text."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
