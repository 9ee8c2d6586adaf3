"""Where the store is: in the cache directory of the user, as the operating system has it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

FOLDER_VARIABLE: Final = "TAILWRIGHT_CACHE"
"""The environment variable that names another folder."""


def store_folder() -> Path:
    """Return the folder of the store, which need not exist.

    A relative path would lead into the current folder, which may hold content of strangers, so it does not count.
    """
    chosen = Path(os.environ.get(FOLDER_VARIABLE, ""))
    if chosen.is_absolute():
        return chosen
    usual = user_cache_path("tailwright", appauthor=False)
    return usual if usual.is_absolute() else Path.home() / ".cache" / "tailwright"
