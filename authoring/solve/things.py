"""What can be shown of a chapter: a victory, and every line that a game can reach, by its kind and name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from authoring.content.walk import effects, strings
from engine.playtest.lines import CHAPTER
from engine.playtest.usage_error import UsageError
from engine.solve.aims import Lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.playtest import CompiledPlan

VICTORY: Final = "victory"
OPTION: Final = "option"
ACHIEVEMENT: Final = "achievement"
KINDS: Final = ("face", "rule", "ending", "special search", "achievement")
"""What a name alone stands for, the first of these that has it; any other kind comes after them."""


@dataclass(frozen=True)
class Thing:
    """Something that can happen in a game. `where` is its place in the files, if it has one."""

    kind: str
    name: str
    where: str = ""
    lines: tuple[int, ...] = ()
    """The numbers in `Game.hits` that show it."""
    option: int = -1
    """The number of the option of a choice that shows it."""
    own: bool = False
    """Whether it is the chapter's own, and not that of a card or an encounter."""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


ANY_VICTORY: Final = Thing(VICTORY, "")


def things_of(compiled: CompiledPlan) -> list[Thing]:
    """Return everything that can be shown of a chapter, in the order of its report."""
    numbers: dict[int, list[int]] = {}
    for number, group in enumerate(compiled.lines.group):
        numbers.setdefault(group, []).append(number)
    earned = {name for _, value in effects(compiled.plan.content.chapter, "achieve") for name in strings([value])}
    found = []
    for index, line in enumerate(compiled.lines.all):
        own = line.part == CHAPTER and (line.kind != ACHIEVEMENT or line.name in earned)
        found.append(Thing(line.kind, line.name, line.where, tuple(numbers[index]), own=own))
    options = [offer for offer in compiled.offers.all if offer.kind == OPTION]
    owners = _rules_of_options(compiled)
    for number, offer in enumerate(options):
        found.append(Thing(OPTION, offer.name, offer.where, option=number, own=owners[number]))
    return found


def _rules_of_options(compiled: CompiledPlan) -> list[bool]:
    """For each option of a choice, whether it belongs to the chapter or one of its rooms."""
    chapter, found = compiled.chapter, []
    for choosing in chapter.choices:
        source = chapter.source_ids[chapter.rules[choosing.rule].source] if choosing.rule >= 0 else "chapter"
        found += [source.split(" ")[0] in ("chapter", "room")] * len(choosing.places)
    return found


def find_thing(things: Iterable[Thing], wanted: str) -> Thing:
    """Return the thing with a name, or with a kind and a name; raise UsageError if there is none, or more than one.

    A name alone means a face before a rule, and so on in the order of KINDS, and the chapter's own before all others.
    """
    known = list(things)
    text = " ".join(wanted.replace(":", " ").split())
    found = [thing for thing in known if text in (thing.name, str(thing))]
    if not found:
        names = [name for thing in known for name in (thing.name, str(thing))]
        raise UsageError(f'"{wanted}" is nothing that can happen in this chapter', text, names)
    best = min(map(_rank, found))
    chosen = [thing for thing in found if _rank(thing) == best]
    if len(chosen) > 1:
        places = ", ".join(f'"{thing}" at {thing.where}' for thing in chosen)
        raise UsageError(f'"{wanted}" can be one of several: {places}; give them ids that differ')
    return chosen[0]


def _rank(thing: Thing) -> tuple[bool, int]:
    return not thing.own, KINDS.index(thing.kind) if thing.kind in KINDS else len(KINDS)


def aims_for(things: Iterable[Thing]) -> tuple[Lines, list[Thing]]:
    """Return some things as aims of a search, and the things in the order of their numbers."""
    listed = list(things)
    lines = {number: thing.lines for number, thing in enumerate(listed) if thing.lines}
    options = {number: thing.option for number, thing in enumerate(listed) if thing.option >= 0}
    return Lines(lines, options), listed
