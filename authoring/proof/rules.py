"""Every rule in play in a chapter: its own, and those of rooms, cards, heroes, minions, statuses and achievements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from authoring.proof.arguments import Path
from engine.records.content import Content
from engine.vocabulary import registry

Data = dict[str, Any]
SETUP = "setup"
"""Stands for the event of the setup of the chapter, or of a room where it is part of the setup."""
ROOM_SETUP = "room-setup"
"""Stands for the event of the first visit to a room."""
ONCE = (SETUP, ROOM_SETUP, "chapter-start")
"""Events that come once at most."""
FIXED = ("modify", "forbid", "allow")
"""Standing rules; a `replace` rule answers an event."""


MATTER = frozenset(("teleport", "swap", "move", "win", "place", "lasting", "take-card", "encounter", "search"))
KINDS_THAT_MATTER = frozenset(
    ("+achievements", "achievements", "counters", "end-page", "+exits", "exits", "+items", "+party", "party", "paths",
     "+statuses", "statuses", "+tokens", "-tokens", "tokens")
)  # fmt: skip
"""The words, and the changes that words declare, that an abstract run looks at."""


@dataclass(frozen=True, eq=False)
class PlayRule:
    """A rule, or effects outside rules: what it stands on, where it is written, and the event it answers.

    `source`: chapter, room, hero, minion, ability, search-card, status, achievement, own-achievement (one of the
    chapter's file) or earned. `ident`: its id. `face`: of a rule of a room. `path`: its place in the file. An `event`
    of "" stands for a standing rule. `inside`: the rule whose effect grants this one for a time.
    """

    source: str
    ident: str
    face: str
    path: Path
    event: str
    data: Data = field(repr=False)
    inside: PlayRule | None = field(default=None, repr=False)

    @property
    def conditions(self) -> Any:
        """What stands after `if`."""
        return self.data.get("if")

    @property
    def own(self) -> bool:
        """Whether the chapter's file holds it."""
        return self.source in ("chapter", "room", "own-achievement")

    @property
    def always_asked(self) -> bool:
        """Whether nothing but its conditions decides if its effects happen."""
        return not self.data.keys() & {"may", "cost", "limit"}

    def lists(self) -> Iterator[tuple[Path, list[Any]]]:
        """Its lists of effects, each with its place."""
        if self.data.get("do"):
            yield (
                (*self.path, "do") if self.event not in (SETUP, ROOM_SETUP) or "when" in self.data else self.path,
                (self.data["do"]),
            )
        for event, effects in (self.data.get("replace") or {}).items():
            yield (*self.path, "replace", event), effects


def rules_in_play(content: Content) -> list[PlayRule]:
    """Every rule of a chapter, and those of all other content that can make something possible in it."""
    return [rule for rule in all_rules(content) if rule.own or _matters(rule)]


def _matters(rule: PlayRule) -> bool:
    """Whether a rule can make something possible that the rulebook alone does not."""
    if "allow" in rule.data:
        return True
    for path, effects in rule.lists():
        for name, _, _ in effects_in(effects, path):
            word = registry.EFFECTS.get(name)
            if word is None or word.changes is None or name in MATTER:
                return True
            if any(change.split()[0] in KINDS_THAT_MATTER for change in word.changes):
                return True
    return False


def all_rules(content: Content) -> Iterator[PlayRule]:
    """Every rule of a chapter and of all other content, whether a game can come to it or not."""
    chapter = content.chapter
    yield from _of_chapter(chapter)
    own = {one["id"] for one in chapter.get("achievements", [])}
    for i, one in enumerate(chapter.get("achievements", [])):
        yield from _rules(one, "own-achievement", one["id"], ("achievements", i))
    kinds = (("hero", content.heroes), ("minion", content.minions), ("ability", content.abilities),
             ("search-card", content.search_cards), ("status", content.statuses),
             ("achievement", content.achievements))  # fmt: skip
    for kind, entries in kinds:
        for ident, data in entries.items():
            if kind == "achievement" and ident in own:
                continue
            event = "card-drawn" if data.get("category") == "event" else ""
            yield from _rules(data, kind, ident, (), event)
            for i, card in enumerate(data.get("cards", []) if kind == "minion" else []):
                yield from _rules(card, kind, ident, ("cards", i))
            if kind == "minion" and isinstance(data.get("greedy"), dict):
                yield from _rules(data["greedy"], kind, ident, ("greedy",))


def _of_chapter(chapter: Data) -> Iterator[PlayRule]:
    if chapter.get("setup"):
        yield PlayRule("chapter", "", "", ("setup",), SETUP, {"do": chapter["setup"]})
    yield from _rules(chapter, "chapter", "", ())
    start = chapter["start"]["face"]
    for face, room in chapter.get("rooms", {}).items():
        if room.get("setup"):
            event = SETUP if face == start else ROOM_SETUP
            yield PlayRule("room", "", face, ("rooms", face, "setup"), event, {"do": room["setup"]})
        yield from _rules(room, "room", "", ("rooms", face), face=face)
        surge = room.get("surge")
        if isinstance(surge, dict) and surge.get("do"):
            yield PlayRule("room", "", face, ("rooms", face, "surge"), "surge", {"do": surge["do"]})


def _rules(data: Data, source: str, ident: str, path: Path, event: str = "", face: str = "") -> Iterator[PlayRule]:
    for key in ("rules", "earned"):
        for i, rule in enumerate(data.get(key) or []):
            kind = "earned" if key == "earned" and source != "own-achievement" else source
            yield from granted(PlayRule(kind, ident, face, (*path, key, i), _event(rule, event), rule))


def _event(rule: Data, otherwise: str) -> str:
    if any(verb in rule for verb in FIXED):
        return ""
    return str(rule.get("when") or next(iter(rule.get("replace") or {}), "") or otherwise)


def granted(rule: PlayRule) -> Iterator[PlayRule]:
    """A rule, and those that its effects grant for a time."""
    yield rule
    for path, effects in rule.lists():
        for place, inner in _rules_within(effects, path):
            event = _event(inner, "")
            yield from granted(PlayRule(rule.source, rule.ident, rule.face, place, event, inner, inside=rule))


def _rules_within(data: Any, path: Path) -> Iterator[tuple[Path, Data]]:
    if isinstance(data, list):
        for i, part in enumerate(data):
            yield from _rules_within(part, (*path, i))
    elif isinstance(data, dict):
        for key, part in data.items():
            if key == "lasting" and isinstance(part, dict) and isinstance(part.get("rule"), dict):
                yield (*path, key, "rule"), part["rule"]
            elif isinstance(part, list | dict):
                yield from _rules_within(part, (*path, key))


def effects_in(effects: Any, path: Path) -> Iterator[tuple[str, Any, Path]]:
    """Every effect of a list, with those inside other effects, and its place; granted rules are left out."""
    for i, effect in enumerate(effects if isinstance(effects, list) else ()):
        if isinstance(effect, str):
            yield effect, None, (*path, i)
        elif isinstance(effect, dict) and len(effect) == 1:
            name, value = next(iter(effect.items()))
            place = (*path, i, name)
            yield name, value, place
            for inner, there in branches(name, value, place):
                yield from effects_in(inner, there)


def branches(name: str, value: Any, path: Path) -> Iterator[tuple[list[Any], Path]]:
    """The lists of effects inside an effect."""
    word = registry.EFFECTS.get(name)
    if word is None:
        return
    for param in word.params:
        if param.type == "options":
            options = value.get(param.name) if isinstance(value, dict) and param.name in value else value
            base = (*path, param.name) if isinstance(value, dict) and param.name in value else path
            for i, option in enumerate(options if isinstance(options, list) else ()):
                yield option.get("do", []), (*base, i, "do")
        elif param.type == "effects":
            if isinstance(value, dict) and isinstance(value.get(param.name), list):
                yield value[param.name], (*path, param.name)
            elif param.name == word.short and isinstance(value, list):
                yield value, path
