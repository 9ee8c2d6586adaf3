"""Everything that an editor can ask, of documents that are edited at random."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from random import Random

import pytest

from authoring.api import CannotRenameError
from authoring.api.workspace import Workspace
from authoring.content.edits import apply_edits
from tests.authoring.editing.folder import Typist, write_folder


def ask_everything(workspace: Workspace, path: Path, random: Random) -> None:
    """Ask about a random place of a document; whatever the text holds, there is an answer."""
    file = workspace.file(path)
    assert file is not None
    line = random.randrange(len(file.source.lines)) + 1
    col = random.randrange(len(file.source.lines[line - 1]) + 1) + 1
    workspace.complete(path, line, col)
    workspace.hover(path, line, col)
    workspace.definitions(path, line, col)
    workspace.references(path, line, col)
    workspace.symbols(path)
    workspace.folds(path)
    workspace.links(path)
    formatted = workspace.formatted(path)
    assert formatted is not None
    try:
        changes = workspace.rename_id(path, line, col, "quite-new")
    except CannotRenameError:
        changes = {}
    for changed, edits in changes.items():
        other = workspace.file(changed)
        assert other is not None
        apply_edits(other.source.text, edits)
    for action in workspace.actions(path, line, line + 3):
        for changed, edits in action.edits.items():
            other = workspace.file(changed)
            assert other is not None
            apply_edits(other.source.text, edits)


def edit_and_ask(folder: Path, seed: int, edits: int) -> list[int]:
    """Edit at random and ask everything after each edit; return how much memory is used after each quarter."""
    paths = write_folder(folder)
    typist = Typist({path: path.read_text(encoding="utf-8") for path in paths}, seed)
    workspace = Workspace(folder)
    random = Random(seed)
    used = []
    for number in range(edits):
        path, text = typist.edit()
        workspace.edit(path, text)
        workspace.findings(path)
        ask_everything(workspace, path, random)
        if tracemalloc.is_tracing() and number % (edits // 4) == edits // 4 - 1:
            workspace.all_findings()
            gc.collect()
            used.append(tracemalloc.get_traced_memory()[0])
    return used


def test_there_is_an_answer_whatever_the_text_holds(tmp_path: Path) -> None:
    edit_and_ask(tmp_path, seed=5, edits=25)


@pytest.mark.soak
def test_two_thousand_edits_take_no_more_memory_than_five_hundred(tmp_path: Path) -> None:
    tracemalloc.start()
    try:
        used = edit_and_ask(tmp_path, seed=6, edits=2000)
    finally:
        tracemalloc.stop()
    assert max(used) < 1.25 * used[0]
