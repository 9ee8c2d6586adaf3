"""Conditions on names of the event: who is in it, where it happens, what and how many it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.proof.absent import no_such_figure
from authoring.proof.arguments import Path, listed
from authoring.proof.block import Block
from authoring.proof.bounds import Found, bounds, counter_bounds
from authoring.proof.condition_words import lies
from authoring.proof.figures import MOUSE, all_figures, in_role, matching
from authoring.proof.numbers import number
from authoring.proof.places import described, spaces
from authoring.proof.rules import PlayRule
from authoring.proof.world import World, is_boss
from engine.records.bounds import GREATEST
from engine.records.dice import FACE_NUMBER
from engine.vocabulary import registry


def about(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    event = registry.EVENTS.get(rule.event)
    sort = event.provides[name][0] if event is not None and name in event.provides else "figure"
    if sort in ("figure", "other", "group"):
        return _figure(world, name, value, rule, path)
    if sort == "space":
        return _space(world, value, rule, path)
    if sort == "card":
        return _thing(world, name, value, rule, path)
    return _amount(world, name, value, rule, path)


def _figure(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    if value is False or value is True:
        return None
    among = in_role(world, name, rule)
    if not among:
        return Block(path, f'there is no figure that "{name}" could be', ("figure", name), rule)
    found = matching(world, value, rule, among)
    return None if found else Block(path, *no_such_figure(world, name, value, rule), rule)


def _space(world: World, value: Any, rule: PlayRule, path: Path) -> Found:
    """Whether a figure can come onto some spaces: a mouse, or where the rule allows it a minion."""
    mask = spaces(world, value, rule)
    if mask is None:
        return None
    if rule.source == "room":
        mask &= world.face(rule.face)
    facts = world.facts
    movers = _movers(world, rule)
    reached = facts.entered | facts.stand
    there = (reached if any(one[0] == MOUSE for one in movers) else 0) | (
        facts.minion_spaces if any(one[0] != MOUSE for one in movers) else 0
    )
    if rule.event.startswith("token-") or mask & there:
        return None
    if isinstance(value, Mapping) and "token" in value:
        where = f' on "{rule.face}"' if rule.source == "room" else ""
        absent = lies(world, {"token": value["token"], "at": None}, rule, path)
        return absent or Block(
            path, f'the token "{value["token"]}" never lies{where} where a mouse can come', rule=rule
        )
    who = "mouse" if any(one[0] == MOUSE for one in movers) else "such figure"
    return Block(path, f"no {who} can come to {described(world, mask)}", ("spaces", str(mask)), rule)


def _movers(world: World, rule: PlayRule) -> Any:
    """The figures that the event of a rule can be about, by its own conditions."""
    among = all_figures(world)
    for name in ("mover", "mouse", "minion"):
        for part in listed(rule.conditions or {}):
            if isinstance(part, Mapping) and name in part:
                among = matching(world, part[name], rule, in_role(world, name, rule))
    if rule.event.startswith("mouse"):
        return frozenset(one for one in among if one[0] == MOUSE)
    return among


def _thing(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    words = [word for word in listed(value) if isinstance(word, str)]
    if len(words) != len(listed(value)) or not words:
        return None
    known = KNOWN.get(name)
    if known is None:
        return None
    for word in words:
        if not known[0](world, word):
            return None
        if known[1](world, word):
            return None
    return Block(path, known[2].format(words[0]), (known[3], words[0]), rule)


def _earned(world: World, name: str) -> bool:
    return ("earned", name) in world.facts.happened


KNOWN: dict[str, tuple[Callable[[World, str], bool], Callable[[World, str], bool], str, str]] = {
    # the name of an event: whether a word is such a thing, whether it can come about, why it cannot, and its fact
    "achievement": (lambda world, name: True, _earned, 'nothing in this chapter earns "{}"', "earned"),
    "status": (
        lambda world, name: True,
        lambda world, name: name in world.facts.statuses,
        'nothing that can come into play gives the status "{}"',
        "status",
    ),
    "card": (
        lambda world, name: name in world.content.search_cards,
        lambda world, name: name in world.facts.cards,
        'nobody can get "{}"',
        "item",
    ),
    "token": (
        lambda world, name: True,
        lambda world, name: name in world.facts.tokens,
        'nothing puts the token "{}" on the board',
        "token",
    ),
    "counter": (
        lambda world, name: name in world.counters,
        lambda world, name: ("changed", name) in world.facts.happened,
        'nothing changes the counter "{}"',
        "changed",
    ),
}


def _amount(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    low, high, why = 0, GREATEST, ""
    if rule.event == "move-rolled" and name == "number":
        movers = in_role(world, "mover", rule)
        for part in listed(rule.conditions or {}):
            if isinstance(part, Mapping) and "mover" in part:
                movers = matching(world, part["mover"], rule, movers)
        chases = any(one[0] != MOUSE and is_boss(world.content.minions.get(one[1]) or {}) for one in movers)
        low, high = 1, max(FACE_NUMBER) * (2 if chases else 1)
        why = f"the move die shows 1 to {max(FACE_NUMBER)}" + (
            ", and two dice of a chasing boss up to 6" if chases else ""
        )
    elif rule.event == "counter-changed" and name == "value":
        named = [
            part["counter"]
            for part in listed(rule.conditions or {})
            if isinstance(part, Mapping) and isinstance(part.get("counter"), str)
        ]
        if named:
            return counter_bounds(
                world, named[0], dict(value) if isinstance(value, Mapping) else {"is": value}, rule, path
            )
    elif rule.event in ("mouse-captured", "mouse-rescued") and name == "times":
        low = 1
    if isinstance(value, Mapping):
        given = {"is": None, "at-least": None, "at-most": None, **value}
        least, most = bounds(world, given, rule, low, exact_low=True)
        if least > high or most < low or least > most:
            return Block(path, why or _out_of(low, high), rule=rule)
        return None
    wanted = [number(world, part, rule) for part in listed(value)]
    if wanted and all(part[0] > high or part[1] < low for part in wanted):
        return Block(path, why or _out_of(low, high), rule=rule)
    return None


def _out_of(low: int, high: int) -> str:
    return f"it is always at least {low}" if high >= GREATEST else f"it is always {low} to {high}"
