"""Bots that a person wrote: `mybots:Hoarder` is looked for in the folder they stand in, too."""

from __future__ import annotations

import sys
from pathlib import Path


def look_here(words: str) -> None:
    """Let Python find modules of this folder when somebody names a class; last of all, so that they hide no library."""
    here = str(Path.cwd())
    if ":" in words and here not in sys.path:
        sys.path.append(here)
