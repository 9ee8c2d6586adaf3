"""Whether conditions can hold, and whether they always do, as far as an abstract run has found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.block import Block
from authoring.proof.bounds import Found, allowed_values, bounds
from authoring.proof.condition_words import OUTSIDE_SURGES, TESTS
from authoring.proof.event_names import about
from authoring.proof.numbers import counter_values, page
from authoring.proof.rules import PlayRule
from authoring.proof.together import clash
from authoring.proof.world import World
from engine.records.game import MAX_ROUNDS
from engine.vocabulary import registry


def blocked(world: World, conditions: Any, rule: PlayRule, path: Path) -> Found:
    """Why conditions cannot hold together; None if they can."""
    if isinstance(conditions, list | tuple):
        for i, part in enumerate(conditions):
            found = blocked(world, part, rule, (*path, i))
            if found is not None:
                return found
    elif isinstance(conditions, Mapping):
        for name, value in conditions.items():
            found = _one(world, str(name), value, rule, (*path, str(name)))
            if found is not None:
                return found
    else:
        return None
    return clash(world, conditions, rule, path)


def never_fails(world: World, conditions: Any, rule: PlayRule) -> bool:
    """Whether conditions hold whenever they are asked, as far as is known: a growing run may still find otherwise."""
    if not conditions:
        return True
    if isinstance(conditions, list | tuple):
        return all(never_fails(world, part, rule) for part in conditions)
    return isinstance(conditions, Mapping) and all(
        _always(world, str(name), value, rule) for name, value in conditions.items()
    )


def _always(world: World, name: str, value: Any, rule: PlayRule) -> bool:
    facts = world.facts
    if name == "all":
        return never_fails(world, _of(value), rule)
    if name == "any":
        return any(never_fails(world, part, rule) for part in listed(_of(value)))
    if name == "not":
        return blocked(world, _of(value), rule, ()) is not None
    word = registry.CONDITIONS.get(name)
    if word is None or _is_name(name, value, rule):
        return name in ("mover", "actor", "figure") and value is True
    given = arguments(word, value)
    if name == "token-lies" and given.get("at") is None:
        return ("certain-token", given["token"]) in facts.happened and (
            "token-taken",
            given["token"],
        ) not in facts.happened
    if name == "counter" and isinstance(given["name"], str):
        mask = counter_values(world, given["name"])
        return bool(mask) and not mask & ~allowed_values(world, given, rule, 1)
    if name == "page":
        return _within(page(world, rule.event in OUTSIDE_SURGES), given, world, rule)
    if name == "round":
        return _within((0, MAX_ROUNDS), given, world, rule)
    if name == "in-party":
        return given["hero"] in world.chapter["party"].get("required", [])
    return False


def _within(have: tuple[int, int], given: dict[str, Any], world: World, rule: PlayRule) -> bool:
    low, high = bounds(world, given, rule, 1, exact_low=True)
    return low <= have[0] and have[1] <= high


def _of(value: Any) -> Any:
    return value["of"] if isinstance(value, Mapping) and list(value) == ["of"] else value


def _is_name(name: str, value: Any, rule: PlayRule) -> bool:
    """Whether a key of conditions is a name of the event, not a condition of the vocabulary."""
    event = registry.EVENTS.get(rule.event)
    if name not in ("owner", "it", "figure") and (event is None or name not in event.provides):
        standing = rule.event == "" and name in ("attacker", "target")
        if not standing:
            return False
    word = registry.CONDITIONS.get(name)
    own = {param.name for param in word.params} if word is not None else set()
    return not (word is not None and isinstance(value, Mapping) and value and all(key in own for key in value))


def _one(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    if name == "all":
        return blocked(world, _of(value), rule, path)
    if name == "any":
        return _any(world, _of(value), rule, path)
    if name == "not":
        if never_fails(world, _of(value), rule):
            return Block(path, "what it excludes is always so", rule=rule)
        return None
    if _is_name(name, value, rule):
        return about(world, name, value, rule, path)
    word = registry.CONDITIONS.get(name)
    test = TESTS.get(name)
    if word is None or test is None:
        return None
    return test(world, arguments(word, value), rule, path)


def _any(world: World, parts: Any, rule: PlayRule, path: Path) -> Found:
    """Alternatives: blocked if each is; then the first says why. A map is a single alternative for each key."""
    parts = listed(parts)
    first: Found = None
    for i, part in enumerate(parts):
        found = blocked(world, part, rule, (*path, i) if len(parts) > 1 else path)
        if found is None:
            return None
        first = first or found
    return first
