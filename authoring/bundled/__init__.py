"""Where the bundled schemas and content lie, in an installed package as in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

CONTENT_FOLDERS = ("tiles", "cards", "chapters")
"""The folders of bundled content, below `root()`."""


@cache
def root() -> Path:
    """Return the folder that holds `schemas/`, `tiles/`, `cards/` and `chapters/`.

    The wheel carries them beside this file; in a checkout they are folders at the top. The file system is asked once:
    every line of a report asks for it.
    """
    here = Path(__file__).resolve().parent
    return here if (here / "schemas").is_dir() else here.parents[1]
