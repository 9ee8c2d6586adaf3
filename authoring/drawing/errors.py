"""The error for pictures that cannot be drawn, for reasons the user can change."""

from __future__ import annotations


class PictureError(Exception):
    """A picture cannot be drawn; the text is the problem and its remedy."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(f"{message}; {remedy}" if remedy else message)
        self.message = message
        self.remedy = remedy
