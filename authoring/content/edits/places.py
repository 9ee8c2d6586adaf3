"""Where the values of a file stand in its text, in characters from its start."""

from __future__ import annotations

from typing import Any

from authoring.content.findings import Mark
from authoring.content.source import Source, Steps
from authoring.content.source.nodes import Node


class Places:
    """The text of a file that was read, its lines, and the places of its values."""

    def __init__(self, source: Source) -> None:
        assert source.root
        self.source = source
        self.text = source.text
        self.lines = source.lines
        self.root: Node = source.root
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def node(self, steps: Steps) -> Node:
        """The node of a value, which must exist."""
        node = self.root
        for step in steps:
            parts: Any = node.parts
            node = parts[step]
        return node

    def is_in_flow(self, steps: Steps) -> bool:
        """Whether a value stands within `{ }` or `[ ]`."""
        return any(self.is_flow(self.node(steps[:depth])) for depth in range(len(steps)))

    def is_flow(self, node: Node) -> bool:
        """Whether a map or list is written in brackets."""
        return node.parts is not None and self.text[self.offset(node.mark.line, node.mark.col)] in "{["

    def span(self, node: Node) -> tuple[int, int]:
        """The start and end of a value; a block text ends with its last line that is not blank."""
        start = self.offset(node.mark.line, node.mark.col)
        if self.text[start : start + 1] not in ("|", ">"):
            return start, self.end(node)
        last = node.mark.line - 1
        own = len(self.lines[last]) - len(self.lines[last].lstrip(" -"))
        for number in range(last + 1, len(self.lines)):
            line = self.lines[number]
            if line.strip() and len(line) - len(line.lstrip(" ")) <= own:
                break
            if line.strip():
                last = number
        return start, self._starts[last] + len(self.lines[last])

    def key_span(self, steps: Steps) -> tuple[int, int]:
        """The start and end of a key."""
        return self.of_mark(self.source.where_key(steps))

    def of_mark(self, mark: Mark) -> tuple[int, int]:
        """The start and end of a mark."""
        return self.offset(mark.line, mark.col), self.offset(mark.end_line, mark.end_col)

    def end(self, node: Node) -> int:
        """The end of a value."""
        return self.offset(node.mark.end_line, node.mark.end_col)

    def last(self, node: Node) -> int:
        """The end of the last text within a value: block texts and their blank lines included."""
        parts = node.parts.values() if isinstance(node.parts, dict) else node.parts or ()
        if self.is_flow(node):
            return self.end(node)
        return max([self.span(node)[1] if node.parts is None else 0, *map(self.last, parts)])

    def offset(self, line: int, col: int) -> int:
        """The place of a line and column."""
        return self._starts[line - 1] + col - 1

    def line_end(self, at: int) -> int:
        """The end of the line of a place."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end
