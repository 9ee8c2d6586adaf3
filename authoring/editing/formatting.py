"""One layout for all files: what `lint --fix` mends, two spaces for each level, and no more than one blank line.

Comments, the order of keys, quotes, texts and everything in brackets stay as they are. The result is read again; what
would change the data is not done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from authoring.content.edits import means
from authoring.content.edits.saving import save_text
from authoring.content.library import File, forget_bundled
from authoring.content.source import Source, parse
from authoring.content.source.nodes import Node
from authoring.content.targets import open_targets
from authoring.lint.fixes import fixed

INDENT = 2
_BLANK_LINES = re.compile(r"\n{3,}")
_DASHES = re.compile(r"^( *)((?:- +)+)")


def formatted(file: File) -> str:
    """The text of a file in the common layout; the text itself if the file has errors of syntax."""
    text, _ = fixed(file)
    if file.source.findings or file.source.root is None:
        return file.source.text
    for step in (_indented, _without_blank_lines):
        better = step(parse(text.encode(), file.path))
        if means(better, file.source.data):
            text = better
    return text


def _without_blank_lines(source: Source) -> str:
    return _BLANK_LINES.sub("\n\n", source.text)


def _indented(source: Source) -> str:
    """Every level of block maps and lists two spaces further in than the one around it."""
    assert source.root
    columns: dict[int, int] = {}
    if source.root.is_block:
        _set_columns(source.root, 0, columns)
    lines = source.lines
    shifts = _shifts(lines, columns)
    moved = (_moved(line, shift) for line, shift in zip(lines, shifts, strict=True))
    return "\n".join(_with_short_dashes(line) if number in columns else line for number, line in enumerate(moved))


def _set_columns(node: Node, column: int, columns: dict[int, int]) -> None:
    """Note in which column the first word of each line of a block has to stand."""
    if isinstance(node.parts, dict):
        for key, part in node.parts.items():
            columns.setdefault(node.keys[key][0], column)
            if part.is_block and part.span[0] > node.keys[key][0]:
                _set_columns(part, column + INDENT, columns)
    elif isinstance(node.parts, list):
        for part in node.parts:
            columns.setdefault(part.span[0], column)
            if part.is_block:
                _set_columns(part, column + INDENT, columns)


def _shifts(lines: list[str], columns: dict[int, int]) -> list[int]:
    """How far each line moves: lines within a value with its first line, comments with the line that follows."""
    shifts, shift = [], 0
    for number, line in enumerate(lines):
        if number in columns:
            shift = columns[number] - (len(line) - len(line.lstrip(" ")))
        shifts.append(shift)
    following = 0
    for number in range(len(lines) - 1, -1, -1):
        if number in columns:
            following = shifts[number]
        elif lines[number].lstrip().startswith("#"):
            shifts[number] = following
    return shifts


def _moved(line: str, shift: int) -> str:
    if not line.strip():
        return line
    return " " * shift + line if shift >= 0 else line[min(-shift, len(line) - len(line.lstrip(" "))) :]


def _with_short_dashes(line: str) -> str:
    """One space after each dash at the start of a line."""
    dashes = _DASHES.match(line)
    return f"{dashes[1]}{'- ' * dashes[2].count('-')}{line[dashes.end() :]}" if dashes else line


def format_paths(paths: Iterable[Path], save: bool = True) -> tuple[list[str], int]:
    """Bring files into the common layout; return the names of those that change, and how many there are."""
    changed, count = [], 0
    for target in open_targets(paths):
        for file in target.files:
            count += 1
            text = formatted(file)
            if text != file.source.text:
                changed.append(file.path)
                if save:  # bundled content need not be below the folder of the library
                    save_text(file, text, file.real.parent if file.bundled else target.root)
    forget_bundled()
    return changed, count
