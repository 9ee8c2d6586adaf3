"""The pictures of the documentation: the plan of a bundled chapter and a room."""

from __future__ import annotations

from authoring.drawing.jobs import Job, chapter_jobs, tile_jobs
from authoring.generators import ROOT


def flight_plan() -> str:
    """Return the plan of the chapter "flight" as SVG."""
    return _svg(chapter_jobs(str(ROOT / "chapters" / "sorrow" / "flight.yaml"), "board", "en"), "flight")


def kitchen() -> str:
    """Return the face "kitchen" as SVG."""
    return _svg(tile_jobs(str(ROOT / "tiles" / "tile-3-4.yaml"), "board", "en"), "kitchen")


def _svg(jobs: list[Job], name: str) -> str:
    return next(job.drawing.text() for job in jobs if job.name == name)
