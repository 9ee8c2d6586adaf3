"""Where Python looks for an author's own bot, such as `mybots:Hoarder`."""

from __future__ import annotations

import sys
from pathlib import Path


def search_current_folder(bot: str) -> None:
    """Let Python import a bot's module from the current folder, after all other places so that it hides no library."""
    here = str(Path.cwd())
    if ":" in bot and here not in sys.path:
        sys.path.append(here)
