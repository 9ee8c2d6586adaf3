"""What the rules about texts share."""

from __future__ import annotations

from typing import Any

from authoring.content.schema import COLLECTIONS
from authoring.content.source import Steps

KINDS = (*COLLECTIONS.values(), "campaign", "chapter", "tile")
"""The kinds of entry that have texts. Faces, and achievements within a file, are read with their file."""

STORY_PARTS: dict[str, Steps] = {
    "opening": ("story", "opening"),
    "objective": ("objective",),
}
"""The texts every chapter with a story has."""


def has_story(chapter: dict[str, Any]) -> bool:
    """Whether a chapter has any part of its story yet; without, it is a sketch."""
    return any(story_part(chapter, steps) for steps in STORY_PARTS.values()) or "story" in chapter


def story_part(chapter: dict[str, Any], steps: Steps) -> Any:
    """The text at some steps of a chapter; None when there is none."""
    value: Any = chapter
    for step in steps:
        value = value.get(step) if isinstance(value, dict) else None
    return value
