"""Edits of values and keys: another word in the place of one, one more key of a map, one more item of a list."""

from __future__ import annotations

import copy
from typing import Any

from authoring.content.edits import Edit
from authoring.content.edits.places import Places
from authoring.content.edits.scalars import in_flow
from authoring.content.source import Steps

INDENT = "  "


def word_edit(places: Places, steps: Steps, word: str, is_key: bool = False) -> Edit:
    """Put another word in the place of a text of one line, or of a key; quotes stay quotes."""
    start, end = places.key_span(steps) if is_key else places.span(places.node(steps))
    return Edit(start, end, _quoted_as(places.text[start:end], word))


def add_key(places: Places, steps: Steps, key: str, value: str) -> Edit:
    """Add a key to the map at `steps`, after its last; `value` is YAML in one line."""
    node = places.node(steps)
    if places.is_flow(node):
        return _in_flow(places, steps, f"{key}: {value}")
    at = places.line_end(places.last(node))
    return Edit(at, at, f"\n{' ' * (node.mark.col - 1)}{key}: {value}")


def add_item(places: Places, steps: Steps, value: str) -> Edit:
    """Add an item to the list at `steps`, after its last; `value` is YAML in one line."""
    node = places.node(steps)
    if places.is_flow(node):
        return _in_flow(places, steps, value)
    at = places.line_end(places.last(node))
    return Edit(at, at, f"\n{' ' * (node.mark.col - 1)}- {value}")


def add_below(places: Places, keys: tuple[str, str], value: str) -> Edit:
    """Add `keys[1]` to the map `keys[0]` at the top of a file, which is made if it is not there."""
    whole, key = keys
    if isinstance(places.root.value.get(whole), dict) and places.node((whole,)).parts:
        return add_key(places, (whole,), key, value)
    return _new_top(places, whole, f"{key}: {value}")


def add_to_list(places: Places, key: str, value: str) -> Edit:
    """Add an item to the list `key` at the top of a file, which is made if it is not there."""
    if isinstance(places.root.value.get(key), list) and places.node((key,)).parts:
        return add_item(places, (key,), value)
    return _new_top(places, key, f"- {value}")


def comment_above(places: Places, line: int, comment: str) -> Edit:
    """Write a comment on a line of its own above a line, indented like it."""
    text = places.lines[line - 1]
    at = places.offset(line, 1)
    return Edit(at, at, f"{text[: len(text) - len(text.lstrip(' '))]}{comment}\n")


def with_value(data: Any, steps: Steps, value: Any) -> Any:
    """A copy of some data with another value, or one more, at a path."""
    if not steps:
        return value
    changed = copy.copy(data)
    step: Any = steps[0]
    if isinstance(changed, list) and step == len(changed):
        changed.append(value)
        return changed
    changed[step] = with_value(data[step] if not isinstance(data, dict) or step in data else {}, steps[1:], value)
    return changed


def _new_top(places: Places, key: str, line: str) -> Edit:
    """Add a key with one line below it at the end of the file; an empty value there is filled."""
    if key in places.root.value:
        start, end = places.span(places.node((key,)))
        after = places.text[start:end].strip()
        return Edit(start, end, f"\n{INDENT}{line}" if not after or after in "[]{}" else after)
    if places.is_flow(places.root):
        wrapped = f"[ {line.removeprefix('- ')} ]" if line.startswith("- ") else f"{{ {line} }}"
        return _in_flow(places, (), f"{key}: {wrapped}")
    at = places.line_end(places.last(places.root))
    return Edit(at, at, f"\n{key}:\n{INDENT}{line}")


def _in_flow(places: Places, steps: Steps, part: str) -> Edit:
    """Add a part within the brackets of a map or list."""
    node = places.node(steps)
    if node.parts:
        parts: Any = node.parts.values() if isinstance(node.parts, dict) else node.parts
        at = max(places.span(one)[1] for one in parts)
        return Edit(at, at, f", {part}")
    start, end = places.span(node)
    opened, closed = places.text[start], places.text[end - 1]
    return Edit(start, end, f"{opened} {part} {closed}")


def _quoted_as(old: str, word: str) -> str:
    """A word written as the old one was: in its quotes, or without."""
    if old[:1] in "\"'" and old[:1] == old[-1:] and not set(word) & set("\"'\\"):
        return f"{old[0]}{word}{old[0]}"
    return in_flow(word)
