"""The command that shows a game again, as one types it in the current folder."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from authoring.content.library.folder import display_path

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import Plan


def target_words(loaded: LoadedChapter) -> str:
    """Return what names a chapter on the command line: a bundled one its id, another its path from here."""
    entry = loaded.entry
    return entry.id if entry.bundled else shlex.quote(display_path(entry.file.real))


def replay_command(loaded: LoadedChapter, plan: Plan, index: int) -> str:
    """Return the command that replays a game of a plan."""
    party = ",".join(plan.party_of(index))
    words = [f"tailwright replay {target_words(loaded)} --seed {plan.seed + index} --bot {plan.bot} --party {party}"]
    words += [f"--end-page {plan.end_page}"] if plan.end_page else []
    words += [f"--start {plan.start}"] if plan.start else []
    words += [f"--option {key}={value}" for key, value in sorted(plan.options.items())]
    return " ".join(words)
