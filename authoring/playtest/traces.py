"""Write the trace of every game to a file (`--trace-dir`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.content.write_file import write_file
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.playtest import Summary
    from engine.records.trace import Trace


@dataclass(frozen=True)
class TraceFiles:
    """Writes one file per game, named by the seed. The process that played the game calls it."""

    folder: Path

    def __call__(self, summary: Summary, trace: Trace) -> None:
        """Write the trace of a game; its last line is the error of a game that crashed."""
        lines = trace.lines() + ([f"crashed: {summary.error}"] if summary.error else [])
        write_file(self.folder / f"seed-{summary.seed}.txt", "\n".join(lines) + "\n")


def make_trace_folder(folder: Path | None) -> None:
    """Make the folder of the trace files, if there are to be any."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise UsageError(f'cannot make the folder "{folder}": {reason}') from None
