"""The folders of the bundled schemas and content, in an installed package or a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

CONTENT_FOLDERS = ("tiles", "cards", "chapters")
"""The folders of bundled content, below `root()`."""


@cache
def root() -> Path:
    """Return the folder that holds `schemas/`, `tiles/`, `cards/` and `chapters/`.

    In an installed package they are beside this file, in a checkout at the top. The result is cached, because every
    line of a report needs it.
    """
    here = Path(__file__).resolve().parent
    return here if (here / "schemas").is_dir() else here.parents[1]
