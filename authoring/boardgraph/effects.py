"""Find every effect in the rules of a chapter, however deep it is nested, with its room and its rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.vocabulary.registry import EFFECTS

Data = dict[str, Any]
Steps = tuple[str | int, ...]
AT_START = ("chapter-start", "setup")


@dataclass(frozen=True)
class Effect:
    """An effect in a chapter: its name and value, the face its rule belongs to, its rule, and its place in the file."""

    name: str
    value: Any
    face: str
    rule: tuple[tuple[str, Any], ...]
    steps: Steps
    at_start: bool

    def conditions(self) -> Any:
        """The conditions of its rule."""
        return dict(self.rule).get("if") or {}


def effects_of(chapter: Data) -> Iterator[Effect]:
    """Yield every effect of a chapter: setup, rules, rooms with their setup, rules and surges, achievements."""
    yield from _in_effects(chapter.get("setup", []), "", {}, ("setup",), True)
    yield from _in_rules(chapter.get("rules", []), "", ("rules",))
    for i, achievement in enumerate(chapter.get("achievements", [])):
        yield from _in_rules(achievement.get("rules", []), "", ("achievements", i, "rules"))
    for face, room in chapter.get("rooms", {}).items():
        base: Steps = ("rooms", face)
        yield from _in_effects(room.get("setup", []), face, {}, (*base, "setup"), False)
        yield from _in_rules(room.get("rules", []), face, (*base, "rules"))
        surge = room.get("surge")
        if isinstance(surge, dict):
            yield from _in_effects(surge.get("do", []), face, {}, (*base, "surge", "do"), False)


def _in_rules(rules: list[Data], face: str, steps: Steps) -> Iterator[Effect]:
    for i, rule in enumerate(rules):
        start = rule.get("when") == "chapter-start"
        yield from _in_effects(rule.get("do", []), face, rule, (*steps, i, "do"), start)
        for event, effects in (rule.get("replace") or {}).items():
            yield from _in_effects(effects, face, rule, (*steps, i, "replace", event), False)


def _in_effects(effects: Any, face: str, rule: Data, steps: Steps, start: bool) -> Iterator[Effect]:
    if not isinstance(effects, list):
        return
    for i, effect in enumerate(effects):
        name, value = (effect, None) if isinstance(effect, str) else next(iter(effect.items()))
        frozen = tuple((key, rule[key]) for key in ("when", "if", "may", "cost", "limit") if key in rule)
        yield Effect(name, value, face, frozen, (*steps, i, name), start)
        yield from _nested(value, face, rule, (*steps, i, name), start)


def _nested(value: Any, face: str, rule: Data, steps: Steps, start: bool) -> Iterator[Effect]:
    """Yield the effects within an effect: lists of one-key maps under any parameter."""
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, list) and part and all(_is_effect(item) for item in part):
                yield from _in_effects(part, face, rule, (*steps, key), start)
            else:
                yield from _nested(part, face, rule, (*steps, key), start)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            if isinstance(part, dict) and isinstance(part.get("do"), list):
                yield from _in_effects(part["do"], face, rule, (*steps, i, "do"), start)


def _is_effect(data: Any) -> bool:
    name = data if isinstance(data, str) else next(iter(data), "") if isinstance(data, dict) and len(data) == 1 else ""
    return name in EFFECTS


def parameter(value: Any, name: str, short: str) -> Any:
    """Return a parameter of an effect, written in full or in short."""
    if isinstance(value, dict):
        return value.get(name)
    return value if name == short else None
