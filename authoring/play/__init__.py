"""Play a chapter at the terminal."""

from __future__ import annotations

from authoring.play.person import Person, QuitError

__all__ = ["Person", "QuitError"]
