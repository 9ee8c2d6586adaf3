"""Mutations of content: of its tree of maps and lists, and of its text."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.fuzz import world
from tests.fuzz.generate import NUMBERS, ODD_NUMBERS, ODD_TEXTS

Place = tuple[Any, Any]
"""A map or list, and a key of it."""

KINDS = ("minion", "search-card", "hero", "status", "ability", "face", "counter", "token", "achievement", "tile")


def places(tree: Any) -> Iterator[Place]:
    """Yield every place of a tree that holds a value."""
    todo = [tree]
    while todo:
        node = todo.pop()
        parts = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
        for key, part in parts:
            yield node, key
            todo.append(part)


def _delete(dice: Random, here: list[Place]) -> None:
    node, key = dice.choice(here)
    del node[key]


def _duplicate(dice: Random, here: list[Place]) -> None:
    node, key = dice.choice([place for place in here if isinstance(place[0], list)] or here)
    if isinstance(node, list):
        node.insert(dice.randrange(len(node) + 1), copy.deepcopy(node[key]))
    else:
        node[f"{key}-again"] = copy.deepcopy(node[key])


def _move(dice: Random, here: list[Place]) -> None:
    (node, key), (other, its_key) = dice.choice(here), dice.choice(here)
    node[key], other[its_key] = copy.deepcopy(other[its_key]), copy.deepcopy(node[key])


def _copy_over(dice: Random, here: list[Place]) -> None:
    (node, key), (other, its_key) = dice.choice(here), dice.choice(here)
    node[key] = copy.deepcopy(other[its_key])


def _foreign(dice: Random, here: list[Place]) -> None:
    node, key = dice.choice(here)
    other, its_key = dice.choice(list(places(dice.choice(world.documents())[1])))
    node[key] = copy.deepcopy(other[its_key])


def _same_key(dice: Random, here: list[Place]) -> None:
    """Take the value of the same key elsewhere: mostly of the right shape."""
    node, key = dice.choice([place for place in here if isinstance(place[0], dict)] or here)
    pool = [(other, its) for _, tree in world.documents() for other, its in places(tree) if its == key]
    if pool:
        other, its_key = dice.choice(pool)
        node[key] = copy.deepcopy(other[its_key])


def _swap_type(dice: Random, here: list[Place]) -> None:
    node, key = dice.choice(here)
    value = node[key]
    name = key if isinstance(key, str) else "x"
    shapes = [[value], {name: value}, str(value)[:80], None, True, 0, [], {}, "", [value, value], {"do": value}, 1.5]
    if isinstance(value, list) and value:
        shapes += [value[0], {str(part)[:40]: part for part in value}, [value]] * 2
    if isinstance(value, dict) and value:
        shapes += [[value], list(value), list(value.values()), next(iter(value)), next(iter(value.values()))] * 2
    node[key] = copy.deepcopy(dice.choice(shapes))


def _number(dice: Random, here: list[Place]) -> None:
    numbers = [place for place in here if isinstance(place[0][place[1]], int | float)]
    node, key = dice.choice(numbers or here)
    node[key] = dice.choice((*NUMBERS, *ODD_NUMBERS, 0.5, float("inf"), float("nan"), -0.0, 1e308))


def _text(dice: Random, here: list[Place]) -> None:
    texts = [place for place in here if isinstance(place[0][place[1]], str)]
    node, key = dice.choice(texts or here)
    odd = dice.choice(ODD_TEXTS)
    node[key] = dice.choice((odd, f"{node[key]}{odd}", f"{odd}{node[key]}"))


def _reference(dice: Random, here: list[Place]) -> None:
    texts = [place for place in here if isinstance(place[0][place[1]], str)]
    node, key = dice.choice(texts or here)
    node[key] = dice.choice(world.ids(dice.choice(KINDS)) or ["x"])


def _rename_key(dice: Random, here: list[Place]) -> None:
    maps = [place for place in here if isinstance(place[0], dict)]
    node, key = dice.choice(maps or here)
    if isinstance(node, dict):
        _, other = dice.choice(maps)
        new = dice.choice((other, other, dice.choice(ODD_TEXTS), 7, None, True, 1.5))
        node[new] = node.pop(key)


def _nest(dice: Random, here: list[Place]) -> None:
    node, key = dice.choice(here)
    value = node[key]
    wrap = dice.choice((lambda part: [part], lambda part: {"not": part}, lambda part: {"any": [part]}))
    for _ in range(dice.choice((2, 5, 20, 45, 90))):
        value = wrap(value)
    node[key] = value


def _many(dice: Random, here: list[Place]) -> None:
    lists = [place for place in here if isinstance(place[0][place[1]], list) and place[0][place[1]]]
    if lists:
        node, key = dice.choice(lists)
        part = dice.choice(node[key])
        node[key] = [*node[key], *[copy.deepcopy(part) for _ in range(dice.choice((2, 10, 60)))]]


MUTATIONS: tuple[Callable[[Random, list[Place]], None], ...] = (
    _delete, _duplicate, _move, _copy_over, _foreign, _same_key, _same_key, _swap_type, _swap_type, _number, _number,
    _text, _reference, _reference, _rename_key, _nest, _many,
)  # fmt: skip


def mutate(dice: Random, tree: Any, times: int) -> Any:
    """Return a copy of a tree with some mutations."""
    tree = copy.deepcopy(tree)
    for _ in range(times):
        here = list(places(tree))
        if here:
            dice.choice(MUTATIONS)(dice, here)
    return tree


def damage(dice: Random, text: str) -> str:
    """Return a text with characters or lines that are lost, doubled, swapped or odd."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        column = dice.randrange(len(text) + 1)
        odd = dice.choice((*ODD_TEXTS, "&a ", "*a", "<<: ", "!!python/x ", "---\n", "\t", "{", "["))
        text = dice.choice((
            "\n".join([*lines[:at], *lines[at + 1 :]]),
            "\n".join([*lines[:at], f" {lines[at]}", *lines[at + 1 :]]),
            "\n".join([*lines[: at + 1], *lines[at:]]),
            text[:column] + odd + text[column:],
            text[:column],
            text[:column] + text[column + dice.choice((1, 3, 40)) :],
        ))  # fmt: skip
    return text
