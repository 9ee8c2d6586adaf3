"""The format of an export, by the ending of its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from authoring.export.errors import ExportError

Writer = TypeVar("Writer")


def writer_for(output: Path, writers: Mapping[str, Writer]) -> Writer:
    """The writer for the ending of a file; raise ExportError if there is none."""
    if output.suffix.lower() not in writers:
        endings = " or ".join(sorted(writers))
        raise ExportError(f'unknown ending of "{output}"', f"name a file that ends in {endings}")
    return writers[output.suffix.lower()]
