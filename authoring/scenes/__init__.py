"""Test the scenes of files: play each, and report what is not as it expects."""

from __future__ import annotations

from authoring.scenes.junit import as_junit
from authoring.scenes.play import play_scenes
from authoring.scenes.results import Problem, SceneResult, SceneResults
from authoring.scenes.text import as_text

__all__ = ["Problem", "SceneResult", "SceneResults", "as_junit", "as_text", "play_scenes"]
