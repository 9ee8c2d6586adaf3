"""Rules that hand a value on to each other in a ring: a counter, the wheel, a space, a token.

Each rule answers one state of a thing and always brings about another; where that leads back, the rules never end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.content.library import Entry
from authoring.content.source import Steps

State = tuple[str, str, Any]
"""The kind of a thing, its name, and its value."""
Rules = list[tuple[dict[str, Any], Steps, str]]
WHEEL = 6


@dataclass(frozen=True)
class Toggle:
    """A rule that turns a state into another, and its place."""

    name: str
    steps: Steps
    after: State


def rings(entry: Entry) -> Iterator[list[Toggle]]:
    """Each ring of toggles among the rules of a chapter once."""
    if entry.kind != "chapter":
        return
    ways = _ways(entry.data)
    done: set[State] = set()
    for start in ways:
        path: list[State] = []
        here = start
        while here in ways and here not in done and here not in path:
            path.append(here)
            here = ways[here].after
        if here in path:
            yield [ways[state] for state in path[path.index(here) :]]
        done |= set(path)


def _ways(chapter: dict[str, Any]) -> dict[State, Toggle]:
    found: dict[State, Toggle] = {}
    for rule, steps, face in _rules(chapter):
        if rule.keys() & {"limit", "may", "cost"} or not rule.get("do"):
            continue
        for before, after in _moves(chapter, rule, face):
            if before != after:
                name = str(rule.get("id") or "/".join(map(str, steps)))
                found.setdefault(before, Toggle(name, (*steps, "do", 0), after))
    return found


def _rules(chapter: dict[str, Any]) -> Rules:
    lists: list[tuple[list[dict[str, Any]], Steps, str]] = [(chapter.get("rules", []), ("rules",), "")]
    lists += [
        (room.get("rules", []), ("rooms", face, "rules"), face) for face, room in chapter.get("rooms", {}).items()
    ]
    for i, one in enumerate(chapter.get("achievements", [])):
        lists.append((one.get("rules", []), ("achievements", i, "rules"), ""))
    return [(rule, (*steps, i), face) for rules, steps, face in lists for i, rule in enumerate(rules)]


def _moves(chapter: dict[str, Any], rule: dict[str, Any], face: str) -> Iterator[tuple[State, State]]:
    """The states that a rule turns into others."""
    conditions = rule.get("if") or {}
    if not isinstance(conditions, Mapping):
        return
    asked, event, effects = dict(conditions), rule.get("when"), rule["do"]
    if event == "counter-changed" and isinstance(asked.get("counter"), str):
        yield from _of_counter(chapter, asked, effects)
    elif event == "wheel-changed" and set(asked) == {"wheel"}:
        value = _exactly(asked["wheel"])
        step = _named(effects[0], "wheel", "amount")
        if value is not None and step is not None and 0 <= value + step < WHEEL:
            yield ("wheel", "", value), ("wheel", "", value + step)
    elif event == "space-entered" and set(asked) <= {"mover", "space"} and asked.get("mover", "mouse") == "mouse":
        here, there = _space(asked.get("space"), face), _thrown_to(effects[0], face)
        if here and there:
            yield ("space", "", here), ("space", "", there)
    elif event in ("token-placed", "token-removed") and set(asked) <= {"token"}:
        word = "take-token" if event == "token-placed" else "put-token"
        value = effects[0].get(word) if isinstance(effects[0], Mapping) else None
        token = value.get("token") if isinstance(value, Mapping) else value
        if isinstance(token, str) and asked.get("token") in (None, token):
            yield ("token", token, event), ("token", token, "token-removed" if word == "take-token" else "token-placed")


def _of_counter(chapter: dict[str, Any], asked: dict[str, Any], effects: list[Any]) -> Iterator[tuple[State, State]]:
    name = asked["counter"]
    most = (chapter.get("counters", {}).get(name) or {}).get("max")
    if set(asked) - {"counter", "value"}:
        return
    value = _exactly(asked["value"]) if "value" in asked else None
    few = range(most + 1) if isinstance(most, int) and most <= WHEEL else range(0)
    for before in [value] if value is not None else [] if "value" in asked else few:
        after = _changed(name, before, effects[0])
        if after is not None:
            yield (
                ("counter", name, before),
                ("counter", name, max(0, min(after, most) if isinstance(most, int) else after)),
            )


def _changed(name: str, value: int, effect: Any) -> int | None:
    """The value of a counter after an effect, if that is plain to see."""
    if not isinstance(effect, Mapping):
        return None
    word, given = next(iter(effect.items()))
    if word == "if" and isinstance(given, Mapping):
        return _after_if(name, value, given)
    if word not in ("set", "count"):
        return None
    full = given if isinstance(given, Mapping) else {"counter": given}
    step = full.get("to" if word == "set" else "by", 1)
    if full.get("counter") != name or "who" in full or not isinstance(step, int):
        return None
    return step if word == "set" else value + step


def _after_if(name: str, value: int, given: Mapping[str, Any]) -> int | None:
    asked = given.get("if")
    if not isinstance(asked, Mapping) or len(asked) != 1:
        return None
    word, what = next(iter(asked.items()))
    what = what if isinstance(what, Mapping) else {"name": what}
    number = what.get("number")
    about = what.get("name") if word == "counter" else number.get("counter") if isinstance(number, Mapping) else None
    bounds = {key: what[key] for key in ("is", "at-least", "at-most") if key in what}
    if word not in ("counter", "compare") or about != name or not all(isinstance(one, int) for one in bounds.values()):
        return None
    holds = bounds.get("is", value) == value and bounds.get("at-least", 0 if bounds else 1) <= value
    branch = given.get("then" if holds and value <= bounds.get("at-most", value) else "else") or []
    return _changed(name, value, branch[0]) if branch else None


def _exactly(value: Any) -> int | None:
    value = value.get("is") if isinstance(value, Mapping) and set(value) == {"is"} else value
    return value if isinstance(value, int) else None


def _named(effect: Any, word: str, parameter: str) -> int | None:
    if effect == word:
        return 1
    value = effect.get(word) if isinstance(effect, Mapping) else None
    value = value.get(parameter, 1) if isinstance(value, Mapping) else value
    return value if isinstance(value, int) else None


def _space(value: Any, face: str) -> str:
    """A single named space, with its face."""
    value = value.get("space", value.get("name")) if isinstance(value, Mapping) else value
    value = value[0] if isinstance(value, list) and len(value) == 1 else value
    if not isinstance(value, str):
        return ""
    return value if "/" in value else f"{face}/{value}"


def _thrown_to(effect: Any, face: str) -> str:
    value = effect.get("teleport") if isinstance(effect, Mapping) else None
    return _space(value.get("to"), face) if isinstance(value, Mapping) and value.get("who") == "mover" else ""
