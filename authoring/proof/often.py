"""How often a rule can act in a game, and how far counters get by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.changes import Change, changes_of
from authoring.proof.facts import span, values
from authoring.proof.numbers import number
from authoring.proof.rules import ONCE, PlayRule, effects_in
from authoring.proof.together import values_asked
from authoring.proof.windows import factor_of, limit_in_window, limit_of
from authoring.proof.world import World
from engine.records.bounds import GREATEST
from engine.vocabulary import registry

MOST_CHANGES = 60
MOST_RULES = 600
"""Chapters with more of them would take too long, and get fewer verdicts instead."""
AROUND = ("repeat", "for-each", "if", "test", "flip-coin", "choose")


def find_limits(world: World) -> dict[str, int]:
    """The most that counters come to, where rules can add to them only so often."""
    found = {}
    for name, data in world.counters.items():
        limit = _limit(world, name, int((data or {}).get("start", 0)))
        if limit is not None:
            found[name] = limit
    return found


def _limit(world: World, counter: str, start: int) -> int | None:
    changes = changes_of(world, counter)
    base, added = start, 0
    for rule, name, given, place in changes:
        _low, high = number(world, given["to" if name == "set" else "by"], rule)
        if name == "set":
            base = max(base, high)
        elif high > 0 and _is_undone(world, rule, counter, high, changes):
            base = max(base, start + high)
        elif high > 0:
            times = _times_at(world, rule, place)
            if times is None:
                return limit_in_window(world, counter, start, changes)
            added += high * times
    return base + added


def _is_undone(world: World, rule: PlayRule, counter: str, step: int, changes: list[Change]) -> bool:
    """Whether the same event, or the taking of a token just before, always takes back as much as a rule adds."""
    for other, name, given, place in changes if len(changes) <= MOST_CHANGES else ():
        by = given.get("by")
        if name != "count" or not isinstance(by, int) or -by < step or place[:-2] != (*other.path, "do"):
            continue
        if not other.always_asked or other.source not in ("chapter", "room") or other.source == "room" != rule.source:
            continue
        near = other.source == "chapter" or other.face == rule.face
        if near and other is not rule and other.event == rule.event and implied(other, rule):
            return True
        if near and other.event == "token-removed" and _takes_first(other, rule, counter):
            return True
    return False


def implied(other: PlayRule, rule: PlayRule) -> bool:
    """Whether each condition of a rule is one of another, too."""
    asked = [pair for part in listed(rule.conditions or {}) if isinstance(part, Mapping) for pair in part.items()]
    wanted = [pair for part in listed(other.conditions or {}) if isinstance(part, Mapping) for pair in part.items()]
    return all(pair in asked for pair in wanted)


def _takes_first(other: PlayRule, rule: PlayRule, counter: str) -> bool:
    """Whether a rule takes a token before it counts, and another answers that."""
    conditions = other.conditions or {}
    if not isinstance(conditions, Mapping) or set(conditions) - {"token"}:
        return False
    for name, value in _direct(rule.data.get("do", [])):
        if name == "take-token":
            token = value if isinstance(value, str) else value.get("token")
            return conditions.get("token") in (None, token)
        if name == "count" and (value == counter or (isinstance(value, Mapping) and value.get("counter") == counter)):
            return False
    return False


def _times_at(world: World, rule: PlayRule, place: Path) -> int | None:
    times, factor = times_of(world, rule), factor_of(place, rule)
    return None if times is None or factor is None else times * factor


def times_of(world: World, rule: PlayRule) -> int | None:
    """How often a rule can act in a game at most; None if there is no end to it that is plain to see."""
    if rule.inside is not None:
        return None
    bounds = [bound for bound in _bounds(world, rule) if bound is not None]
    return min(bounds) if bounds else None


def _bounds(world: World, rule: PlayRule) -> Iterator[int | None]:
    owners = 1 if rule.source in ("chapter", "room", "hero", "own-achievement", "achievement") else None
    if rule.source in ("ability", "search-card", "earned"):
        owners = 6
    per, times = limit_of(rule)
    if per == "chapter" and owners:
        yield times * owners
    if per == "tile" and owners and rule.face:
        yield times * owners
    if rule.event in ONCE and owners:
        yield owners
    if owners == 1:
        yield _by_event(world, rule)
        yield from _used_up(world, rule)


def _by_event(world: World, rule: PlayRule) -> int | None:
    conditions = [part for part in listed(rule.conditions or {}) if isinstance(part, Mapping)]
    if rule.event == "tile-entered" and rule.face and any(part.get("first-time") is True for part in conditions):
        return 1
    if rule.event == "achievement-gained":
        named = [part["achievement"] for part in conditions if isinstance(part.get("achievement"), str)]
        return 1 if named else None
    if rule.event in ("round-start", "round-end"):
        for part in conditions:
            asked = part.get("round")
            if isinstance(asked, Mapping) and isinstance(asked.get("is"), int):
                return 1
            if isinstance(asked, Mapping) and isinstance(asked.get("at-most"), int):
                return max(0, int(asked["at-most"]) + (rule.event == "round-start"))
    if rule.event == "minion-defeated":
        named = [part["minion"] for part in conditions if isinstance(part.get("minion"), str)]
        return _coming(world, named[0]) if named else None
    return None


def _coming(world: World, name: str) -> int | None:
    """How many minions of an id or tag can come in a game; None if there is no end to them."""
    wanted, total = world.minions_named(name), 0
    if not wanted or len(world.rules) > MOST_RULES:
        return None
    chapter = world.chapter
    deck = chapter.get("encounters", {})
    for card in world.content.encounter_cards.values():
        if card["deck"] in deck.get("decks", []) or card["id"] in deck.get("cards", []):
            troops = [troop for line in card["pages"].values() for troop in line] + list(card.get("surge", []))
            if any(troop["minion"] in wanted for troop in troops):
                return None
    for room in chapter.get("rooms", {}).values():
        if isinstance(room.get("surge"), list) and any(troop["minion"] in wanted for troop in room["surge"]):
            return None
        encounter = room.get("encounter")
        if isinstance(encounter, Mapping):
            total += sum(troop.get("count", 1) for troop in encounter["place"] if troop["minion"] in wanted)
    for rule in world.rules:
        for path, effects in rule.lists():
            for effect, value, place in effects_in(effects, path):
                if effect != "place":
                    continue
                given = arguments(registry.EFFECTS["place"], value)
                if given["minion"] in wanted or given["minion"] not in world.content.minions:
                    times = 1 if rule.event in ONCE and rule.source in ("chapter", "room") else None
                    factor = factor_of(place, rule)
                    if times is None or factor is None or given["minion"] not in wanted:
                        return None
                    total += factor * number(world, given["count"], rule)[1]
    return total


def _used_up(world: World, rule: PlayRule) -> Iterator[int | None]:
    """Rules that take away what they need: a token, a value of a counter, or that something is not yet achieved."""
    atoms = [part for part in listed(rule.conditions or {}) if isinstance(part, Mapping)]
    direct = [(name, value) for path, effects in rule.lists() for name, value in _direct(effects)]
    for part in atoms:
        excluded = part.get("not")
        if isinstance(excluded, Mapping) and list(excluded) == ["achieved"]:
            named = excluded["achieved"]
            if any(name == "achieve" and value in (named, {"achievement": named}) for name, value in direct):
                yield 1
        for token in _tokens_asked(part):
            if any(name == "take-token" and _takes(value, token, part) for name, value in direct):
                yield _puts(world, token, rule)
    for name, value in direct:
        if name in ("count", "set"):
            yield _flagged(world, rule, name, arguments(registry.EFFECTS[name], value))


def _direct(effects: Any) -> Iterator[tuple[str, Any]]:
    for effect in effects if isinstance(effects, list) else ():
        if isinstance(effect, Mapping) and len(effect) == 1:
            yield next(iter(effect.items()))


def _takes(value: Any, token: str, asked: Mapping[str, Any]) -> bool:
    """Whether an effect takes away the token that a condition has just asked for."""
    given = arguments(registry.EFFECTS["take-token"], value)
    return bool(given["token"] == token and (given["at"] is None or "space" in asked))


def _tokens_asked(part: Mapping[str, Any]) -> Iterator[str]:
    lies = part.get("token-lies")
    if isinstance(lies, str):
        yield lies
    elif isinstance(lies, Mapping) and isinstance(lies.get("token"), str):
        yield lies["token"]
    space = part.get("space")
    if isinstance(space, Mapping) and isinstance(space.get("token"), str):
        yield space["token"]


def _puts(world: World, token: str, taker: PlayRule) -> int | None:
    """How many tokens of a name come onto the board in a game."""
    if len(world.rules) > MOST_RULES:
        return None
    total = 0
    for rule in world.rules:
        for path, effects in rule.lists():
            for name, value, place in effects_in(effects, path):
                if name == "put-token" and arguments(registry.EFFECTS[name], value)["token"] == token:
                    if rule is taker or not (rule.event in ONCE or limit_of(rule)[0] == "chapter"):
                        return None
                    factor = factor_of(place, rule)
                    if factor is None or rule.source not in ("chapter", "room"):
                        return None
                    total += factor * max(1, limit_of(rule)[1])
    return total


def _flagged(world: World, rule: PlayRule, name: str, given: dict[str, Any]) -> int | None:
    """How often a rule acts that moves a counter out of the values it needs, while nothing brings it back."""
    counter = str(given["counter"])
    if given["who"] is not None or counter not in world.counters:
        return None
    asked = values_asked(world, rule.conditions, rule, counter)
    if asked == values(0, GREATEST) or not asked:
        return None
    _low, high = span(asked)
    if len(changes_of(world, counter)) > MOST_CHANGES:
        return None
    for other, how, what, _ in changes_of(world, counter):
        least, _most = number(world, what["to" if how == "set" else "by"], other)
        if (how == "count" and least < 0) or (how == "set" and least <= high):
            return None
    step = number(world, given["to" if name == "set" else "by"], rule)
    if name == "set":
        return 1
    start = int((world.counters[counter] or {}).get("start", 0))
    return None if step[0] <= 0 else max(0, -(-(high + 1 - max(start, 0)) // step[0]))
