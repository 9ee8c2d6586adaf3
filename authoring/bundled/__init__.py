"""Where the bundled schemas and content lie, in an installed package as in a checkout."""

from __future__ import annotations

from pathlib import Path

CONTENT_FOLDERS = ("tiles", "cards", "chapters")
"""The folders of bundled content, below `root()`."""


def root() -> Path:
    """Return the folder that holds `schemas/`, `tiles/`, `cards/` and `chapters/`.

    The wheel carries them beside this file; in a checkout they are folders at the top.
    """
    here = Path(__file__).resolve().parent
    return here if (here / "schemas").is_dir() else here.parents[1]
