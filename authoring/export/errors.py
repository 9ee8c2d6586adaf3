"""What can be wrong with an export that was asked for."""

from __future__ import annotations


class ExportError(Exception):
    """Something that cannot be exported, with a way out."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(f"{message}; {remedy}" if remedy else message)
