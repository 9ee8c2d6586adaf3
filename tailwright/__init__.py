"""Tailwright: write, lint and playtest fan chapters of Mice & Mystics. `docs/reference/api.md` describes every name.

The names come from `authoring.api`, which is imported when the first of them is used: the command line starts sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from authoring.api import *  # noqa: F403


def __getattr__(name: str) -> object:
    if name.startswith("__") and name != "__version__" and name != "__all__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from authoring import api

    if name not in api.__all__ and name != "__all__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(api, name)


def __dir__() -> list[str]:
    from authoring import api

    return sorted(api.__all__)
