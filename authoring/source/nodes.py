"""YAML events to a tree of nodes: plain values, each with its place in the text.

Built from the event stream and not with `yaml.compose`, whose recursion a deeply nested file can exhaust. Everything a
file may not do is noted as a finding on the way; only what makes the rest meaningless stops.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol

import yaml

from authoring import problems
from authoring.findings import Finding, Kind, Mark, Related
from authoring.source.scalars import Scalar, UnusableNumberError, resolve
from authoring.source.syntax import explain

MAX_DEPTH = 64
MAX_ALIASED = 10_000
MAX_NODES = 200_000
MAX_FINDINGS = 200


class Node:
    """One value with its place; `parts` holds the nodes of a list or a map, `keys` the places of a map's keys."""

    __slots__ = ("keys", "mark", "parts", "size", "value")

    def __init__(self, value: Any, mark: Mark, parts: dict[str, Node] | list[Node] | None = None) -> None:
        self.value = value
        self.mark = mark
        self.parts = parts
        self.keys: dict[str, Mark] = {} if parts is not None else _NO_KEYS
        self.size = 1


_NO_KEYS: dict[str, Mark] = {}
"""The keys of everything that can have none."""


class _Place(Protocol):
    """The mark of either YAML parser: counts from 0."""

    line: int
    column: int


@dataclass(slots=True)
class _Open:
    """A list or map whose end has not come yet."""

    node: Node
    flow: bool
    anchor: str | None
    last: Mark
    """The place of what stands last in it so far, or its own."""
    key: str | None = None
    wants_key: bool = False


class _StopReadingError(Exception):
    """The rest of the file cannot be given a meaning."""


