"""Texts of content, in one language or several."""

from __future__ import annotations

from typing import Any


def in_english(text: Any) -> str:
    """The English version of a text: a string, or a map from languages to strings."""
    if isinstance(text, dict):
        return str(text.get("en") or next(iter(text.values()), ""))
    return str(text)
