"""How long a command takes to start, compared with an empty Python program.

The commands have bytecode, as those of an installed package do; it is kept in a folder of its own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from tests.bench.rows import Row
from tests.bench.setting import ROOT, environment_of
from tests.terminal import output_at_terminal

COMMANDS = {
    "--help": ["-m", "tailwright", "--help"],
    "lint FILE": ["-m", "tailwright", "lint", "chapters/sorrow/flight.yaml"],
}


def bench() -> Iterator[Row]:
    """Measure the wall time of commands in alternation with an empty program."""
    for name, arguments in COMMANDS.items():
        _wall(arguments)  # writes the bytecode
        pairs = [(_wall(["-c", "pass"]), _wall(arguments)) for _ in range(11)]
        yield f"tailwright {name}", 1000 * median(wall for _, wall in pairs), "ms"
        yield f"tailwright {name} against python -c pass", median(wall / empty for empty, wall in pairs), "x"
    yield "tailwright playtest: first win rate at a terminal", median(_first_figure() for _ in range(5)), "s"


def _first_figure() -> float:
    """The seconds until a playtest of 1,000 games shows how many were won so far."""
    start = perf_counter()
    for text in output_at_terminal(ROOT, ["playtest", "flight"], environment_of(fast=False)):
        if b"won so far" in text:
            return perf_counter() - start
    raise RuntimeError("the playtest showed no win rate")


def _wall(arguments: list[str]) -> float:
    command, environment = [sys.executable, *arguments], environment_of(fast=False)
    start = perf_counter()
    subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - start
