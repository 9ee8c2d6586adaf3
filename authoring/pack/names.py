"""How packs are named, and where they lie in a library folder."""

from __future__ import annotations

import re
from typing import Any, Final

PACKS: Final = "packs"
"""The folder of a library that holds installed packs."""

_WORD: Final = "[a-z0-9]+(?:-[a-z0-9]+)*"
_ID: Final = re.compile(f"{_WORD}/{_WORD}")
_NUMBER: Final = "(?:0|[1-9][0-9]{0,5})"
_VERSION: Final = re.compile(rf"{_NUMBER}\.{_NUMBER}\.{_NUMBER}")


def is_pack_id(text: Any) -> bool:
    """Whether a text is an id such as `anna/the-old-mill`."""
    return isinstance(text, str) and len(text) <= 100 and _ID.fullmatch(text) is not None


def is_version(text: Any) -> bool:
    """Whether a text is a version such as `1.0.0`."""
    return isinstance(text, str) and _VERSION.fullmatch(text) is not None
