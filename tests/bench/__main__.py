"""`make bench`: run every measurement, print its rows, and keep them as JSON for comparison.

To add a measurement, write a module with a function `bench` and add a line to `BENCHES`. `--only NAME` runs one
measurement; `--compare` compares the last two runs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator

from tests.bench import editor, engine, growth, large_files, lint, play, playtest, startup
from tests.bench.rows import Row
from tests.bench.setting import BUILD

BENCHES: dict[str, Callable[[], Iterator[Row]]] = {
    "editor": editor.bench,
    "engine": engine.bench,
    "growth": growth.bench,
    "large": large_files.bench,
    "lint": lint.bench,
    "play": play.bench,
    "playtest": playtest.bench,
    "startup": startup.bench,
}
LAST = BUILD / "last.json"
BEFORE = BUILD / "before.json"


def run(names: list[str]) -> None:
    """Run measurements, print their rows and keep them."""
    results: dict[str, float] = {}
    for name in names:
        for what, figure, unit in BENCHES[name]():
            results[f"{name}: {what} [{unit}]"] = figure
            sys.stdout.write(f"{name:8} {what:74} {figure:12.2f} {unit}\n")
            sys.stdout.flush()
    BUILD.mkdir(parents=True, exist_ok=True)
    if LAST.exists():
        LAST.replace(BEFORE)
    LAST.write_text(json.dumps(results, indent=1))


def compare() -> None:
    """Print the figures of the last two runs and their ratios."""
    if not (LAST.exists() and BEFORE.exists()):
        sys.exit("two runs of `make bench` are needed to compare")
    last, before = json.loads(LAST.read_text()), json.loads(BEFORE.read_text())
    for what in last:
        if before.get(what):
            ratio = last[what] / before[what]
            sys.stdout.write(f"{what:90} {before[what]:12.2f} -> {last[what]:12.2f}  x{ratio:.2f}\n")


if "--compare" in sys.argv:
    compare()
else:
    run([sys.argv[sys.argv.index("--only") + 1]] if "--only" in sys.argv else list(BENCHES))
