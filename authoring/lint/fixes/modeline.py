"""Add the line that tells editors where the schema is, so that they can complete and explain keys."""

from __future__ import annotations

import os
from pathlib import Path

from authoring import bundled
from authoring.content.library import File

MARK = "# yaml-language-server:"
FOLDERS = (".tailwright", "schemas")
"""The folders of schemas: that of `tailwright new`, and that of a checkout of tailwright."""


def fix(text: str, file: File) -> str:
    """Add the line, if there is none and the schema is in a folder above the file."""
    if text.startswith(MARK) or f"\n{MARK}" in text:
        return text
    schema = _schema(file)
    return text if schema is None else f"{MARK} $schema={schema}\n{text}"


def _schema(file: File) -> str | None:
    here = file.real.parent
    for folder in (here, *here.parents):
        for name in FOLDERS:
            path = folder / name / f"{file.kind}.schema.json"
            if path.is_file() and (name != "schemas" or folder == bundled.root()):
                return Path(os.path.relpath(path, here)).as_posix()
    return None
