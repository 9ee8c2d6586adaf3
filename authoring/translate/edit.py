"""Translations written into YAML text in place: every comment, every blank line and the order of keys stay.

Each text is changed where it stands, by its position in the source. The result is read again and compared with what was
meant; when they differ nothing is written.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from authoring.content.source import Source, Steps, parse
from authoring.content.source.nodes import Node
from authoring.translate.scalars import WIDTH, in_block, in_flow
from authoring.wording.languages import SOURCE

Change = tuple[Steps, str, str]
"""Where a text stands, a language, and what it says in it."""


class EditError(Exception):
    """A text that cannot be changed in place."""


@dataclass(frozen=True)
class _Edit:
    start: int
    end: int
    text: str


def edited(source: Source, changes: list[Change]) -> str:
    """The text of a file with translations added or replaced."""
    text = source.text
    by_place: dict[Steps, dict[str, str]] = {}
    for steps, language, said in changes:
        by_place.setdefault(steps, {})[language] = said
    edits = [edit for steps, said in by_place.items() for edit in _Place(source, steps).edits(said)]
    for edit in sorted(edits, key=lambda one: (one.start, one.end), reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    _check(text, source, by_place)
    return text


def _check(text: str, source: Source, by_place: dict[Steps, dict[str, str]]) -> None:
    wanted = copy.deepcopy(source.data)
    for steps, said in by_place.items():
        parent = wanted
        for step in steps[:-1]:
            parent = parent[step]
        now = parent[steps[-1]]
        parent[steps[-1]] = {**(now if isinstance(now, dict) else {SOURCE: now}), **said}
    if parse(text.encode(), source.path).data != wanted:
        raise EditError(f'cannot change the texts of "{source.path}" in place; write the translations in by hand')


class _Place:
    """One text of a file, as it is written there."""

    def __init__(self, source: Source, steps: Steps) -> None:
        self.text = source.text
        self.lines = source.lines
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        assert source.root
        self.node: Node = source.root
        self.flow = False
        for step in steps:
            self.flow = self.flow or self._opens(self.node)
            parts: Any = self.node.parts
            self.node = parts[step]
        self.key = source.where_key(steps)

    def edits(self, said: dict[str, str]) -> list[_Edit]:
        """What is to be changed for some translations."""
        if isinstance(self.node.parts, dict):
            return self._in_map(self.node.parts, said)
        start, end = self._span(self.node)
        if self.flow:
            return [_Edit(start, end, f"{{ {_flow({SOURCE: self.text[start:end]}, said)} }}")]
        return self._to_map(start, end, said)

    def _in_map(self, parts: dict[str, Node], said: dict[str, str]) -> list[_Edit]:
        flow = self.flow or self._opens(self.node)
        indent = self.node.mark.col - 1
        edits, added = [], {}
        for language, text in said.items():
            if language not in parts:
                added[language] = text
                continue
            start, end = self._span(parts[language])
            told = in_flow(text) if flow else in_block(language, text, indent)[indent + len(language) + 2 :]
            edits.append(_Edit(start, end, told))
        if added and flow:
            edits += self._more_in_flow(parts, added, bool(edits))
        elif added:
            last = max(self._span(part)[1] for part in parts.values())
            lines = "".join("\n" + in_block(language, text, indent) for language, text in added.items())
            end = self._line_end(last)
            edits.append(_Edit(end, end, lines))
        return edits

    def _more_in_flow(self, parts: dict[str, Node], added: dict[str, str], busy: bool) -> list[_Edit]:
        """Further languages in `{ }`; a map that becomes too long for its line is written out below its key."""
        start, end = self._offset(self.node.mark.line, self.node.mark.col), self._end(self.node)
        written = {language: self.text[slice(*self._span(part))] for language, part in parts.items()}
        told = f"{{ {_flow(written, added)} }}"
        line = self.lines[self.node.mark.line - 1]
        one_line = self.node.mark.line == self.node.mark.end_line
        if self.flow or busy or not one_line or len(line) - (end - start) + len(told) <= WIDTH:
            if busy:
                last = max(self._span(part)[1] for part in parts.values())
                return [_Edit(last, last, ", " + _flow({}, added))]
            return [_Edit(start, end, told)]
        indent = self.key.col + 1
        lines = [f"{' ' * indent}{language}: {scalar}" for language, scalar in written.items()]
        lines += [in_block(language, text, indent) for language, text in added.items()]
        after = self._line_end(end)
        return [_Edit(start - 1, end, ""), _Edit(after, after, "\n" + "\n".join(lines))]

    def _to_map(self, start: int, end: int, said: dict[str, str]) -> list[_Edit]:
        """A single text below a key becomes a map; its own lines move in by two."""
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
        lines = "".join("\n" + in_block(language, text, indent) for language, text in said.items())
        return [*edits, _Edit(after, after, lines)]

    def _opens(self, node: Node) -> bool:
        return node.parts is not None and self.text[self._offset(node.mark.line, node.mark.col)] in "{["

    def _span(self, node: Node) -> tuple[int, int]:
        """Where a text starts and ends; a block text ends with its last line that is not blank."""
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
