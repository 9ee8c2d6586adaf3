"""Shrink a game: the shortest one that shows a fault or a condition, as a replay and as a scene."""

from __future__ import annotations

from authoring.shrink.scene_file import scene_text
from authoring.shrink.shrink import Shrunk, shrink

__all__ = ["Shrunk", "scene_text", "shrink"]
