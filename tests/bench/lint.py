"""How long it takes to read, check and lint content."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from authoring import schema
from authoring.library import open_library
from authoring.lint import lint


def bench() -> Iterator[tuple[str, float, str]]:
    """Yield what was measured, the figure and its unit."""
    start = perf_counter()
    library = open_library()
    yield "read the bundled content", 1000 * (perf_counter() - start), "ms"
    lines = sum(len(file.source.lines) for file in library.files)
    schema.check(library.files[0].source)  # the schemas are compiled once
    start = perf_counter()
    findings = lint(library, library.files)
    yield f"lint {lines} lines of bundled content", 1000 * (perf_counter() - start), "ms"
    assert findings == []
