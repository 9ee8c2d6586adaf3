"""What single parts of the engine cost: compiling a chapter, copying a state; pure and compiled."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

from tests.bench.rows import Row
from tests.bench.setting import CHAPTERS, FAST, parts


def bench() -> Iterator[Row]:
    """Compile time and copy time of every chapter, by each engine there is."""
    for chapter in CHAPTERS:
        for fast in (False, True) if FAST.exists() else (False,):
            words = ", compiled engine" if fast else ""
            contender = parts(chapter, fast)
            done = subprocess.run(
                contender.command, env=contender.environment, capture_output=True, text=True, check=True
            )
            found = json.loads(done.stdout)
            yield f"turn {chapter} into tables{words}", found["compile"], "ms"
            yield f"copy a state of {chapter}{words}", found["copy"], "us"
