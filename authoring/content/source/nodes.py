"""Build a tree of nodes from YAML events: plain values, each with its place in the text.

The tree is built from the event stream because the recursion of `yaml.compose` fails on deeply nested files. YAML that
the format does not allow becomes a finding; reading stops only where the rest would be meaningless.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol

import yaml

from authoring.content import problems
from authoring.content.findings import Finding, Kind, Mark, Related
from authoring.content.source.scalars import Scalar, UnusableNumberError, resolve
from authoring.content.source.syntax import explain

MAX_DEPTH = 64
MAX_ALIASED = 10_000
MAX_NODES = 200_000
MAX_FINDINGS = 200


Span = tuple[int, int, int, int]
"""First line and column, last line and column; counted from 0, as the parsers do."""


class Node:
    """A value with its place; `parts` are the nodes of a list or map, `keys` the places of the keys of a map."""

    __slots__ = ("_mark", "is_block", "keys", "parts", "size", "span", "value")

    def __init__(self, value: Any, span: Span, parts: dict[str, Node] | list[Node] | None = None) -> None:
        self.value = value
        self.span = span
        self.parts = parts
        self.keys: dict[str, Span] = {} if parts is not None else _NO_KEYS
        self.size = 1
        self.is_block = False
        self._mark: Mark | None = None

    @property
    def line(self) -> int:
        """The line where the value starts."""
        return self.span[0] + 1

    @property
    def mark(self) -> Mark:
        """The place of the value. It is computed on first use, because few values need it."""
        if self._mark is None:
            self._mark = mark = _mark(self.span)
            if self.is_block:  # the parsers include the comments that follow a block
                last = max([mark, *map(_mark, self.keys.values()), *[part.mark for part in self._nodes()]])
                self._mark = Mark(mark.line, mark.col, last.end_line, last.end_col)
        return self._mark

    def key_mark(self, key: str) -> Mark:
        """Return the place of a key."""
        return _mark(self.keys[key])

    def _nodes(self) -> Iterable[Node]:
        return self.parts.values() if isinstance(self.parts, dict) else self.parts or ()


_NO_KEYS: dict[str, Span] = {}
"""The keys of values that are not maps."""


def _mark(span: Span) -> Mark:
    line, col, end_line, end_col = span
    return Mark(line + 1, col + 1, end_line + 1, end_col + 1)


class _Place(Protocol):
    """The mark of either YAML parser: counts from 0."""

    line: int
    column: int


class _StopReadingError(Exception):
    """The rest of the file cannot be given a meaning."""


@dataclass
class Builder:
    """Builds the tree of a file. After `build`, `root` is the tree or None, and `findings` lists the problems.

    The method that reads a list or map calls itself for nested ones, at most `MAX_DEPTH` deep.
    """

    path: str
    lines: list[str]
    findings: list[Finding] = field(default_factory=list)
    root: Node | None = None
    _events: Iterator[Any] = field(default_factory=lambda: iter(()))
    _open: list[tuple[Span, bool]] = field(default_factory=list)
    """The lists and maps that are still open: where they start, and whether they are written in brackets."""
    _anchors: dict[str, Node | None] = field(default_factory=dict)
    _aliased: int = 0
    _nodes: int = 0

    def build(self, text: str, loader: Any) -> None:
        """Read the text with a PyYAML loader class, libyaml's or the pure one."""
        try:
            self._events = iter(yaml.parse(text, Loader=loader))
            self._read()
        except yaml.MarkedYAMLError as error:
            self.root = None
            self._syntax(error)
        except _StopReadingError:
            self.root = None

    def _read(self) -> None:
        for event in self._events:
            if isinstance(event, yaml.NodeEvent):
                self.root = self._node(event)
            elif self.root and type(event) is yaml.DocumentStartEvent:
                self._report(
                    problems.SEVERAL_DOCUMENTS,
                    self._point(event.start_mark),
                    "second document in one file",
                    'keep one document per file: remove the "---" or move what follows to a file of its own',
                )
                return

    def _syntax(self, error: yaml.MarkedYAMLError) -> None:
        explanation = explain(error, self.lines)
        mark = self._point(explanation.place)
        related: tuple[Related, ...] = ()
        if explanation.start:
            related = (Related(self.path, self._point(explanation.start), "starts here"),)
        unclosed = [_mark(span) for span, flow in self._open if flow]
        if unclosed and mark.line >= len(self.lines):  # point at the open bracket, not at the end of the file
            mark, related = unclosed[-1], ()
        self._report(problems.YAML_SYNTAX, mark, explanation.message, explanation.remedy, related)

    def _node(self, event: Any) -> Node:
        """Read the value that starts with an event."""
        kind = type(event)
        if kind is yaml.ScalarEvent:  # most values
            node = Node(*self._scalar(event))
            if event.anchor:
                self._anchors[event.anchor] = node
            return node
        if kind is yaml.AliasEvent:
            return self._alias(event)
        return self._collection(event, kind is yaml.MappingStartEvent)

    def _scalar(self, event: Any) -> tuple[Scalar, Span]:
        """Return the value of a scalar, and its place."""
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._check_node(event)
        return (event.value if event.style else self._plain_value(event)), self._span(event)

    def _check_node(self, event: Any) -> None:
        """Stop if the file has too many values; report a tag."""
        if self._nodes > MAX_NODES:
            self._stop(problems.OVERSIZED_FILE, event, f"more than {MAX_NODES:,} values in one file", "split the file")
        self._report(
            problems.TAG,
            _mark(self._span(event)),
            f'tag "{_shorten(event.tag.replace("tag:yaml.org,2002:", "!!"))}"',
            "remove the tag: YAML recognizes text, numbers, lists and maps without it",
        )

    def _collection(self, event: Any, is_map: bool) -> Node:
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._check_node(event)
        if len(self._open) >= MAX_DEPTH:
            self._stop(problems.DEEP_NESTING, event, f"nesting deeper than {MAX_DEPTH} levels", "flatten the structure")
        span = self._span(event)
        node = Node({}, span, {}) if is_map else Node([], span, [])
        if event.anchor:
            self._anchors[event.anchor] = None
        self._open.append((span, bool(event.flow_style)))
        end = self._pairs(node) if is_map else self._items(node)
        self._open.pop()
        if event.flow_style:
            node.span = (*span[:2], *self._span(end)[2:])
        else:
            node.is_block = True
        if event.anchor:
            self._anchors[event.anchor] = node
        return node

    def _items(self, parent: Node) -> Any:
        """Read the items of a list; return the event that ends it."""
        parts: Any = parent.parts
        for event in self._events:
            if type(event) is yaml.SequenceEndEvent:
                break
            node = self._node(event)
            parts.append(node)
            parent.value.append(node.value)
            parent.size += node.size
        return event

    def _pairs(self, parent: Node) -> Any:
        """Read the keys and values of a map; return the event that ends it."""
        parts: Any = parent.parts
        for event in self._events:
            if type(event) is yaml.MappingEndEvent:
                break
            key = self._key(parent, event)
            node = self._node(next(self._events))
            if key is None:
                continue
            parts[key] = node
            parent.value[key] = node.value
            parent.size += node.size
        return event

    def _plain_value(self, event: yaml.ScalarEvent) -> Scalar:
        """Return the value of an unquoted scalar."""
        try:
            return resolve(event.value)
        except UnusableNumberError:
            self._report(
                problems.UNUSABLE_NUMBER,
                _mark(self._span(event)),
                f'number "{_shorten(event.value)}" that cannot be used',
                "write an ordinary number, or put quotes around it if it is text",
            )
            return 0

    def _alias(self, event: Any) -> Node:
        span = self._span(event)
        target = self._anchors.get(event.anchor)
        if target is None:
            if event.anchor in self._anchors:
                kind, what = problems.ALIAS_LOOP, f'alias "*{event.anchor}" inside its own anchor'
            else:
                kind, what = problems.UNKNOWN_ALIAS, f'alias "*{event.anchor}" without an anchor "&{event.anchor}"'
            self._report(kind, _mark(span), what, "write the value out; text that starts with * needs quotes")
            return Node(None, span)
        self._aliased += target.size
        if self._aliased > MAX_ALIASED:
            self._stop(
                problems.ALIAS_BOMB, event, f"aliases that repeat more than {MAX_ALIASED:,} values", "write values out"
            )
        return target

    def _key(self, parent: Node, event: Any) -> str | None:
        """Read a key; return None if the key and its value must be skipped."""
        key: Any
        if type(event) is yaml.ScalarEvent:
            key, span = self._scalar(event)
            text = event.value
            if event.anchor:
                self._anchors[event.anchor] = Node(key, span)
            if text == "<<" and not event.style:
                remedy = "write the shared keys out; merge keys are not part of YAML 1.2"
                self._report(problems.MERGE_KEY, _mark(span), 'merge key "<<"', remedy)
                return None
        else:
            node = self._node(event)
            key, span, text = node.value, node.span, str(event.anchor)
            if node.parts is not None:
                self._report(problems.NON_STRING_KEY, node.mark, "key that is a list or a map", "use a word as key")
                return None
        if not isinstance(key, str):
            key = text
            remedy = f'put quotes around it: "{_shorten(key)}"'
            self._report(problems.NON_STRING_KEY, _mark(span), f'key "{_shorten(key)}" is not text', remedy)
        if key in parent.keys:
            first = Related(self.path, _mark(parent.keys[key]), "first given here")
            remedy = "remove or rename one of the two; only the first is read"
            self._report(problems.DUPLICATE_KEY, _mark(span), f'duplicate key "{_shorten(key)}"', remedy, (first,))
            return None
        parent.keys[key] = span
        return str(key)

    def _span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        line, end_line, end_col = start.line, end.line, end.column
        if end_col == 0 and end_line > line:  # a block of text ends with its last line, not at the start of the next
            end_line -= 1
            while end_line > line and not self.lines[end_line].strip():
                end_line -= 1
            end_col = len(self.lines[end_line])
        return line, start.column, end_line, end_col

    def _point(self, place: _Place | None) -> Mark:
        """Return the place of one character, within the text, from a mark of the parser."""
        line = min(place.line if place else 0, len(self.lines) - 1)
        col = min(place.column if place else 0, len(self.lines[line]))
        return Mark(line + 1, col + 1, line + 1, min(col + 1, len(self.lines[line])) + 1)

    def _report(self, kind: Kind, mark: Mark, message: str, remedy: str, related: tuple[Related, ...] = ()) -> None:
        if len(self.findings) < MAX_FINDINGS:
            self.findings.append(Finding.at(kind, self.path, mark, message, remedy, related))

    def _stop(self, kind: Kind, event: yaml.Event, message: str, remedy: str) -> NoReturn:
        self._report(kind, self._point(event.start_mark), message, remedy)
        raise _StopReadingError


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"
