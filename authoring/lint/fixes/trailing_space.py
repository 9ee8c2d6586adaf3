"""Remove spaces at the ends of lines and blank lines at the end of the file."""

from __future__ import annotations

from authoring.content.library import File


def fix(text: str, file: File) -> str:
    """Remove them. Where such spaces are part of a text (a `|` block), the result is not used."""
    return "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n") + "\n"
