"""The error for content that cannot be created."""

from __future__ import annotations


class NewError(Exception):
    """New content cannot be created: a bad id, an unknown example, a folder in use. The text includes the remedy."""
