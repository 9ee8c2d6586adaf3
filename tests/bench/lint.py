"""How much processor time reading and linting content takes, and how that grows with the number of chapters."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time

from authoring.content.library import open_library
from authoring.content.source import parse
from authoring.lint import lint
from tests.authoring.lint.valid_chapters import library_of, random_chapter, random_tiles
from tests.bench.rows import Row
from tests.bench.setting import CHAPTERS, ROOT, environment_of

SIZES = (1, 10, 50, 100)
"""How many chapters a folder has."""
FEW, MANY = 10, 100

COLD = """
import json, sys
from pathlib import Path
from time import process_time
import authoring.lint.registry
import authoring.content.schema.validate
from authoring.content.library import open_library
from authoring.lint import lint
library = open_library()
file = next(file for file in library.files if file.path.endswith(sys.argv[1]))
start = process_time()
findings = lint(library, [file])
print(json.dumps({"ms": 1000 * (process_time() - start), "findings": len(findings)}))
"""


def bench() -> Iterator[Row]:
    """Measure reading, linting a chapter in a new process, and linting folders of generated chapters."""
    yield "read 1,000 lines of YAML with places", _read(), "ms"
    for chapter in CHAPTERS:
        yield f"lint {chapter}, cold, after imports", _cold(chapter), "ms"
    _many(1)  # what is made once for all chapters
    each = {count: _many(count) / count for count in SIZES}
    for count in SIZES:
        yield f"lint a folder of {count} chapters, each", each[count], "ms"
    yield f"the same, each of {MANY} against each of {FEW}", each[MANY] / each[FEW], "x"


def _read() -> float:
    """Return the milliseconds for a thousand lines of the bundled files."""
    sources = [(file.path, "\n".join(file.source.lines).encode()) for file in open_library().files]
    lines = sum(text.count(b"\n") + 1 for _, text in sources)
    start = process_time()
    for path, text in sources:
        parse(text, path)
    return 1e6 * (process_time() - start) / lines


def _cold(chapter: str) -> float:
    path = open_library().entries("chapter")[chapter].file.path
    times = []
    for _ in range(5):
        command = [sys.executable, "-c", COLD, path.rsplit("/", 1)[-1]]
        done = subprocess.run(command, cwd=ROOT, env=environment_of(False), capture_output=True, text=True, check=True)
        found = json.loads(done.stdout)
        assert found["findings"] == 0
        times.append(found["ms"])
    return median(times)


def _many(count: int) -> float:
    tiles = random_tiles(1)
    library, files = library_of([*tiles, *(random_chapter(seed, tiles) for seed in range(count))])
    start = process_time()
    lint(library, files)
    return 1000 * (process_time() - start)
