"""Make a failing file small: leave out parts of its tree, or lines of its text, while it fails in the same way."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from typing import Any

import yaml

from tests.fuzz.cases import to_yaml
from tests.fuzz.mutate import places

Fails = Callable[[str], bool]
SECONDS = 60.0


def shrink(text: str, fails: Fails, seconds: float = SECONDS) -> str:
    """The smallest text found in some seconds that still fails."""
    until = time.monotonic() + seconds
    try:
        tree = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError):
        return _lines(text, fails, until)
    if not fails(to_yaml(tree)):
        return _lines(text, fails, until)
    return to_yaml(_tree(tree, fails, until))


def _lines(text: str, fails: Fails, until: float) -> str:
    lines = text.split("\n")
    size = len(lines) // 2
    while size and time.monotonic() < until:
        at = 0
        while at < len(lines) and time.monotonic() < until:
            fewer = lines[:at] + lines[at + size :]
            if fails("\n".join(fewer)):
                lines = fewer
            else:
                at += size
        size //= 2
    return "\n".join(lines)


def _tree(tree: Any, fails: Fails, until: float) -> Any:
    """Try every smaller tree, the ones that leave most out first, until none fails."""
    again = True
    while again:
        again = False
        for smaller in _smaller(tree):
            if time.monotonic() > until:
                return tree
            if fails(to_yaml(smaller)):
                tree, again = smaller, True
                break
    return tree


def _smaller(tree: Any) -> Iterator[Any]:
    """Trees with a part less: halves of lists and maps, then single parts, then a part in place of what holds it."""
    paths = sorted(_paths(tree), key=lambda path: -_size(_at(tree, path)))
    for path in paths:
        node = _at(tree, path)
        if isinstance(node, list | dict) and len(node) > 3:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            for half in (keys[: len(keys) // 2], keys[len(keys) // 2 :]):
                yield _without(tree, path, half)
    for path in paths:
        if path:
            yield _without(tree, path[:-1], [path[-1]])
    for path in paths:
        node = _at(tree, path)
        if path and isinstance(node, list | dict) and len(node) == 1:
            yield _with(tree, path, next(iter(node.values())) if isinstance(node, dict) else node[0])


def _paths(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, part in parts:
        yield from _paths(part, (*path, key))


def _size(tree: Any) -> int:
    return 1 + sum(1 for _ in places(tree))


def _at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def _without(tree: Any, path: tuple[Any, ...], keys: list[Any]) -> Any:
    tree = copy.deepcopy(tree)
    node = _at(tree, path)
    for key in sorted(keys, reverse=True) if isinstance(node, list) else keys:
        del node[key]
    return tree


def _with(tree: Any, path: tuple[Any, ...], value: Any) -> Any:
    tree = copy.deepcopy(tree)
    _at(tree, path[:-1])[path[-1]] = copy.deepcopy(value)
    return tree
