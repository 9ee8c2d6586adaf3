"""Scenes from code."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from authoring.playtest.open_chapter import ContentErrors
from authoring.scenes import play_scenes

if TYPE_CHECKING:
    from authoring.scenes import SceneResult


def test(target: str | Path) -> list[SceneResult]:
    """Play the scenes of a file, folder or id; return a result for each. Raise ContentErrors if a file has errors."""
    results = play_scenes([Path(target)])
    if results.errors:
        raise ContentErrors(list(results.errors), results.lines)
    return list(results.scenes)


test.__test__ = False  # type: ignore[attr-defined]  # it is no test of pytest
