"""The progress of a long run in a file, so that a run that was cut can go on where it stood."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any, Final

from authoring.content.plain_file import UnreadableError, read_json
from authoring.content.write_file import refuse_hand_written, write_file
from authoring.store.keys import engine_hash, key_of
from engine.playtest import CompiledPlan, Plan, Tally
from engine.playtest.batches import batches
from engine.playtest.run import Checkpoint
from engine.playtest.summary import UNPLAYED
from engine.playtest.tally_data import tally_from_data, tally_to_data
from engine.playtest.usage_error import UsageError

KIND: Final = "playtest-progress"
VERSION: Final = 1
SECONDS: Final = 2.0
"""The least time between two writings. The end of a run is always written."""


def open_checkpoint(path: Path, compiled: CompiledPlan, games: int) -> Checkpoint[Tally]:
    """Return the part of a run that a file holds: nothing yet, if there is no such file.

    Raises UsageError if the file holds something else, or the progress of another run, and CannotWriteError if it must
    not be replaced.
    """
    refuse_hand_written(path)
    about = _about(compiled.plan, games)
    tally = _read(path, about)
    return Checkpoint(tally, len(tally.course), CheckpointFile(path, about, games))


class CheckpointFile:
    """Writes the tally of a run, as far as its games are complete."""

    def __init__(self, path: Path, about: dict[str, Any], games: int) -> None:
        self.path, self.about, self.games = path, about, games
        self.ends = _ends(games)
        self.written = monotonic()

    def __call__(self, tally: Tally) -> None:
        """Write the tally, unless it was written a moment ago or stands in the middle of a batch."""
        played = len(tally.course)
        if played not in self.ends or tally.outcomes[UNPLAYED]:
            return
        if played < self.games and monotonic() - self.written < SECONDS:
            return
        write_file(self.path, json.dumps({**self.about, "tally": tally_to_data(tally)}))
        self.written = monotonic()


def _read(path: Path, about: dict[str, Any]) -> Tally:
    try:
        data = read_json(path)
    except FileNotFoundError:
        return Tally()
    except UnreadableError as error:
        raise UsageError(f'cannot read "{path}": {error}') from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("version") != VERSION:
        raise UsageError(f'"{path}" does not hold the progress of a playtest; name another file for --resume')
    changed = [name for name, value in about.items() if data.get(name) != value]
    if changed:
        raise UsageError(
            f'"{path}" holds the progress of another run (other {", ".join(changed)}); name another file for --resume, '
            "or delete this one"
        )
    try:
        tally = tally_from_data(data["tally"])
    except (KeyError, ValueError):
        raise UsageError(f'"{path}" is damaged; delete it to play all games again') from None
    if len(tally.course) not in _ends(about["games"]):
        raise UsageError(f'"{path}" is damaged: it ends in the middle of a batch; delete it to play all games again')
    return tally


def _ends(games: int) -> frozenset[int]:
    """The numbers of games at which a batch ends. A run is judged there, and goes on from there."""
    return frozenset({0, *(start + count for start, count in batches(games))})


def _about(plan: Plan, games: int) -> dict[str, Any]:
    """What a run is: the same words mean the same games."""
    return {
        "kind": KIND,
        "version": VERSION,
        "chapter": key_of(plan.content).content,
        "engine": engine_hash(),
        "games": games,
        "seed": plan.seed,
        "bot": plan.bot,
        "party": [list(party) for party in plan.parties],
        "options": dict(sorted(plan.options.items())),
        "end-page": plan.end_page,
        "start": plan.start,
        "without": list(plan.without),
    }
