"""The error for exports that fail for a reason the user can change."""

from __future__ import annotations


class ExportError(Exception):
    """An export failed; the text is the problem and its remedy."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(f"{message}; {remedy}" if remedy else message)
