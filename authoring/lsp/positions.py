"""Places as editors count them: from 0, in units of UTF-8, UTF-16 or UTF-32, whichever the editor has chosen."""

from __future__ import annotations

from dataclasses import dataclass

from lsprotocol import types

from authoring.api.workspace import Edit, Mark

UNITS = {
    types.PositionEncodingKind.Utf8: lambda text: len(text.encode("utf-8", "surrogatepass")),
    types.PositionEncodingKind.Utf16: lambda text: len(text) + sum(letter > "\uffff" for letter in text),
    types.PositionEncodingKind.Utf32: len,
}
"""How long a text is in the units of each encoding."""


@dataclass(frozen=True)
class Positions:
    """The lines of a document, and how the editor counts letters."""

    lines: list[str]
    encoding: types.PositionEncodingKind

    def position(self, line: int, col: int) -> types.Position:
        """A line and column, from 1, as the editor counts them."""
        text = self.lines[line - 1] if 1 <= line <= len(self.lines) else ""
        return types.Position(max(0, line - 1), UNITS[self.encoding](text[: col - 1]))

    def range(self, mark: Mark) -> types.Range:
        """A place as the editor counts it."""
        return types.Range(self.position(mark.line, mark.col), self.position(mark.end_line, mark.end_col))

    def place(self, position: types.Position) -> tuple[int, int]:
        """The line and column of the editor's position; the end of the line if it is beyond it."""
        text = self.lines[position.line] if position.line < len(self.lines) else ""
        units = UNITS[self.encoding]
        col = used = 0
        while col < len(text) and used + units(text[col]) <= position.character:
            used += units(text[col])
            col += 1
        return position.line + 1, col + 1

    def edit(self, edit: Edit) -> types.TextEdit:
        """A change of the text as the editor makes it."""
        return types.TextEdit(types.Range(self._at(edit.start), self._at(edit.end)), edit.text)

    def _at(self, offset: int) -> types.Position:
        for number, line in enumerate(self.lines, 1):
            if offset <= len(line):
                return self.position(number, offset + 1)
            offset -= len(line) + 1
        return types.Position(len(self.lines), 0)
