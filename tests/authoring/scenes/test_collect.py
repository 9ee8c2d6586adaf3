"""Which scenes are found, and what is said of files that cannot be read."""

from __future__ import annotations

from pathlib import Path

from authoring.content.library import open_library
from authoring.scenes import collect
from tests.authoring.scenes.stage import write


def test_a_broken_bundled_file_is_a_finding_and_no_crash(tmp_path: Path) -> None:
    path = write(tmp_path, "given: 7\nexpect: { page: 1 }")
    library = open_library(tmp_path)
    file = library.file_at(path)
    assert file is not None
    object.__setattr__(file, "bundled", True)
    found = collect._found(library, [file])
    assert found.scenes == []
    assert [error.path for error in found.errors] == [file.path]
