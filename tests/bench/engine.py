"""How long the engine takes to compile a chapter and to copy a state, in pure Python and compiled."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

from tests.bench.rows import Row
from tests.bench.setting import CHAPTERS, FAST, parts


def bench() -> Iterator[Row]:
    """Measure both for every chapter with every installed engine."""
    for chapter in CHAPTERS:
        for fast in (False, True) if FAST.exists() else (False,):
            words = ", compiled engine" if fast else ""
            contender = parts(chapter, fast)
            done = subprocess.run(
                contender.command, env=contender.environment, capture_output=True, text=True, check=True
            )
            times = json.loads(done.stdout)
            yield f"turn {chapter} into tables{words}", times["compile"], "ms"
            yield f"copy a state of {chapter}{words}", times["copy"], "us"
