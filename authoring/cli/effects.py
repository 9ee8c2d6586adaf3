"""How `knockout` and `playtest --without` write what they found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

WIDTH = 120
"""Columns of a table that goes into a file or a pipe."""


def write_effects(data: dict[str, Any], json_file: Path | None, page_file: Path | None) -> None:
    """Write the files, then the table."""
    from authoring.cli.printing import JSON, console, say_document
    from authoring.cli.saving import save
    from authoring.report import as_json
    from authoring.report.effects_page import effects_page
    from authoring.report.effects_text import show_effects

    to_stdout = json_file == Path("-")
    if json_file and not to_stdout:
        save(json_file, as_json(data))
    if page_file:
        save(page_file, effects_page(data))
    if to_stdout:
        say_document(as_json(data), JSON)
    else:
        show_effects(data, console(None if sys.stdout.isatty() else WIDTH))
