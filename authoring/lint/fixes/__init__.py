"""The changes that `lint --fix` makes: to the layout of a file, never to its content.

A fix is a module here whose function `fix` takes and returns the text of a file, and one line in `FIXES`. The result
of a fix is read again, and dropped when its data differs from that of the original.
"""

from __future__ import annotations

from collections.abc import Callable

from authoring.content.edits import means
from authoring.content.library import File
from authoring.lint.fixes import head_first, modeline, trailing_space

__all__ = ["FIXES", "fixed"]

FIXES: dict[str, Callable[[str, File], str]] = {
    "head-first": head_first.fix,
    "trailing-space": trailing_space.fix,
    "modeline": modeline.fix,
}


def fixed(file: File) -> tuple[str, list[str]]:
    """Apply all fixes to a file: its new text, and the names of the fixes that changed it."""
    text, done = file.source.text, []
    if file.source.findings or file.kind is None:
        return text, []
    for name, fix in FIXES.items():
        better = fix(text, file)
        if better != text and means(better, file.source.data):
            text = better
            done.append(name)
    return text, done
