"""The reasons why a rule can never apply: contradictory conditions, or things that nothing in the library causes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.lint.rule import Context
from authoring.lint.views.counters import CARDS
from authoring.lint.views.rule_parts import Part, RuleAst, rules_of
from engine.records.dice import FACE_NUMBER

Reason = tuple[Steps, str]

OF_MICE = ("achiever", "cheese", "class", "defeats", "hero", "holds")
OF_MINIONS = ("greedy", "in-reach", "minion")
"""Conditions that only mice, or only minions, can meet."""

MICE_ONLY = ("explorer", "searcher", "drawer", "user", "loser", "mouse")
MINIONS_ONLY = ("boss", "minion", "placed", "thief")
"""Names that events give to figures which are always mice, or always minions."""

MOST = 2 * max(FACE_NUMBER)
"""The largest move: a chasing boss rolls two dice."""


def reasons(context: Context, rule: RuleAst) -> Iterator[Reason]:
    """The reasons why a rule can never apply, with their places."""
    entry, library = context.entry, context.library
    if rule.data and _stays_in_hand(entry, rule):
        yield (*rule.steps, "when"), 'an event card is discarded when drawn, except with "stay-in-play"'
    for part in rule.parts:
        if not part.asked or part.kind not in ("condition", "name") or "not" in part.steps or "any" in part.steps:
            continue
        yield from _bounds(part)
        if part.kind == "name":
            yield from _sides(part)
            yield from _thing_of_event(library, part) if context.whole else ()
        else:
            yield from _never_given(library, part) if context.whole else ()
            yield from _absent_hero(context, part)
    if rule.data:
        yield from _contradictions(rule.data.get("if"), (*rule.steps, "if"))


def _stays_in_hand(entry: Entry, rule: RuleAst) -> bool:
    """Whether a rule of an event card waits for an event that comes after the card is discarded."""
    if entry.data.get("category") != "event" or rule.event in ("card-drawn", "") or len(rule.steps) > 2:
        return False
    return not any(part.name == "stay-in-play" for other in rules_of(entry) for part in other.effects)


def _bounds(part: Part) -> Iterator[Reason]:
    """Bounds that no number can meet."""
    given = part.given["value"] if part.kind == "name" else part.given
    if part.kind == "name" and part.name == "number":
        wanted = given if isinstance(given, list) else [given]
        if all(isinstance(word, int) and not 1 <= word <= MOST for word in wanted):
            yield part.steps, f"a die shows 1 to 3, two dice together at most {MOST}"
    if not isinstance(given, Mapping):
        return
    low, high, exact = (given.get(name) for name in ("at-least", "at-most", "is"))
    if isinstance(low, int) and isinstance(high, int) and low > high:
        yield part.steps, f"no number is at least {low} and at most {high}"
    if isinstance(exact, int) and ((isinstance(low, int) and exact < low) or (isinstance(high, int) and exact > high)):
        yield part.steps, f"{exact} is not within the other bounds"
    if isinstance(high, int) and high < 0:
        yield part.steps, "this number is never less than 0"


def _sides(part: Part) -> Iterator[Reason]:
    """A condition that a mouse be a minion, or the reverse, or that a figure be both."""
    value = part.given["value"]
    asked = _side_of(value)
    if asked == "both":
        yield part.steps, "no figure is both a mouse and a minion"
    if part.name in MICE_ONLY and asked == "minion":
        yield part.steps, f'"{part.name}" is always a mouse'
    if part.name in MINIONS_ONLY and asked == "mouse":
        yield part.steps, f'"{part.name}" is always a minion'


def _side_of(value: Any) -> str:
    if value in ("mouse", "minion"):
        return str(value)
    if not isinstance(value, Mapping):
        return ""
    mouse = value.get("side") == "mouse" or any(name in value for name in OF_MICE)
    minion = value.get("side") == "minion" or any(value.get(name) not in (None, False) for name in OF_MINIONS)
    return "both" if mouse and minion else "mouse" if mouse else "minion" if minion else ""


def _thing_of_event(library: Library, part: Part) -> Iterator[Reason]:
    value = part.given["value"]
    wanted = [word for word in (value if isinstance(value, list) else [value]) if isinstance(word, str)]
    if part.name == "status" and wanted and not any(word in _given_statuses(library) for word in wanted):
        yield part.steps, f'nothing in the library gives the status "{wanted[0]}"'
    if part.name == "achievement" and wanted and not any(word in earned_achievements(library) for word in wanted):
        yield part.steps, f'nothing in the library earns "{wanted[0]}"'


def _never_given(library: Library, part: Part) -> Iterator[Reason]:
    if part.name == "status" and part.given["status"] not in _given_statuses(library):
        yield part.steps, f'nothing in the library gives the status "{part.given["status"]}"'
    if part.name in ("achieved", "achiever") and part.given["achievement"] not in earned_achievements(library):
        yield part.steps, f'nothing in the library earns "{part.given["achievement"]}"'


def _absent_hero(context: Context, part: Part) -> Iterator[Reason]:
    """A hero whom the chapter bars and no effect lets join."""
    if part.name not in ("in-party", "captured", "hero") or context.entry.kind != "chapter":
        return
    hero = part.given["hero"]
    joins = (effect for rule in rules_of(context.entry) for effect in rule.effects if effect.name == "join")
    if hero in context.entry.data["party"].get("barred", []) and all(effect.given["hero"] != hero for effect in joins):
        yield part.steps, f'the chapter bars "{hero}"'


def _contradictions(conditions: Any, steps: Steps) -> Iterator[Reason]:
    """A condition together with its opposite, and an empty `any`."""
    if isinstance(conditions, list):
        for index, part in enumerate(conditions):
            yield from _contradictions(part, (*steps, index))
    if not isinstance(conditions, Mapping):
        return
    opposite = conditions.get("not")
    if isinstance(opposite, Mapping) and opposite.items() <= {**conditions, "not": None}.items():
        yield (*steps, "not"), "it must be both true and false"
    if conditions.get("any") == []:
        yield (*steps, "any"), "the list is empty"


def _everything(library: Library) -> tuple[Part, ...]:
    entries = [entry for kind in ("chapter", *CARDS) for entry in library.entries(kind).values()]
    return tuple(part for entry in entries for rule in rules_of(entry) for part in rule.effects)


def _given_statuses(library: Library) -> frozenset[str]:
    """The statuses that effects, or the rulebook itself, give: mousetraps knock down."""
    return library.memo(_find_statuses)


def _find_statuses(library: Library) -> frozenset[str]:
    given = {part.given["status"] for part in library.memo(_everything) if part.name == "status"}
    return frozenset(given | {i for i, entry in library.entries("status").items() if entry.data.get("takes-move")})


def earned_achievements(library: Library) -> frozenset[str]:
    """The achievements that effects earn."""
    return library.memo(_find_achievements)


def _find_achievements(library: Library) -> frozenset[str]:
    return frozenset(part.given["achievement"] for part in library.memo(_everything) if part.name == "achieve")
