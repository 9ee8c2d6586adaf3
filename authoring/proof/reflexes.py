"""Rules that answer at once and always: what they undo never lasts, and what they end the game for never goes on.

Only rules that certainly act are looked at: those of the chapter itself, and those of a room for what happens there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.changes import changes_of
from authoring.proof.facts import values
from authoring.proof.places import spaces
from authoring.proof.rules import ROOM_SETUP, SETUP, PlayRule, effects_in
from authoring.proof.world import World
from engine.records.bounds import GREATEST
from engine.vocabulary import registry


@dataclass
class Reflexes:
    """What never lasts. `fatal` and `passing` are masks of values by counter; `taken` says where tokens are taken."""

    fatal: dict[str, int] = field(default_factory=dict)
    passing: dict[str, int] = field(default_factory=dict)
    vanishing: set[str] = field(default_factory=set)
    taken: dict[str, Path] = field(default_factory=dict)
    places: dict[tuple[str, str], Path] = field(default_factory=dict)
    """For what is undone the place of the rule that undoes it, by kind and name."""


def reflexes_of(world: World) -> Reflexes:
    """Find the reflexes of a chapter; they do not depend on what is possible."""
    found = world.__dict__.get("_reflexes")
    if found is None:
        found = Reflexes()
        for rule in world.rules:
            if rule.source in ("chapter", "room") and rule.always_asked and rule.inside is None:
                _note(world, rule, found)
        world.__dict__["_reflexes"] = found
    return found


def _note(world: World, rule: PlayRule, found: Reflexes) -> None:
    if rule.event == "counter-changed":
        _note_counter(world, rule, found)
    elif rule.event == "minions-placed":
        for name in _removed(world, rule):
            first = [other for other in world.rules if other.source in ("chapter", "room") and other is not rule]
            if not any(_may_harm(other) for other in first if other.event == rule.event):
                found.vanishing.add(name)
                found.places["minion", name] = rule.path


def _note_counter(world: World, rule: PlayRule, found: Reflexes) -> None:
    asked = _counter_asked(rule)
    if asked is None or not _hears_all(world, rule, asked[0]):
        return
    counter, mask = asked
    first = next(iter(rule.data.get("do", [])), None)
    name, value = (first, None) if isinstance(first, str) else next(iter(first.items())) if first else ("", None)
    if name == "lose":
        found.fatal[counter] = found.fatal.get(counter, 0) | mask
        found.places["counter", counter] = rule.path
        return
    if name not in ("set", "count") or mask.bit_count() != 1:
        return
    given = arguments(registry.EFFECTS[name], value)
    here = mask.bit_length() - 1
    step = given["to" if name == "set" else "by"]
    if given["counter"] != counter or given["who"] is not None or not isinstance(step, int):
        return
    after = step if name == "set" else max(0, here + step)
    start = int((world.counters.get(counter) or {}).get("start", 0))
    if after != here and start != here and _listeners(world).get(counter, 0) + _listeners(world).get("", 0) == 1:
        found.passing[counter] = found.passing.get(counter, 0) | mask
        found.places["counter", counter] = rule.path


def _counter_asked(rule: PlayRule) -> tuple[str, int] | None:
    """The counter a rule answers, and at which values, if it asks nothing else."""
    conditions = rule.conditions
    if not isinstance(conditions, Mapping) or not isinstance(conditions.get("counter"), str):
        return None
    if set(conditions) - {"counter", "value"}:
        return None
    value = conditions.get("value")
    if isinstance(value, int):
        return conditions["counter"], values(value, value)
    if isinstance(value, Mapping) and all(isinstance(part, int) for part in value.values()):
        low = max(value.get("at-least", 0), value.get("is", 0))
        high = min(value.get("at-most", GREATEST), value.get("is", GREATEST))
        return conditions["counter"], values(low, high)
    return None


def _listeners(world: World) -> dict[str, int]:
    """How many rules answer the changes of each counter; under the empty name those that answer all."""
    known: dict[str, int] | None = world.__dict__.get("_listeners")
    if known is None:
        known = world.__dict__["_listeners"] = {}
        for rule in world.rules:
            if rule.event == "counter-changed":
                name = _counter_named(rule)
                known[name] = known.get(name, 0) + 1
    return known


def _counter_named(rule: PlayRule) -> str:
    """The counter that a rule asks for by name; empty if it may answer any."""
    for part in listed(rule.conditions or {}):
        named = part.get("counter") if isinstance(part, Mapping) else None
        if isinstance(named, str):
            return named
    return ""


def _hears_all(world: World, rule: PlayRule, counter: str) -> bool:
    """Whether a rule hears every change of a counter: the chapter's, or a room's where only that room changes it."""
    if rule.source == "chapter" or rule.data.get("always"):
        return True
    return all(other.source == "room" and other.face == rule.face for other, *_ in changes_of(world, counter))


def _removed(world: World, rule: PlayRule) -> Iterator[str]:
    """The minions that a rule always removes when they are placed."""
    conditions = rule.conditions or {}
    if not isinstance(conditions, Mapping) or set(conditions) - {"placed"}:
        return
    asked = conditions.get("placed")
    for name, value in direct(rule):
        if name != "remove" or not isinstance(value, Mapping):
            continue
        who = value.get("who", value)
        minion = who.get("minions") if isinstance(who, Mapping) else None
        if not isinstance(minion, str) or minion not in world.content.minions or asked not in (None, minion):
            continue
        if rule.source == "chapter" or _comes_only_to(world, minion, rule.face):
            yield minion


def _comes_only_to(world: World, minion: str, face: str) -> bool:
    """Whether a minion is only ever placed in one room."""
    chapter = world.chapter
    for name, room in chapter.get("rooms", {}).items():
        encounter, surge = room.get("encounter"), room.get("surge")
        troops = [
            *(encounter["place"] if isinstance(encounter, Mapping) else []),
            *(surge if isinstance(surge, list) else []),
        ]
        if name != face and any(troop["minion"] == minion for troop in troops):
            return False
    deck = chapter.get("encounters", {})
    for name, card in world.content.encounter_cards.items():
        if card["deck"] in deck.get("decks", []) or name in deck.get("cards", []):
            lines = (*card["pages"].values(), card.get("surge", []))
            if any(troop["minion"] == minion for troops in lines for troop in troops):
                return False
    placed = (
        (rule, value)
        for rule in world.rules
        for path, effects in rule.lists()
        for name, value, _ in effects_in(effects, path)
        if name == "place"
    )
    for rule, value in placed:
        known = arguments(registry.EFFECTS["place"], value)["minion"] in (minion, "minion", "placed")
        if known and (rule.face != face or (isinstance(value, Mapping) and "face" in value)):
            return False
    return True


def _may_harm(rule: PlayRule) -> bool:
    harmful = ("defeat", "wound", "hit", "attack", "attack-again", "lasting")
    return any(name in harmful for path, effects in rule.lists() for name, _, _ in effects_in(effects, path))


def direct(rule: PlayRule) -> list[tuple[str, Any]]:
    """The effects that stand directly in the list of a rule."""
    found: list[tuple[str, Any]] = []
    for effect in rule.data.get("do", []):
        if isinstance(effect, str):
            found.append((effect, None))
        elif isinstance(effect, Mapping) and len(effect) == 1:
            found.append(next(iter(effect.items())))
    return found


def left_of_token(world: World, rule: PlayRule, token: str, mask: int, path: Path) -> int:
    """The spaces on which a token lies when mice come there: setup may take it away again before that."""
    if rule.event not in (SETUP, ROOM_SETUP):
        return mask
    found = reflexes_of(world)
    index = path[len(rule.path)] if len(path) > len(rule.path) else -1
    for other in world.rules:
        if other.event not in (SETUP, ROOM_SETUP) or other.source not in ("chapter", "room"):
            continue
        for i, (name, value) in enumerate(direct(other)):
            if name != "take-token":
                continue
            given = arguments(registry.EFFECTS["take-token"], value)
            if (
                given["token"] != token
                or given["at"] is not None
                or (other is rule and isinstance(index, int) and i < index)
            ):
                continue
            if other is rule or (rule.event == SETUP and other.source == "room"):
                here = mask if other is rule and not rule.face else mask & world.face(other.face)
                if here:
                    found.taken[token] = (*other.path, i)
                mask &= ~here
            elif rule.event == SETUP and other.event == SETUP and rule.source == "room" and other.source == "chapter":
                continue
    return mask


# -- rules that come too late --------------------------------------------------------------------------------------


def preempted_by(world: World, rule: PlayRule) -> PlayRule | None:
    """The rule that answers the same event before another, whenever that would act, and takes away what it needs."""
    if not rule.own or rule.event in ("", SETUP, ROOM_SETUP) or rule.inside is not None:
        return None
    known: dict[int, PlayRule | None] = world.__dict__.setdefault("_preempted", {})
    if id(rule) not in known:
        known[id(rule)] = next((other for other in _before(world, rule) if _comes_first(world, other, rule)), None)
    return known[id(rule)]


TAKING = ("lose", "win", "take-token", "discard")
MOST_TAKERS = 40
"""So many rules of an event are looked at; a chapter with more takes too long, and gets fewer verdicts instead."""


def _before(world: World, rule: PlayRule) -> Iterator[PlayRule]:
    """The rules that answer the same event before another and can take something away."""
    known: dict[str, list[tuple[int, PlayRule]]] | None = world.__dict__.get("_takers")
    if known is None:
        known = world.__dict__["_takers"] = {}
        for number, other in enumerate(world.rules):
            certain = other.source in ("chapter", "room") and other.always_asked and other.inside is None
            if certain and any(name in TAKING for name, _ in direct(other)):
                known.setdefault(other.event, []).append((number, other))
        world.__dict__["_numbers"] = {id(other): number for number, other in enumerate(world.rules)}
    own = world.__dict__["_numbers"][id(rule)]
    for number, other in known.get(rule.event, [])[:MOST_TAKERS]:
        if number < own and (other.source == "chapter" or other.face == rule.face):
            yield other


def _comes_first(world: World, other: PlayRule, rule: PlayRule) -> bool:
    asked, wanted = _flat(rule.conditions), _flat(other.conditions)
    if asked is None or wanted is None or rule.event in ("action", "free-action", "battle-action"):
        return False
    if not all(name in asked and _same(world, name, value, other, asked[name], rule) for name, value in wanted.items()):
        return False
    for name, value in direct(other):
        if name in ("lose", "win"):
            return name == "lose"
        if name == "take-token":
            given = arguments(registry.EFFECTS[name], value)
            lies = asked.get("token-lies")
            lies = lies.get("token") if isinstance(lies, Mapping) else lies
            if given["at"] is None and given["token"] == lies:
                return True
        if name == "discard" and isinstance(value, Mapping) and value.get("stash"):
            card = asked.get("party-holds")
            copies = (world.content.search_cards.get(str(card)) or {}).get("copies", 1)
            if isinstance(card, str) and value.get("card") == card and copies <= 1:
                return True
    return False


def _flat(conditions: Any) -> dict[str, Any] | None:
    found: dict[str, Any] = {}
    for part in listed(conditions or {}):
        if not isinstance(part, Mapping) or set(part) & set(found):
            return None
        found.update(part)
    return found


def _same(world: World, name: str, one: Any, rule: PlayRule, other: Any, other_rule: PlayRule) -> bool:
    """Whether a condition holds whenever another of the same name does."""
    if one == other:
        return True
    if name != "space":
        return False
    wide, narrow = spaces(world, one, rule), spaces(world, other, other_rule)
    return wide is not None and narrow is not None and bool(narrow) and not narrow & ~wide
