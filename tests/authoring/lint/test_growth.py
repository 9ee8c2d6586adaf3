"""Lint grows with its files in proportion: twice as much content takes twice as many calls of functions.

Calls are counted because time is not the same twice. `python -m tests.bench --only large` measures the time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from authoring.content.targets import open_targets
from authoring.lint import lint
from tests.bench.large_files import _cards, _loud, _quiet, _rules
from tests.fuzz.cases import to_yaml

Data = dict[str, Any]
MOST = 2.2
"""Twice is in proportion; searches in sorted lists take a little more, pairs of things take four times."""


def calls(path: Path, data: Data) -> int:
    """How many functions lint calls for a file with some data."""
    path.write_text(to_yaml(data), encoding="utf-8")
    target = next(iter(open_targets([path])))
    count = 0

    def note(frame: Any, event: str, value: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        lint(target.library, target.files)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    ("sizes", "make"),
    [
        ((60, 120, 240), lambda size: _cards(size, 10)),
        ((100, 200, 400), lambda size: _rules(size, _quiet)),
        ((100, 200, 400), lambda size: _rules(size, _loud)),
    ],
    ids=["cards", "quiet-rules", "loud-rules"],
)
def test_twice_the_content_takes_twice_the_calls(
    sizes: tuple[int, int, int], make: Callable[[int], Data], tmp_path: Path
) -> None:
    calls(tmp_path / "large.yaml", make(sizes[0]))  # what is computed once per process
    small, middle, large = (calls(tmp_path / "large.yaml", make(size)) for size in sizes)
    assert large - middle < MOST * (middle - small)
