"""The sections of a report in their order. Each module has a function `section(result)` that returns plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.sections import (
    cards,
    coverage,
    crashes,
    end_pages,
    heroes,
    length,
    losses,
    minions,
    offers,
    parties,
    people,
    replays,
    result,
    run,
    spaces,
    targets,
    tension,
    tiles,
    turns,
)

SECTIONS: dict[str, Callable[[PlaytestResult], Any]] = {
    "run": run.section,
    "result": result.section,
    "targets": targets.section,
    "losses": losses.section,
    "length": length.section,
    "people": people.section,
    "end-pages": end_pages.section,
    "tension": tension.section,
    "tiles": tiles.section,
    "minions": minions.section,
    "heroes": heroes.section,
    "parties": parties.section,
    "cards": cards.section,
    "offers": offers.section,
    "turns": turns.section,
    "spaces": spaces.section,
    "coverage": coverage.section,
    "replays": replays.section,
    "crashes": crashes.section,
}
