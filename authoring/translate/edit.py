"""Write translations into the text of a YAML file, each at the place of its text."""

from __future__ import annotations

import copy
from typing import Any

from authoring.content.edits import Edit, changed_text
from authoring.content.edits.places import Places
from authoring.content.edits.scalars import WIDTH, in_block, in_flow
from authoring.content.source import Source, Steps
from authoring.content.source.nodes import Node
from authoring.wording.languages import SOURCE

Change = tuple[Steps, str, str]
"""The path of a text, a language, and the text in that language."""


def apply_translations(source: Source, changes: list[Change]) -> str:
    """Return the text of a file with translations added or replaced. Raises EditError."""
    by_place: dict[Steps, dict[str, str]] = {}
    for steps, language, text in changes:
        by_place.setdefault(steps, {})[language] = text
    places = Places(source)
    edits = [edit for steps, texts in by_place.items() for edit in _TextNode(places, steps).edits(texts)]
    return changed_text(source, edits, _expected(source.data, by_place))


def _expected(data: Any, by_place: dict[Steps, dict[str, str]]) -> Any:
    """The data with the translations."""
    expected = copy.deepcopy(data)
    for steps, texts in by_place.items():
        parent = expected
        for step in steps[:-1]:
            parent = parent[step]
        now = parent[steps[-1]]
        parent[steps[-1]] = {**(now if isinstance(now, dict) else {SOURCE: now}), **texts}
    return expected


class _TextNode:
    """A text of a file, with its position in the source."""

    def __init__(self, places: Places, steps: Steps) -> None:
        self.places = places
        self.text = places.text
        self.node: Node = places.node(steps)
        self.in_flow = places.is_in_flow(steps)
        self.key = places.source.where_key(steps)

    def edits(self, texts: dict[str, str]) -> list[Edit]:
        """Return the edits that add or replace translations."""
        if isinstance(self.node.parts, dict):
            return self._in_map(self.node.parts, texts)
        start, end = self.places.span(self.node)
        if self.in_flow:
            return [Edit(start, end, f"{{ {_flow({SOURCE: self.text[start:end]}, texts)} }}")]
        return self._to_map(start, end, texts)

    def _in_map(self, parts: dict[str, Node], texts: dict[str, str]) -> list[Edit]:
        flow = self.in_flow or self.places.is_flow(self.node)
        indent = self.node.mark.col - 1
        edits, added = [], {}
        for language, text in texts.items():
            if language not in parts:
                added[language] = text
                continue
            start, end = self.places.span(parts[language])
            scalar = in_flow(text) if flow else in_block(language, text, indent)[indent + len(language) + 2 :]
            edits.append(Edit(start, end, scalar))
        if added and flow:
            edits += self._more_in_flow(parts, added, bool(edits))
        elif added:
            last = max(self.places.span(part)[1] for part in parts.values())
            lines = "".join("\n" + in_block(language, text, indent) for language, text in added.items())
            end = self.places.line_end(last)
            edits.append(Edit(end, end, lines))
        return edits

    def _more_in_flow(self, parts: dict[str, Node], added: dict[str, str], has_edits: bool) -> list[Edit]:
        """Add languages to a map in `{ }`; if its line becomes too long, write the map as lines below its key."""
        start, end = self.places.offset(self.node.mark.line, self.node.mark.col), self.places.end(self.node)
        written = {language: self.text[slice(*self.places.span(part))] for language, part in parts.items()}
        flow_map = f"{{ {_flow(written, added)} }}"
        line = self.places.lines[self.node.mark.line - 1]
        one_line = self.node.mark.line == self.node.mark.end_line
        if self.in_flow or has_edits or not one_line or len(line) - (end - start) + len(flow_map) <= WIDTH:
            if has_edits:
                last = max(self.places.span(part)[1] for part in parts.values())
                return [Edit(last, last, ", " + _flow({}, added))]
            return [Edit(start, end, flow_map)]
        indent = self.key.col + 1
        lines = [f"{' ' * indent}{language}: {scalar}" for language, scalar in written.items()]
        lines += [in_block(language, text, indent) for language, text in added.items()]
        after = self.places.line_end(end)
        return [Edit(start - 1, end, ""), Edit(after, after, "\n" + "\n".join(lines))]

    def _to_map(self, start: int, end: int, texts: dict[str, str]) -> list[Edit]:
        """Turn a single text below a key into a map; its own lines are indented by two more spaces."""
        indent = self.key.col + 1
        margin = " " * indent
        after = self.places.line_end(end)
        first = self.text.index("\n", start)
        edits = [Edit(start - 1, start, f"\n{margin}{SOURCE}: ")]
        at = first
        while at < end:  # the lines after the first
            if self.text[at + 1 : at + 2] not in ("\n", ""):
                edits.append(Edit(at + 1, at + 1, "  "))
            at = self.text.index("\n", at + 1)
        lines = "".join("\n" + in_block(language, text, indent) for language, text in texts.items())
        return [*edits, Edit(after, after, lines)]


def _flow(written: dict[str, str], added: dict[str, str]) -> str:
    parts = [f"{language}: {scalar}" for language, scalar in written.items()]
    return ", ".join([*parts, *(f"{language}: {in_flow(text)}" for language, text in added.items())])
