"""The parts of a report, in the order they are shown. Each module has one `section(played)`, which gives plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.report.played import Played
from authoring.report.sections import (
    cards,
    coverage,
    crashes,
    end_pages,
    findings,
    heroes,
    length,
    losses,
    minions,
    parties,
    played_by,
    replays,
    result,
    spaces,
    targets,
    tension,
    tiles,
)

SECTIONS: dict[str, Callable[[Played], Any]] = {
    "run": played_by.section,
    "result": result.section,
    "findings": findings.section,
    "targets": targets.section,
    "losses": losses.section,
    "length": length.section,
    "end-pages": end_pages.section,
    "tension": tension.section,
    "tiles": tiles.section,
    "minions": minions.section,
    "heroes": heroes.section,
    "parties": parties.section,
    "cards": cards.section,
    "spaces": spaces.section,
    "coverage": coverage.section,
    "replays": replays.section,
    "crashes": crashes.section,
}
