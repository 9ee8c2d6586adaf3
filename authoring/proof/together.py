"""Conditions that can each hold, but not together: bounds that contradict, and mice in two places at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from authoring.proof.arguments import Path, arguments
from authoring.proof.block import Block
from authoring.proof.facts import faces_of, values
from authoring.proof.numbers import counter_values, number
from authoring.proof.places import spaces
from authoring.proof.rules import PlayRule
from authoring.proof.world import World
from engine.records.bounds import GREATEST
from engine.vocabulary import registry

NUMBERED = ("page", "round", "wheel", "active-mice")
Atom = tuple[str, Any, Path]


def clash(world: World, conditions: Any, rule: PlayRule, path: Path) -> Block | None:
    """Why conditions that can each hold cannot hold together; None if they can, as far as is known."""
    atoms = list(_atoms(conditions, path))
    if len(atoms) < 2:
        return None
    return (
        _opposites(atoms, rule)
        or _bounds_clash(world, atoms, rule)
        or _faces_clash(world, atoms, rule)
        or _places_clash(world, atoms, rule)
    )


def _opposites(atoms: list[Atom], rule: PlayRule) -> Block | None:
    """A condition beside its opposite."""
    for name, value, path in atoms:
        if name == "not" and isinstance(value, Mapping) and value:
            others = [(other, what) for other, what, _ in atoms if other != "not"]
            if all((str(key), part) in others for key, part in value.items()):
                return Block(path, "it must be both true and false", rule=rule)
    minions = next((path for name, value, path in atoms if name == "no-minions" and value in (True, None)), None)
    for name, value, path in atoms if minions is not None else ():
        least = value.get("at-least", 1) if isinstance(value, Mapping) else 1
        if name == "on-board" and isinstance(least, int) and least > 0:
            return Block(path, "a minion must be on the board while none is", rule=rule)
    return None


def _faces_clash(world: World, atoms: list[Atom], rule: PlayRule) -> Block | None:
    """Both faces of a tile at the same time: only one of them is up, and mice stand on that."""
    up: dict[int, str] = {}
    for name, value, path in atoms:
        face = _face_needed(world, name, value, rule)
        if face not in world.board.face_ids:
            continue
        tile = world.board.face_tile[world.board.face_ids.index(face)]
        other = up.setdefault(tile, face)
        if other != face:
            return Block(
                path, f'"{other}" and "{face}" are the two faces of one tile, and never up together', rule=rule
            )
    return None


def _face_needed(world: World, name: str, value: Any, rule: PlayRule) -> str:
    """The face that must be up for a condition to hold; empty if there is none."""
    if name == "face-up":
        return str(value.get("face") if isinstance(value, Mapping) else value)
    if name != "mice-at":
        return ""
    given = arguments(registry.CONDITIONS["mice-at"], value)
    least = given["at-least"]
    mask = _where(world, given, rule)
    if mask is None or (isinstance(least, int) and least <= 0) or not (least is None or isinstance(least, int)):
        return ""
    faces = faces_of(world.board, mask)
    return world.board.face_ids[faces.pop()] if len(faces) == 1 else ""


def _atoms(conditions: Any, path: Path) -> Iterator[Atom]:
    if isinstance(conditions, list | tuple):
        for i, part in enumerate(conditions):
            yield from _atoms(part, (*path, i))
    elif isinstance(conditions, Mapping):
        for name, value in conditions.items():
            if name == "all":
                inner = value["of"] if isinstance(value, Mapping) and list(value) == ["of"] else value
                yield from _atoms(inner, (*path, "all"))
            else:
                yield str(name), value, (*path, str(name))


def _asked(world: World, name: str, value: Any, rule: PlayRule) -> tuple[tuple[str, str], int] | None:
    """What number an atom is about, and the mask of the values that it lets through."""
    word = registry.CONDITIONS.get(name)
    if word is None:
        return None
    given = arguments(word, value)
    if name == "counter" and isinstance(given["name"], str):
        return ("counter", given["name"]), _mask(world, given, rule)
    if name == "compare" and isinstance(given["number"], Mapping) and isinstance(given["number"].get("counter"), str):
        return ("counter", given["number"]["counter"]), _mask(world, given, rule)
    if name == "compare" and isinstance(given["number"], str) and given["number"] in NUMBERED:
        return ("number", given["number"]), _mask(world, given, rule)
    return (("number", name), _mask(world, given, rule)) if name in NUMBERED else None


def _mask(world: World, given: dict[str, Any], rule: PlayRule) -> int:
    low, high = 0, GREATEST
    asked = [name for name in ("is", "at-least", "at-most") if given.get(name) is not None]
    if not asked:
        low = 1
    for name in asked:
        least, most = number(world, given[name], rule)
        low = max(low, least) if name != "at-most" else low
        high = min(high, most) if name != "at-least" else high
    return values(low, high)


def _bounds_clash(world: World, atoms: list[Atom], rule: PlayRule) -> Block | None:
    left: dict[tuple[str, str], int] = {}
    for name, value, path in atoms:
        negated = name == "not" and isinstance(value, Mapping) and len(value) == 1
        inner = next(iter(value.items())) if negated else (name, value)
        asked = _asked(world, str(inner[0]), inner[1], rule)
        if asked is None:
            continue
        about, mask = asked
        mask = values(0, GREATEST) & ~mask if negated else mask
        start = counter_values(world, about[1]) if about[0] == "counter" else values(0, GREATEST)
        before = left.get(about, start)
        left[about] = before & mask
        if before and not left[about]:
            what = f'the counter "{about[1]}"' if about[0] == "counter" else f'"{about[1]}"'
            return Block(path, f"no value of {what} meets this and the conditions before it", rule=rule)
    return None


def _places_clash(world: World, atoms: list[Atom], rule: PlayRule) -> Block | None:
    """All mice in two places at once, or more mice in places apart than there are."""
    everyone, groups = -1, []
    for name, value, path in atoms:
        if name != "mice-at":
            continue
        given = arguments(registry.CONDITIONS["mice-at"], value)
        mask = _where(world, given, rule)
        if mask is None:
            continue
        if given["at-least"] is None:
            if not everyone & mask:
                return Block(path, "all mice cannot be in two places at once", rule=rule)
            everyone &= mask
            groups.append((mask, 1, path))
        elif isinstance(given["at-least"], int):
            groups.append((mask, given["at-least"], path))
    for mask, least, path in groups:
        if least > 0 and not everyone & mask:
            return Block(path, "all mice are to be elsewhere at the same time", rule=rule)
    total, seen = 0, 0
    for mask, least, path in groups:
        if mask & seen:
            continue
        seen |= mask
        total += least
        if total > world.mice:
            block = Block(path, f"{total} mice are needed at the same time, and at most {world.mice} are in play",
                          ("mice", str(total)))  # fmt: skip
            return replace(block, rule=rule)
    return None


def _where(world: World, given: dict[str, Any], rule: PlayRule) -> int | None:
    mask = spaces(world, given["at"], rule) if given["at"] is not None else None
    if given["face"] is not None:
        here = world.face(str(given["face"]))
        return here if mask is None else mask & here
    return mask


def values_asked(world: World, conditions: Any, rule: PlayRule, counter: str) -> int:
    """The values of a counter at which conditions can hold."""
    mask = values(0, GREATEST)
    for name, value, _ in _atoms(conditions, ()):
        negated = name == "not" and isinstance(value, Mapping) and len(value) == 1
        inner = next(iter(value.items())) if negated else (name, value)
        asked = _asked(world, str(inner[0]), inner[1], rule)
        if asked is not None and asked[0] == ("counter", counter):
            mask &= values(0, GREATEST) & ~asked[1] if negated else asked[1]
    return mask
