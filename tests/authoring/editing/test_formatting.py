"""One layout for all files, without a change of meaning."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.library import File, open_library
from authoring.content.source import parse
from authoring.editing.formatting import formatted


def file(text: str) -> File:
    return File(parse(text.encode(), "x.yaml"), Path("/nowhere/x.yaml"), bundled=False)


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("kind: status\nid: a\nrules:\n- when: x\n  # why\n  do:\n      - y\n",
         "kind: status\nid: a\nrules:\n  - when: x\n    # why\n    do:\n      - y\n"),
        ("kind: status\nid: a\nb:\n    c: 1\n\n\n\n    d: 2\n", "kind: status\nid: a\nb:\n  c: 1\n\n  d: 2\n"),
        ("kind: status\nid: a\nb:\n-   c: 1\n    d: 2\n", "kind: status\nid: a\nb:\n  - c: 1\n    d: 2\n"),
        ("kind: status\nid: a\nb:\n  - |\n    x\n      y\n", "kind: status\nid: a\nb:\n  - |\n    x\n      y\n"),
        ("kind: status\nid: a\nb:\n    - - 1\n      - 2\n", "kind: status\nid: a\nb:\n  - - 1\n    - 2\n"),
        ("kind: [\n", "kind: [\n"),
    ],
)  # fmt: skip
def test_a_file_is_brought_into_the_common_layout(text: str, after: str) -> None:
    assert formatted(file(text)) == after
    assert formatted(file(after)) == after


def test_bundled_files_have_it() -> None:
    assert [one.path for one in open_library().files if formatted(one) != one.source.text] == []
