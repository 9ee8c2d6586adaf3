"""Finding effects in a chapter's rules, wherever they are nested, with the room they stand in and what they ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.vocabulary.registry import EFFECTS

Data = dict[str, Any]
Steps = tuple[str | int, ...]
AT_START = ("chapter-start", "setup")


@dataclass(frozen=True)
class Deed:
    """One effect somewhere in a chapter: its name and value, the face its rule speaks of, its rule, and its place."""

    name: str
    value: Any
    face: str
    rule: tuple[tuple[str, Any], ...]
    steps: Steps
    at_start: bool

    def conditions(self) -> Any:
        """The conditions of the rule it stands in."""
        return dict(self.rule).get("if") or {}


def deeds(chapter: Data) -> Iterator[Deed]:
    """Every effect of a chapter: setup, rules, rooms with their setup, rules and surges, achievements."""
    yield from _in_effects(chapter.get("setup", []), "", {}, ("setup",), True)
    yield from _in_rules(chapter.get("rules", []), "", ("rules",))
    for i, one in enumerate(chapter.get("achievements", [])):
        yield from _in_rules(one.get("rules", []), "", ("achievements", i, "rules"))
    for face, room in chapter.get("rooms", {}).items():
        base: Steps = ("rooms", face)
        yield from _in_effects(room.get("setup", []), face, {}, (*base, "setup"), False)
        yield from _in_rules(room.get("rules", []), face, (*base, "rules"))
        surge = room.get("surge")
        if isinstance(surge, dict):
            yield from _in_effects(surge.get("do", []), face, {}, (*base, "surge", "do"), False)


def _in_rules(rules: list[Data], face: str, steps: Steps) -> Iterator[Deed]:
    for i, rule in enumerate(rules):
        start = rule.get("when") == "chapter-start"
        yield from _in_effects(rule.get("do", []), face, rule, (*steps, i, "do"), start)
        for event, effects in (rule.get("replace") or {}).items():
            yield from _in_effects(effects, face, rule, (*steps, i, "replace", event), False)


def _in_effects(effects: Any, face: str, rule: Data, steps: Steps, start: bool) -> Iterator[Deed]:
    if not isinstance(effects, list):
        return
    for i, one in enumerate(effects):
        name, value = (one, None) if isinstance(one, str) else next(iter(one.items()))
        frozen = tuple((key, rule[key]) for key in ("when", "if", "may", "cost", "limit") if key in rule)
        yield Deed(name, value, face, frozen, (*steps, i, name), start)
        yield from _nested(value, face, rule, (*steps, i, name), start)


def _nested(value: Any, face: str, rule: Data, steps: Steps, start: bool) -> Iterator[Deed]:
    """Effects within effects: lists of one-key maps under any parameter."""
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, list) and part and all(_is_effect(one) for one in part):
                yield from _in_effects(part, face, rule, (*steps, key), start)
            else:
                yield from _nested(part, face, rule, (*steps, key), start)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            if isinstance(part, dict) and isinstance(part.get("do"), list):
                yield from _in_effects(part["do"], face, rule, (*steps, i, "do"), start)


def _is_effect(one: Any) -> bool:
    name = one if isinstance(one, str) else next(iter(one), "") if isinstance(one, dict) and len(one) == 1 else ""
    return name in EFFECTS


def parameter(value: Any, name: str, short: str) -> Any:
    """A parameter of an effect's value, given in full or in short."""
    if isinstance(value, dict):
        return value.get(name)
    return value if name == short else None
