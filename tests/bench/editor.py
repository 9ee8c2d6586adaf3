"""How long an editor waits: for findings after a letter, for completion and hover, in a folder of 50 chapters."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time

from authoring import bundled
from authoring.api.workspace import Workspace
from authoring.editing.names import mentions_of
from authoring.lsp.diagnostics import diagnostics
from authoring.lsp.session import Session
from tests.bench.rows import Row

CHAPTERS = 50
TIMES = 200


def bench() -> Iterator[Row]:
    """Measure processor time in the largest bundled chapter among 49 others; 95 of 100 times it takes no longer."""
    random = Random(1)
    with tempfile.TemporaryDirectory() as name:
        document = _folder(Path(name))
        workspace, session = Workspace(Path(name)), Session()
        start = process_time()
        workspace.all_findings()
        yield f"first lint of {CHAPTERS} chapters", 1000 * (process_time() - start), "ms"
        text = document.read_text(encoding="utf-8")

        def findings() -> None:
            at = random.randrange(len(text))
            workspace.edit(document, text[:at] + random.choice("abc-: \n") + text[at:])
            diagnostics(session, workspace, document)

        yield f"findings after a letter in {document.stem}, 95 %", _slow(findings), "ms"
        yield "the same, a number changed", _slow(lambda: _number(workspace, session, document, text, random)), "ms"
        workspace.edit(document, text)
        lines = text.split("\n")

        def completion() -> None:
            line = random.randrange(len(lines)) + 1
            workspace.complete(document, line, random.randrange(len(lines[line - 1]) + 1) + 1)

        yield "completion, 95 %", _slow(completion), "ms"
        file = workspace.file(document)
        assert file is not None
        places = [mention.mark for mention in mentions_of(workspace.library, file)]

        def hover() -> None:
            mark = random.choice(places)
            workspace.hover(document, mark.line, mark.col)

        yield "hover, 95 %", _slow(hover), "ms"


def _number(workspace: Workspace, session: Session, document: Path, text: str, random: Random) -> None:
    number = random.choice(list(re.finditer(r"\b\d\b", text)))
    workspace.edit(document, f"{text[: number.start()]}{random.randrange(9)}{text[number.end() :]}")
    diagnostics(session, workspace, document)


def _slow(act: Callable[[], None]) -> float:
    """Return the milliseconds that 95 of 100 calls do not exceed."""
    times = []
    for _ in range(TIMES):
        start = process_time()
        act()
        times.append(1000 * (process_time() - start))
    return quantiles(times, n=20)[-1]


def _folder(folder: Path) -> Path:
    """Write copies of the bundled chapters with ids of their own; return the file of the largest."""
    (folder / "tailwright.toml").write_text("", encoding="utf-8")
    files = [
        path
        for path in (bundled.root() / "chapters").glob("*/*.yaml")
        if "\nkind: chapter\n" in path.read_text(encoding="utf-8")
    ]
    largest = max(files, key=lambda path: path.stat().st_size)
    for number in range(CHAPTERS):
        path = [largest, *files][number % (len(files) + 1)]
        text = re.sub(r"^id: (\S+)", rf"id: \1-{number}", path.read_text(encoding="utf-8"), count=1, flags=re.M)
        (folder / f"{path.stem}-{number}.yaml").write_text(text, encoding="utf-8")
    return folder / f"{largest.stem}-0.yaml"