@dataclass
class Builder:
    """Builds the tree of one file. After `build`, `root` is the tree or None, `findings` what was wrong."""

    path: str
    lines: list[str]
    findings: list[Finding] = field(default_factory=list)
    root: Node | None = None
    _stack: list[_Open] = field(default_factory=list)
    _anchors: dict[str, Node | None] = field(default_factory=dict)
    _aliased: int = 0
    _nodes: int = 0

    def build(self, text: str, loader: Any) -> None:
        """Read the text with a PyYAML loader class, libyaml's or the pure one."""
        try:
            self._read(yaml.parse(text, Loader=loader))
        except yaml.MarkedYAMLError as error:
            self.root = None
            self._syntax(error)
        except _StopReadingError:
            self.root = None

    def _read(self, events: Iterable[Any]) -> None:
        documents = 0
        for event in events:
            kind = type(event)
            if kind is yaml.ScalarEvent:  # most are
                self._word(event)
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self._open(event)
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self._close(event)
            elif kind is yaml.AliasEvent:
                self._attach(self._alias(event), str(event.anchor))
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    self._note(
                        problems.SEVERAL_DOCUMENTS,
                        self._point(event.start_mark),
                        "second document in one file",
                        'keep one document per file: remove the "---" or move what follows to a file of its own',
                    )
                    return

    def _syntax(self, error: yaml.MarkedYAMLError) -> None:
        said = explain(error, self.lines)
        mark = self._point(said.place)
        related: tuple[Related, ...] = ()
        if said.begun:
            related = (Related(self.path, self._point(said.begun), "begun here"),)
        unclosed = [opened.node.mark for opened in self._stack if opened.flow]
        if unclosed and mark.line >= len(self.lines):  # the end of the file shows nobody which bracket was left open
            mark, related = unclosed[-1], ()
        self._note(problems.YAML_SYNTAX, mark, said.message, said.remedy, related)

    def _word(self, event: Any) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._refuse(event)
        text = event.value
        plain = not event.style
        node = Node(self._meant(event) if plain else text, self._mark(event))
        if event.anchor:
            self._anchors[event.anchor] = node
        self._attach(node, text, plain and text == "<<")

    def _refuse(self, event: Any) -> None:
        """Stop at one value too many; note a tag."""
        if self._nodes > MAX_NODES:
            self._stop(problems.OVERSIZED_FILE, event, f"more than {MAX_NODES:,} values in one file", "split the file")
        self._note(
            problems.TAG,
            self._mark(event),
            f'tag "{_shorten(event.tag.replace("tag:yaml.org,2002:", "!!"))}"',
            "remove the tag: text, numbers, lists and maps are told apart without it",
        )

    def _open(self, event: Any) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._refuse(event)
        if len(self._stack) >= MAX_DEPTH:
            self._stop(problems.DEEP_NESTING, event, f"nesting deeper than {MAX_DEPTH} levels", "flatten the structure")
        mark = self._mark(event)
        is_map = type(event) is yaml.MappingStartEvent
        node = Node({}, mark, {}) if is_map else Node([], mark, [])
        if event.anchor:
            self._anchors[event.anchor] = None
        self._stack.append(_Open(node, bool(event.flow_style), event.anchor, mark, wants_key=is_map))

    def _close(self, event: Any) -> None:
        opened = self._stack.pop()
        node = opened.node
        line, col, end_line, end_col = node.mark
        if opened.flow:
            end_line, end_col = event.end_mark.line + 1, event.end_mark.column + 1
        else:  # the parsers put the end of a block after the comments that follow it
            _, _, end_line, end_col = opened.last
        node.mark = Mark(line, col, end_line, end_col)
        if opened.anchor:
            self._anchors[opened.anchor] = node
        self._attach(node, "")

    def _meant(self, event: yaml.ScalarEvent) -> Scalar:
        """The value of a plain word."""
        try:
            return resolve(event.value)
        except UnusableNumberError:
            self._note(
                problems.UNUSABLE_NUMBER,
                self._mark(event),
                f'number "{_shorten(event.value)}" that cannot be used',
                "write an ordinary number, or put quotes around it if it is text",
            )
            return 0

    def _alias(self, event: Any) -> Node:
        mark = self._mark(event)
        target = self._anchors.get(event.anchor)
        if target is None:
            if event.anchor in self._anchors:
                kind, what = problems.ALIAS_LOOP, f'alias "*{event.anchor}" inside the very thing it stands for'
            else:
                kind, what = problems.UNKNOWN_ALIAS, f'alias "*{event.anchor}" without an anchor "&{event.anchor}"'
            self._note(kind, mark, what, "write the value out; text that starts with * needs quotes")
            return Node(None, mark)
        self._aliased += target.size
        if self._aliased > MAX_ALIASED:
            self._stop(
                problems.ALIAS_BOMB, event, f"aliases that repeat more than {MAX_ALIASED:,} values", "write values out"
            )
        return target

    def _attach(self, node: Node, text: str, merge: bool = False) -> None:
        """Hand a finished node to the list or map it stands in; `text` is how a scalar was written."""
        if not self._stack:
            self.root = self.root or node
            return
        opened = self._stack[-1]
        parent = opened.node
        if opened.wants_key:
            opened.key = self._key(parent, node, text, merge)
            opened.wants_key = False
            if opened.key is None:
                return
        else:
            if isinstance(parent.parts, list):
                parent.parts.append(node)
                parent.value.append(node.value)
            elif parent.parts is not None:
                opened.wants_key = True
                if opened.key is None:
                    return
                parent.parts[opened.key] = node
                parent.value[opened.key] = node.value
            parent.size += node.size
        if node.mark > opened.last:  # what an alias stands for has its place further up
            opened.last = node.mark

    def _key(self, parent: Node, node: Node, text: str, merge: bool) -> str | None:
        """Return the key a node stands for, or None where its value must be passed over."""
        if merge:
            remedy = "write the shared keys out; merge keys are not part of YAML 1.2"
            self._note(problems.MERGE_KEY, node.mark, 'merge key "<<"', remedy)
            return None
        key = node.value
        if not isinstance(key, str):
            if node.parts is not None:
                self._note(problems.NON_STRING_KEY, node.mark, "key that is a list or a map", "use a word as key")
                return None
            key = text
            remedy = f'put quotes around it: "{_shorten(key)}"'
            self._note(problems.NON_STRING_KEY, node.mark, f'key "{_shorten(key)}" is not text', remedy)
        if key in parent.keys:
            first = Related(self.path, parent.keys[key], "first given here")
            remedy = "remove or rename one of the two; only the first is read"
            self._note(problems.DUPLICATE_KEY, node.mark, f'duplicate key "{_shorten(key)}"', remedy, (first,))
            return None
        parent.keys[key] = node.mark
        return str(key)

    def _mark(self, event: Any) -> Mark:
        start, end = event.start_mark, event.end_mark
        line, col, end_line, end_col = start.line, start.column, end.line, end.column
        if end_col == 0 and end_line > line:  # a block of text ends with its last line, not where the next begins
            end_line -= 1
            while end_line > line and not self.lines[end_line].strip():
                end_line -= 1
            end_col = len(self.lines[end_line])
        # every value has one, and the constructor of a named tuple takes twice as long
        return tuple.__new__(Mark, (line + 1, col + 1, end_line + 1, end_col + 1))

    def _point(self, place: _Place | None) -> Mark:
        """One character at a place of the parser, kept within the text."""
        line = min(place.line if place else 0, len(self.lines) - 1)
        col = min(place.column if place else 0, len(self.lines[line]))
        return Mark(line + 1, col + 1, line + 1, min(col + 1, len(self.lines[line])) + 1)

    def _note(self, kind: Kind, mark: Mark, message: str, remedy: str, related: tuple[Related, ...] = ()) -> None:
        if len(self.findings) < MAX_FINDINGS:
            self.findings.append(Finding.at(kind, self.path, mark, message, remedy, related))

    def _stop(self, kind: Kind, event: yaml.Event, message: str, remedy: str) -> NoReturn:
        self._note(kind, self._point(event.start_mark), message, remedy)
        raise _StopReadingError


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"
