"""Write translations into the text of a YAML file, keeping comments, blank lines and the order of keys.

Each text is edited at its position in the source. The result is parsed again and compared with the expected data; if
they differ, nothing is written.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from authoring.content.source import Source, Steps, parse
from authoring.content.source.nodes import Node
from authoring.translate.yaml_text import WIDTH, in_block, in_flow
from authoring.wording.languages import SOURCE

Change = tuple[Steps, str, str]
"""The path of a text, a language, and the text in that language."""


class EditError(Exception):
    """A text cannot be edited in place."""


@dataclass(frozen=True)
class _Edit:
    start: int
    end: int
    text: str


def apply_translations(source: Source, changes: list[Change]) -> str:
    """Return the text of a file with translations added or replaced."""
    edited = source.text
    by_place: dict[Steps, dict[str, str]] = {}
    for steps, language, text in changes:
        by_place.setdefault(steps, {})[language] = text
    edits = [edit for steps, texts in by_place.items() for edit in _TextNode(source, steps).edits(texts)]
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        edited = edited[: edit.start] + edit.text + edited[edit.end :]
    _check(edited, source, by_place)
    return edited


def _check(text: str, source: Source, by_place: dict[Steps, dict[str, str]]) -> None:
    expected = copy.deepcopy(source.data)
    for steps, texts in by_place.items():
        parent = expected
        for step in steps[:-1]:
            parent = parent[step]
        now = parent[steps[-1]]
        parent[steps[-1]] = {**(now if isinstance(now, dict) else {SOURCE: now}), **texts}
    if parse(text.encode(), source.path).data != expected:
        raise EditError(f'cannot change the texts of "{source.path}" in place; write the translations in by hand')


class _TextNode:
    """A text of a file, with its position in the source."""

    def __init__(self, source: Source, steps: Steps) -> None:
        self.text = source.text
        self.lines = source.lines
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        assert source.root
        self.node: Node = source.root
        self.in_flow = False
        for step in steps:
            self.in_flow = self.in_flow or self._is_flow(self.node)
            parts: Any = self.node.parts
            self.node = parts[step]
        self.key = source.where_key(steps)

    def edits(self, texts: dict[str, str]) -> list[_Edit]:
        """Return the edits that add or replace translations."""
        if isinstance(self.node.parts, dict):
            return self._in_map(self.node.parts, texts)
        start, end = self._span(self.node)
        if self.in_flow:
            return [_Edit(start, end, f"{{ {_flow({SOURCE: self.text[start:end]}, texts)} }}")]
        return self._to_map(start, end, texts)

    def _in_map(self, parts: dict[str, Node], texts: dict[str, str]) -> list[_Edit]:
        flow = self.in_flow or self._is_flow(self.node)
        indent = self.node.mark.col - 1
        edits, added = [], {}
        for language, text in texts.items():
            if language not in parts:
                added[language] = text
                continue
            start, end = self._span(parts[language])
            scalar = in_flow(text) if flow else in_block(language, text, indent)[indent + len(language) + 2 :]
            edits.append(_Edit(start, end, scalar))
        if added and flow:
            edits += self._more_in_flow(parts, added, bool(edits))
        elif added:
            last = max(self._span(part)[1] for part in parts.values())
            lines = "".join("\n" + in_block(language, text, indent) for language, text in added.items())
            end = self._line_end(last)
            edits.append(_Edit(end, end, lines))
        return edits

    def _more_in_flow(self, parts: dict[str, Node], added: dict[str, str], has_edits: bool) -> list[_Edit]:
        """Add languages to a map in `{ }`; if its line becomes too long, write the map as lines below its key."""
        start, end = self._offset(self.node.mark.line, self.node.mark.col), self._end(self.node)
        written = {language: self.text[slice(*self._span(part))] for language, part in parts.items()}
        flow_map = f"{{ {_flow(written, added)} }}"
        line = self.lines[self.node.mark.line - 1]
        one_line = self.node.mark.line == self.node.mark.end_line
        if self.in_flow or has_edits or not one_line or len(line) - (end - start) + len(flow_map) <= WIDTH:
            if has_edits:
                last = max(self._span(part)[1] for part in parts.values())
                return [_Edit(last, last, ", " + _flow({}, added))]
            return [_Edit(start, end, flow_map)]
        indent = self.key.col + 1
        lines = [f"{' ' * indent}{language}: {scalar}" for language, scalar in written.items()]
        lines += [in_block(language, text, indent) for language, text in added.items()]
        after = self._line_end(end)
        return [_Edit(start - 1, end, ""), _Edit(after, after, "\n" + "\n".join(lines))]

    def _to_map(self, start: int, end: int, texts: dict[str, str]) -> list[_Edit]:
        """Turn a single text below a key into a map; its own lines are indented by two more spaces."""
        indent = self.key.col + 1
        margin = " " * indent
        after = self._line_end(end)
        first = self.text.index("\n", start)
        edits = [_Edit(start - 1, start, f"\n{margin}{SOURCE}: ")]
        at = first
        while at < end:  # the lines after the first
            if self.text[at + 1 : at + 2] not in ("\n", ""):
                edits.append(_Edit(at + 1, at + 1, "  "))
            at = self.text.index("\n", at + 1)
        lines = "".join("\n" + in_block(language, text, indent) for language, text in texts.items())
        return [*edits, _Edit(after, after, lines)]

    def _is_flow(self, node: Node) -> bool:
        return node.parts is not None and self.text[self._offset(node.mark.line, node.mark.col)] in "{["

    def _span(self, node: Node) -> tuple[int, int]:
        """Return the start and end of a text; a block text ends with its last line that is not blank."""
        start = self._offset(node.mark.line, node.mark.col)
        if self.text[start] not in "|>":
            return start, self._end(node)
        last = node.mark.line - 1
        own = len(self.lines[last]) - len(self.lines[last].lstrip(" -"))
        for number in range(last + 1, len(self.lines)):
            line = self.lines[number]
            if line.strip() and len(line) - len(line.lstrip(" ")) <= own:
                break
            if line.strip():
                last = number
        return start, self.starts[last] + len(self.lines[last])

    def _end(self, node: Node) -> int:
        return self._offset(node.mark.end_line, node.mark.end_col)

    def _offset(self, line: int, col: int) -> int:
        return self.starts[line - 1] + col - 1

    def _line_end(self, at: int) -> int:
        return self.text.index("\n", at)


def _flow(written: dict[str, str], added: dict[str, str]) -> str:
    parts = [f"{language}: {scalar}" for language, scalar in written.items()]
    return ", ".join([*parts, *(f"{language}: {in_flow(text)}" for language, text in added.items())])
