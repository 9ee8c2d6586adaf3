"""The values that a number in a rule can have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from authoring.proof.arguments import listed, selector
from authoring.proof.facts import span
from authoring.proof.figures import MOUSE, most_figures, selected
from authoring.proof.rules import PlayRule
from authoring.proof.world import World
from engine.records.bounds import GREATEST, LEAST
from engine.records.chapter import STATS
from engine.records.dice import FACE_NUMBER, MAX_DICE
from engine.records.game import MAX_PAGES, MAX_ROUNDS

Range = tuple[int, int]
ANYTHING: Range = (LEAST, GREATEST)
FULL = 6
"""The cheese that fills the wheel; more can lie there only during a surge."""


def number(world: World, value: Any, rule: PlayRule) -> Range:
    """The least and the greatest value that a number can have."""
    if isinstance(value, bool) or value is None:
        return ANYTHING
    if isinstance(value, int):
        return value, value
    word, given = selector("number", value)
    find = NUMBERS.get(word)
    return find(world, given, rule) if find is not None else ANYTHING


def counter_values(world: World, name: str, figures: bool = False) -> int:
    """The mask of the values that a counter can have."""
    return (world.facts.figure_counters if figures else world.facts.counters).get(name, 0)


def page(world: World, going_on: bool = False) -> Range:
    """The pages that the hourglass can be on while rules answer its last move, or else while the game is `going_on`."""
    if world.chapter.get("defeat", {}).get("standard", True):
        return 1, max(world.facts.end_page - going_on, 1)
    return 1, MAX_PAGES


def _counter(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    name = str(given["counter"])
    if given.get("who") is not None:
        return 0, GREATEST
    return span(counter_values(world, name))


def _count(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    return 0, most_figures(world, given["who"], rule)


def _sum(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    ranges = [number(world, part, rule) for part in listed(given["of"])]
    return max(LEAST, sum(low for low, _ in ranges)), min(GREATEST, sum(high for _, high in ranges))


def _least(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    ranges = [number(world, part, rule) for part in listed(given["of"])]
    return min(low for low, _ in ranges), min(high for _, high in ranges)


def _most(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    ranges = [number(world, part, rule) for part in listed(given["of"])]
    return max(low for low, _ in ranges), max(high for _, high in ranges)


def _product(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    low, high = 1, 1
    for part in listed(given["of"]):
        one, other = number(world, part, rule)
        ends = [low * one, low * other, high * one, high * other]
        low, high = min(ends), max(ends)
    return max(low, LEAST), min(high, GREATEST)


def _if(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    one, other = number(world, given["then"], rule), number(world, given["else"], rule)
    return min(one[0], other[0]), max(one[1], other[1])


def _stat(world: World, given: dict[str, Any], rule: PlayRule) -> Range:
    """The value of a hero with all that cards and rules could ever add to it."""
    stat = str(given["stat"])
    if stat not in STATS or any(one[0] != MOUSE for one in selected(world, given["of"], rule)):
        return 0, GREATEST
    base = max((int(hero.get(stat, 0)) for hero in world.content.heroes.values()), default=0)
    cards = sum(sorted((int(card.get(stat, 0)) for card in world.content.search_cards.values()), reverse=True)[:WORN])
    return 0, min(GREATEST, base + max(cards, 0) + _bonuses(world, stat))


WORN = 8
"""At most so many cards are worn at a time, whatever their slots."""


def _bonuses(world: World, stat: str) -> int:
    """What standing rules can add to a value; no limit if that is not plain to see."""
    known: dict[str, int] = world.__dict__.setdefault("_bonuses", {})
    if stat not in known:
        known[stat] = _sum_of_bonuses(world, stat)
    return known[stat]


def _sum_of_bonuses(world: World, stat: str) -> int:
    kinds = (world.content.heroes, world.content.minions, world.content.abilities, world.content.search_cards,
             world.content.statuses, world.content.achievements, {"": world.chapter})  # fmt: skip
    total = 0
    for entries in kinds:
        for data in entries.values():
            for value in _modifying(data, stat):
                by = value.get("by") if isinstance(value, dict) else value
                if not isinstance(by, int) or (isinstance(value, dict) and value.keys() & {"set", "times"}):
                    return GREATEST
                total += max(by, 0) * 6
    return total


def _modifying(data: Any, stat: str) -> Iterator[Any]:
    if isinstance(data, dict):
        if isinstance(data.get("modify"), dict) and stat in data["modify"]:
            yield data["modify"][stat]
        for part in data.values():
            yield from _modifying(part, stat)
    elif isinstance(data, list):
        for part in data:
            yield from _modifying(part, stat)


NUMBERS: dict[str, Callable[[World, dict[str, Any], PlayRule], Range]] = {
    "counter": _counter,
    "count": _count,
    "sum": _sum,
    "least": _least,
    "most": _most,
    "product": _product,
    "if": _if,
    "die": lambda world, given, rule: (1, max(FACE_NUMBER)),
    "page": lambda world, given, rule: page(world),
    "pages-left": lambda world, given, rule: (LEAST, max(world.facts.end_page, 1) - 1),
    "round": lambda world, given, rule: (0, MAX_ROUNDS),
    "wheel": lambda world, given, rule: (0, GREATEST),
    "paid": lambda world, given, rule: (0, GREATEST),
    "cheese-of": lambda world, given, rule: (0, GREATEST),
    "stat": _stat,
    "wounds-of": lambda world, given, rule: (0, GREATEST),
    "rolled": lambda world, given, rule: (0, 3 * MAX_DICE),
}
