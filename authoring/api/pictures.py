"""Pictures of chapters and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.api.chapter import Chapter
from authoring.drawing.jobs import chapter_jobs, tile_jobs

if TYPE_CHECKING:
    from authoring.drawing import Drawing


def render(target: Chapter | str, look: str = "board", language: str = "en") -> Drawing:
    """Draw a chapter, or a face by its id. `look` is `board`, `graph` or, for a chapter, `states`.

    The drawing's `text()` is SVG; `bytes("png")`, `bytes("pdf")` and `bytes("dot")` give other formats.
    """
    if isinstance(target, Chapter):
        jobs = chapter_jobs(str(target.file), look, language)
    else:
        jobs = tile_jobs(target, look, language)
    return jobs[0].drawing
