"""Edit JSON with comments and trailing commas, such as settings of editors: set a value, keep all other text."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

_SPACE: Final = re.compile(r"(?:\s|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_STRING: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_OTHER: Final = re.compile(r"[^\s,\]}{\[/\"]+")
_COMMENT: Final = re.compile(r"[ \t]*(?://[^\n]*|/\*[^\n]*?\*/[ \t]*)?(?=\r?\n)")
MAX_DEPTH: Final = 100
"""The deepest nesting that is read."""


class JsoncError(ValueError):
    """The text is not JSON with comments."""


@dataclass(frozen=True)
class _Node:
    """A value, its position in the text, and its members if it is an object."""

    start: int
    end: int
    value: Any
    members: dict[str, _Node] = field(default_factory=dict)
    last: int = -1
    """The end of the last member of an object, including its comma."""
    comma: bool = False
    """Whether a comma follows the last member."""


def put(text: str, keys: tuple[str, ...], value: Any) -> str:
    """Return the text with a value set at a path of keys; missing objects on the path are added."""
    node = _parse(text)
    for depth, key in enumerate(keys):
        if not isinstance(node.value, dict):
            place = "/".join(keys[:depth]) or "the file"
            raise JsoncError(f"{place} is not an object")
        if key not in node.members:
            rest: Any = value
            for inner in reversed(keys[depth + 1 :]):
                rest = {inner: rest}
            return _with_member(text, node, key, rest, depth + 1)
        node = node.members[key]
    if node.value == value:
        return text
    return text[: node.start] + _dumped(value, len(keys)) + text[node.end :]


def _with_member(text: str, node: _Node, key: str, value: Any, depth: int) -> str:
    member = f"\n{'  ' * depth}{json.dumps(key, ensure_ascii=False)}: {_dumped(value, depth)}"
    if node.last < 0:
        return f"{text[: node.start + 1]}{member}\n{'  ' * (depth - 1)}{text[node.start + 1 :].lstrip()}"
    comma = "" if node.comma else ","
    comment = _COMMENT.match(text, node.last)  # keep a comment on the line of the last member
    after = comment.end() if comment else node.last
    return f"{text[: node.last]}{comma}{text[node.last : after]}{member}{text[after:]}"


def _dumped(value: Any, depth: int) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False).replace("\n", "\n" + "  " * depth)


def _parse(text: str) -> _Node:
    node = _value(text, _skip(text, 0), 0)
    if _skip(text, node.end) != len(text):
        raise JsoncError(_where(text, _skip(text, node.end)))
    return node


def _value(text: str, at: int, depth: int) -> _Node:
    if depth > MAX_DEPTH:
        raise JsoncError("it is nested too deeply")
    first = text[at : at + 1]
    if first == "{":
        return _object(text, at, depth)
    if first == "[":
        return _list(text, at, depth)
    match = (_STRING if first == '"' else _OTHER).match(text, at)
    if match is None:
        raise JsoncError(_where(text, at))
    try:
        return _Node(at, match.end(), json.loads(match.group()))
    except ValueError:
        raise JsoncError(_where(text, at)) from None


def _object(text: str, start: int, depth: int) -> _Node:
    members: dict[str, _Node] = {}
    at, last, comma = _skip(text, start + 1), -1, True
    while text[at : at + 1] != "}":
        match = _STRING.match(text, at)
        colon = _skip(text, match.end()) if match else at
        if match is None or not comma or text[colon : colon + 1] != ":":
            raise JsoncError(_where(text, at))
        node = _value(text, _skip(text, colon + 1), depth + 1)
        members[json.loads(match.group())] = node
        last, at = node.end, _skip(text, node.end)
        comma = text[at : at + 1] == ","
        if comma:
            last = at + 1
            at = _skip(text, last)
    value = {key: node.value for key, node in members.items()}
    return _Node(start, at + 1, value, members, last, comma and last >= 0)


def _list(text: str, start: int, depth: int) -> _Node:
    values: list[Any] = []
    at, comma = _skip(text, start + 1), True
    while text[at : at + 1] != "]":
        if not comma:
            raise JsoncError(_where(text, at))
        node = _value(text, at, depth + 1)
        values.append(node.value)
        at = _skip(text, node.end)
        comma = text[at : at + 1] == ","
        if comma:
            at = _skip(text, at + 1)
    return _Node(start, at + 1, values)


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _where(text: str, at: int) -> str:
    line = text.count("\n", 0, at) + 1
    return f"line {line}, column {at - text.rfind(chr(10), 0, at)}, cannot be read"
