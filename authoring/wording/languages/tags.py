"""Language tags, such as `de` or `pt-BR` (BCP 47), and which version of a text a reader of a language is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

PATTERN: Final = r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-[a-z0-9]{5,8})*"
"""A language, and perhaps a script, a region and variants, in the usual capitals."""
SOURCE: Final = "en"
_TAG: Final = re.compile(PATTERN)


def is_tag(text: str) -> bool:
    """Whether a text is the tag of a language."""
    return _TAG.fullmatch(text) is not None


def shown_language(text: Mapping[str, Any], language: str) -> str:
    """Return the language in which a text is shown: the one asked for, a relative of it, English, or its first."""
    base = language.partition("-")[0]
    wanted = (language, base, *(tag for tag in text if tag.partition("-")[0] == base), SOURCE)
    return next((tag for tag in wanted if text.get(tag)), next(iter(text), SOURCE))
