"""YAML events to a tree of nodes: plain values, each with its place in the text.

Built from the event stream and not with `yaml.compose`, whose recursion a deeply nested file can exhaust. Everything a
file may not do is noted as a finding on the way; only what makes the rest meaningless stops.
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
"""Where something begins and ends, line and column each, as the parsers count: from 0."""


class Node:
    """One value with its place; `parts` holds the nodes of a list or a map, `keys` where the keys of a map stand."""

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
        """The line where it begins."""
        return self.span[0] + 1

    @property
    def mark(self) -> Mark:
        """Its place. Worked out when it is asked for, as it is of few values."""
        if self._mark is None:
            self._mark = mark = _mark(self.span)
            if self.is_block:  # the parsers put its end after the comments that follow it
                last = max([mark, *map(_mark, self.keys.values()), *[part.mark for part in self._nodes()]])
                self._mark = Mark(mark.line, mark.col, last.end_line, last.end_col)
        return self._mark

    def key_mark(self, key: str) -> Mark:
        """The place of a key."""
        return _mark(self.keys[key])

    def _nodes(self) -> Iterable[Node]:
        return self.parts.values() if isinstance(self.parts, dict) else self.parts or ()


_NO_KEYS: dict[str, Span] = {}
"""The keys of everything that can have none."""


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
    """Builds the tree of one file. After `build`, `root` is the tree or None, `findings` what was wrong.

    A list or map reads its own events, so that it knows what stands where; `MAX_DEPTH` bounds how far that goes down.
    """

    path: str
    lines: list[str]
    findings: list[Finding] = field(default_factory=list)
    root: Node | None = None
    _events: Iterator[Any] = field(default_factory=lambda: iter(()))
    _open: list[tuple[Span, bool]] = field(default_factory=list)
    """The lists and maps whose end has not come yet: where they began, and whether with a bracket."""
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
        unclosed = [_mark(span) for span, flow in self._open if flow]
        if unclosed and mark.line >= len(self.lines):  # the end of the file shows nobody which bracket was left open
            mark, related = unclosed[-1], ()
        self._note(problems.YAML_SYNTAX, mark, said.message, said.remedy, related)

    def _node(self, event: Any) -> Node:
        """The value that begins with an event."""
        kind = type(event)
        if kind is yaml.ScalarEvent:  # most are
            node = Node(*self._word(event))
            if event.anchor:
                self._anchors[event.anchor] = node
            return node
        if kind is yaml.AliasEvent:
            return self._alias(event)
        return self._collection(event, kind is yaml.MappingStartEvent)

    def _word(self, event: Any) -> tuple[Scalar, Span]:
        """What a word means, and its place."""
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._refuse(event)
        return (event.value if event.style else self._meant(event)), self._span(event)

    def _refuse(self, event: Any) -> None:
        """Stop at one value too many; note a tag."""
        if self._nodes > MAX_NODES:
            self._stop(problems.OVERSIZED_FILE, event, f"more than {MAX_NODES:,} values in one file", "split the file")
        self._note(
            problems.TAG,
            _mark(self._span(event)),
            f'tag "{_shorten(event.tag.replace("tag:yaml.org,2002:", "!!"))}"',
            "remove the tag: text, numbers, lists and maps are told apart without it",
        )

    def _collection(self, event: Any, is_map: bool) -> Node:
        self._nodes += 1
        if self._nodes > MAX_NODES or event.tag is not None:
            self._refuse(event)
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
        """Read a list; gives the event that ends it."""
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
        """Read a map likewise."""
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

    def _meant(self, event: yaml.ScalarEvent) -> Scalar:
        """The value of a plain word."""
        try:
            return resolve(event.value)
        except UnusableNumberError:
            self._note(
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
                kind, what = problems.ALIAS_LOOP, f'alias "*{event.anchor}" inside the very thing it stands for'
            else:
                kind, what = problems.UNKNOWN_ALIAS, f'alias "*{event.anchor}" without an anchor "&{event.anchor}"'
            self._note(kind, _mark(span), what, "write the value out; text that starts with * needs quotes")
            return Node(None, span)
        self._aliased += target.size
        if self._aliased > MAX_ALIASED:
            self._stop(
                problems.ALIAS_BOMB, event, f"aliases that repeat more than {MAX_ALIASED:,} values", "write values out"
            )
        return target

    def _key(self, parent: Node, event: Any) -> str | None:
        """The key that an event stands for, or None where its value must be passed over."""
        key: Any
        if type(event) is yaml.ScalarEvent:
            key, span = self._word(event)
            text = event.value
            if event.anchor:
                self._anchors[event.anchor] = Node(key, span)
            if text == "<<" and not event.style:
                remedy = "write the shared keys out; merge keys are not part of YAML 1.2"
                self._note(problems.MERGE_KEY, _mark(span), 'merge key "<<"', remedy)
                return None
        else:
            node = self._node(event)
            key, span, text = node.value, node.span, str(event.anchor)
            if node.parts is not None:
                self._note(problems.NON_STRING_KEY, node.mark, "key that is a list or a map", "use a word as key")
                return None
        if not isinstance(key, str):
            key = text
            remedy = f'put quotes around it: "{_shorten(key)}"'
            self._note(problems.NON_STRING_KEY, _mark(span), f'key "{_shorten(key)}" is not text', remedy)
        if key in parent.keys:
            first = Related(self.path, _mark(parent.keys[key]), "first given here")
            remedy = "remove or rename one of the two; only the first is read"
            self._note(problems.DUPLICATE_KEY, _mark(span), f'duplicate key "{_shorten(key)}"', remedy, (first,))
            return None
        parent.keys[key] = span
        return str(key)

    def _span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        line, end_line, end_col = start.line, end.line, end.column
        if end_col == 0 and end_line > line:  # a block of text ends with its last line, not where the next begins
            end_line -= 1
            while end_line > line and not self.lines[end_line].strip():
                end_line -= 1
            end_col = len(self.lines[end_line])
        return line, start.column, end_line, end_col

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
