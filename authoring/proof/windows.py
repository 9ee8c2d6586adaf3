"""How far a counter gets between two times that a rule sets it back: each turn, or each round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.proof.arguments import Path
from authoring.proof.changes import Change
from authoring.proof.facts import span, values
from authoring.proof.numbers import number
from authoring.proof.rules import ONCE, ROOM_SETUP, SETUP, PlayRule
from authoring.proof.together import values_asked
from authoring.proof.world import World

MENU = ("action", "free-action", "battle-action")
"""Events that only come while a mouse takes its turn, after its start and before its end."""
EDGES = {"turn": ("turn-start", "turn-end"), "round": ("round-start", "round-end")}
"""For each stretch of time the events that happen once in it."""


def limit_in_window(world: World, counter: str, start: int, changes: list[Change], usual: bool = False) -> int | None:
    """The most a counter comes to between two times that a rule sets it back; None if nothing does, or it may be late.

    With `usual`, mice take one action in a turn, as they do without cards and abilities that give them more.
    """
    for window in EDGES:
        resets = [(change[0], kept) for change in changes for kept in _kept(world, counter, window, change)]
        found = _most_between(world, start, changes, window, resets, usual) if resets else None
        if found is not None:
            return found
    return None


def _kept(world: World, counter: str, window: str, change: Change) -> Iterator[int]:
    """The greatest value that a rule leaves to a counter each turn or round, if it always sets it back then."""
    rule, name, given, place = change
    on_its_own = rule.source == "chapter" or (rule.source == "room" and bool(rule.data.get("always")))
    direct = place[:-2] == (*rule.path, "do")
    if not on_its_own or not direct or rule.event not in EDGES[window] or not rule.always_asked or "of" in rule.data:
        return
    _least, most = number(world, given["to" if name == "set" else "by"], rule)
    if name == "count" and most > -world.most_of(counter):
        return
    if not rule.conditions:
        yield most if name == "set" else 0
    elif _asks_only(rule.conditions, counter):
        kept = values(0, world.most_of(counter)) & ~values_asked(world, rule.conditions, rule, counter)
        yield max(span(kept)[1], most if name == "set" else 0)


def _asks_only(conditions: Any, counter: str) -> bool:
    """Whether conditions are about nothing but a counter."""
    asked = conditions.get("counter") if isinstance(conditions, Mapping) and list(conditions) == ["counter"] else None
    return asked == counter or (isinstance(asked, Mapping) and asked.get("name") == counter)


def _most_between(
    world: World, start: int, changes: list[Change], window: str, resets: list[tuple[PlayRule, int]], usual: bool
) -> int | None:
    base, added = max(start, 0, *(kept for _, kept in resets)), 0
    for rule, name, given, place in changes:
        _low, high = number(world, given["to" if name == "set" else "by"], rule)
        if name == "set":
            base = max(base, high)
        elif high > 0:
            times = _times_between(world, rule, place, window, [one.event for one, _ in resets], usual)
            if times is None:
                return None
            added += high * times
    return base + added


def _times_between(
    world: World, rule: PlayRule, place: Path, window: str, resets: list[str], usual: bool
) -> int | None:
    """How often an effect of a rule can come between two times that a counter is set back."""
    factor = factor_of(place, rule)
    if factor is None or rule.source not in ("chapter", "room", "own-achievement") or rule.inside is not None:
        return None
    if rule.event in ONCE:
        return factor
    per, times = limit_of(rule)
    if per == "chapter":
        return times * factor
    if window == "round":
        per_round = _in_a_round(world, rule, per, times, usual)
        return None if per_round is None else per_round * factor
    per_turn = times if per in ("turn", "round") else 1 if rule.event in EDGES["turn"] or (
        usual and rule.event == "action") else None  # fmt: skip
    turns = 1 if usual else _turns_between(world, rule, resets)
    return None if per_turn is None or turns is None else per_turn * turns * factor


def _in_a_round(world: World, rule: PlayRule, per: str, times: int, usual: bool) -> int | None:
    """How often a rule acts from one round's start or end to the next one's."""
    if rule.event in EDGES["round"]:
        return 1
    if per == "round":
        return times if rule.event in (*MENU, *EDGES["turn"]) else 2 * times
    if rule.event in MENU and (per == "turn" or (usual and rule.event == "action")):
        return world.mice * (times if per == "turn" else 1)
    return world.mice if rule.event in EDGES["turn"] and _of_mice(rule) else None


def _of_mice(rule: PlayRule) -> bool:
    """Whether a rule about turns is about those of mice alone."""
    return isinstance(rule.conditions, Mapping) and rule.conditions.get("actor") == "mouse"


def _turns_between(world: World, rule: PlayRule, resets: list[str]) -> int | None:
    """How many turns go by at most between two that set a counter back, as far as a rule acts in them.

    The turn of a captured mouse has no start, and the turn in which a mouse is captured has no end.
    """
    if "capture" not in world.facts.allowed or (rule.event in resets and not rule.conditions):
        return 1
    if rule.event in MENU and "turn-start" in resets:
        return 1
    again = world.options.rescue_at_once or any("rescue" in repr(one.data.get("do")) for one in world.rules)
    return None if again or rule.event not in (*MENU, *EDGES["turn"]) else 2 * world.mice + 1


def factor_of(place: Path, rule: PlayRule) -> int | None:
    """How often an effect is repeated each time its rule acts; None if that is not plain to see."""
    value: Any = rule.data
    if place[: len(rule.path)] != rule.path:
        return None
    steps = place[len(rule.path) :] if rule.event not in (SETUP, ROOM_SETUP) or "when" in rule.data else (
        "do", *place[len(rule.path) :])  # fmt: skip
    factor = 1
    for step in steps:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return None
        if step == "repeat" and isinstance(value, Mapping):
            times = value.get("times")
            if not isinstance(times, int):
                return None
            factor *= max(times, 0)
        elif step == "for-each":
            factor *= 6
    return factor


def limit_of(rule: PlayRule) -> tuple[str, int]:
    """The limit of a rule: per what, and how many times."""
    limit = rule.data.get("limit")
    if isinstance(limit, Mapping):
        times = limit.get("times", 1)
        return str(limit.get("per", "")), times if isinstance(times, int) else 1
    return (str(limit), 1) if limit else ("", 0)
