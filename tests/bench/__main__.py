"""`make bench`: every measurement, one line each. A measurement is a module here with `bench`, and one line below."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from tests.bench import lint

BENCHES: dict[str, Callable[[], Iterator[tuple[str, float, str]]]] = {
    "lint": lint.bench,
}

for name, bench in BENCHES.items():
    for what, figure, unit in bench():
        sys.stdout.write(f"{name:10} {what:44} {figure:10.1f} {unit}\n")
