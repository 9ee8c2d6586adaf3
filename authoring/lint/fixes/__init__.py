"""What `lint --fix` mends by itself: the layout of a file, never its meaning.

A fix is one module here with `fix`, from a file's text to its text, and one line in `FIXES`. Whatever a fix does, the
result is read again and dropped when it does not say exactly what the file said before.
"""

from __future__ import annotations

from collections.abc import Callable

from authoring.content import source
from authoring.content.library import File
from authoring.lint.fixes import head_first, modeline, trailing_space

__all__ = ["FIXES", "fixed"]

FIXES: dict[str, Callable[[str, File], str]] = {
    "head-first": head_first.fix,
    "trailing-space": trailing_space.fix,
    "modeline": modeline.fix,
}


def fixed(file: File) -> tuple[str, list[str]]:
    """The text of a file with what can be mended mended, and the names of the fixes that did something."""
    text, done = file.source.text, []
    if file.source.findings or file.kind is None:
        return text, []
    for name, fix in FIXES.items():
        better = fix(text, file)
        if better != text and _means_the_same(better, file):
            text = better
            done.append(name)
    return text, done


def _means_the_same(text: str, file: File) -> bool:
    again = source.parse(text.encode(), file.path)
    return not again.findings and again.data == file.source.data
