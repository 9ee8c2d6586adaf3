"""Numbers that a scene expects: exactly one, or at least and at most some."""

from __future__ import annotations

from typing import Any

Wrong = tuple[tuple[Any, ...], str]
"""The place of an expectation in the scene, and how it is instead."""


def matches(wanted: Any, actual: int) -> bool:
    """Whether a number is as expected."""
    if isinstance(wanted, int):
        return actual == wanted
    return bool(wanted.get("at-least", actual) <= actual <= wanted.get("at-most", actual))


def words_of(wanted: Any) -> str:
    """An expected number in words."""
    if isinstance(wanted, int):
        return str(wanted)
    return " and ".join(f"{bound.replace('-', ' ')} {number}" for bound, number in wanted.items())
