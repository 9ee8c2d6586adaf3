"""A person at the terminal plays a chapter."""

from __future__ import annotations

from authoring.play.person import LeftError, Person

__all__ = ["LeftError", "Person"]
