"""What keeps something new from being made."""

from __future__ import annotations


class NewError(Exception):
    """A wish that cannot be met: a bad id, an unknown example, a folder in use. The text says what would help."""
