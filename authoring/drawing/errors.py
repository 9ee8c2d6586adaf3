"""What a picture can fail for. All of these are for the user to mend, not bugs."""

from __future__ import annotations


class PictureError(Exception):
    """A picture that cannot be made: what is wrong, and what to do about it."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(f"{message}; {remedy}" if remedy else message)
        self.message = message
        self.remedy = remedy
