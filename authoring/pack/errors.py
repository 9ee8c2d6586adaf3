"""Why something cannot be packed, opened or installed."""

from __future__ import annotations


class PackError(Exception):
    """A pack cannot be made or used; the message is a sentence with a way out."""
