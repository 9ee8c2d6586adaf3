"""Whether numbers can be what conditions ask: within bounds, and values of counters."""

from __future__ import annotations

from typing import Any

from authoring.proof.arguments import Path
from authoring.proof.block import Block
from authoring.proof.facts import span, values
from authoring.proof.numbers import counter_values, number
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import PlayRule
from authoring.proof.world import World
from engine.records.bounds import GREATEST

Found = Block | None
"""Why conditions cannot hold; None if they can."""


def bounds(
    world: World, given: dict[str, Any], rule: PlayRule, otherwise: int, exact_low: bool = False
) -> tuple[int, int]:
    """The least and the greatest value that can meet bounds; without bounds, at least `otherwise`."""
    low, high = -GREATEST, GREATEST
    asked = [name for name in ("is", "at-least", "at-most") if given.get(name) is not None]
    if not asked:
        return otherwise, GREATEST
    for name in asked:
        least, most = number(world, given[name], rule)
        if name in ("is", "at-least"):
            low = max(low, least)
        if name in ("is", "at-most"):
            high = min(high, most)
    return low, high


def allowed_values(world: World, given: dict[str, Any], rule: PlayRule, otherwise: int) -> int:
    low, high = bounds(world, given, rule, otherwise)
    return values(low, high)


def ranged(have: tuple[int, int], what: str, given: dict[str, Any], world: World, rule: PlayRule, path: Path,
            otherwise: int = 1, why: str = "") -> Found:  # fmt: skip
    low, high = bounds(world, given, rule, otherwise)
    if low > high:
        return Block(path, f"no number is at least {low} and at most {high}", rule=rule)
    if high < have[0] or low > have[1]:
        return Block(path, why or f"{what} is always {_span(have)}", rule=rule)
    return None


def _span(have: tuple[int, int]) -> str:
    low, high = have
    if low == high:
        return str(low)
    return f"at least {low}" if high >= GREATEST else f"between {low} and {high}"


def counter_bounds(world: World, name: str, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    mask = counter_values(world, name) & ~_passing(world, name, rule)
    if name not in world.counters:
        return None
    low, high = bounds(world, given, rule, 1)
    if low > high:
        return Block(path, f"no number is at least {low} and at most {high}", rule=rule)
    if mask & values(low, high):
        return None
    return Block(path, why_not(world, name, mask, low, high), ("counter", name), rule)


def _passing(world: World, name: str, rule: PlayRule) -> int:
    """The values of a counter that never last until a rule is asked."""
    if rule.event == "counter-changed":
        return 0
    found = reflexes_of(world)
    return found.passing.get(name, 0) | found.fatal.get(name, 0)


def why_not(world: World, name: str, mask: int, low: int, high: int) -> str:
    have = span(mask)
    most = world.most_of(name)
    if low > most:
        return f'the counter "{name}" goes up to {most} only'
    if high < 0:
        return f'the counter "{name}" is never below 0'
    if have[0] == have[1]:
        return f'the counter "{name}" is always {have[0]}'
    if low > have[1]:
        return f'the counter "{name}" never comes to more than {have[1]}'
    if high < have[0]:
        return f'the counter "{name}" is never less than {have[0]}'
    return f'the counter "{name}" is never ' + (str(low) if low == high else f"{low} to {high}")
