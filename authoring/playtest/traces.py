"""Traces of games as files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.playtest import Summary
    from engine.records.trace import Trace


@dataclass(frozen=True)
class TraceFiles:
    """Writes one file per game into a folder, named by the seed. Called by the process that played the game."""

    folder: Path

    def __call__(self, one: Summary, trace: Trace) -> None:
        """Write a game's trace; a crash is its last line."""
        lines = trace.lines() + ([f"crashed: {one.error}"] if one.error else [])
        (self.folder / f"seed-{one.seed}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
