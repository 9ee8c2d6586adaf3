"""Verdicts about the lines of a chapter: shown by a game, impossible for a reason, or open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from authoring.solve.solution import search_for
from authoring.solve.things import Thing, aims_for
from engine.playtest.parties import Party, allowed_parties
from engine.solve.course import Course
from engine.solve.search import Effort

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan

SHOWN: Final = "shown"
IMPOSSIBLE: Final = "impossible"
OPEN: Final = "open"

FIRST_EFFORT: Final = Effort(30_000, 40)
NEXT_EFFORT: Final = Effort(6_000, 12)
"""How much is played with the first party of a size, and with each of the others, while something is open."""
LAST_EFFORT: Final = Effort(40_000, 4)
"""How much is played for each single thing that is still open then, shared among the parties."""
MOST_PARTIES: Final = 2
"""So many parties share it."""


class Impossible(Protocol):
    """Says what cannot happen in a chapter."""

    def why(self, thing: Thing, mice: int) -> str:
        """Return why a thing cannot happen with so many mice; empty if nothing is known against it."""
        ...


class NothingKnown:
    """Knows nothing that cannot happen."""

    def why(self, thing: Thing, mice: int) -> str:
        """Nothing is known."""
        return ""


@dataclass(frozen=True)
class Verdict:
    """What is known of one thing with a number of mice."""

    thing: Thing
    mice: int
    word: str
    why: str = ""
    course: Course | None = None
    rounds: int = 0
    turns: int = 0

    def __repr__(self) -> str:
        return f"<Verdict: {self.thing} with {self.mice} mice: {self.word}>"


@dataclass
class Verdicts:
    """The verdicts about a chapter."""

    chapter: str
    sizes: tuple[int, ...]
    all: list[Verdict] = field(default_factory=list)

    def of(self, thing: Thing) -> list[Verdict]:
        """Return the verdicts about one thing, for each number of mice."""
        return [verdict for verdict in self.all if verdict.thing == thing]

    def count(self, word: str) -> int:
        """Return how many verdicts there are of a kind."""
        return sum(verdict.word == word for verdict in self.all)

    def __repr__(self) -> str:
        counts = ", ".join(f"{self.count(word)} {word}" for word in (SHOWN, IMPOSSIBLE, OPEN))
        return f"<Verdicts about {self.chapter}: {counts}>"


Tick = Callable[[int], object]
"""Called with the number of things that were shown since the last call."""


def no_tick(done: int) -> None:
    """Report no progress."""


def judge(
    compiled: CompiledPlan,
    things: Iterable[Thing],
    impossible: Impossible | None = None,
    tick: Tick = no_tick,
) -> Verdicts:
    """Return the verdicts about some things for every number of mice that the chapter allows.

    What is shown is not asked about: a game silences any claim to the contrary.
    """
    chapter, wanted = compiled.chapter, list(things)
    sizes = tuple(size for size in range(chapter.mice_from, chapter.mice_to + 1) if allowed_parties(chapter, size))
    verdicts = Verdicts(chapter.ident, sizes)
    against = impossible or NothingKnown()
    for size in sizes:
        shown = _show(compiled, wanted, size, against, tick)
        for thing in wanted:
            verdicts.all.append(shown.get(thing) or _unshown(thing, size, against))
    return verdicts


def _unshown(thing: Thing, size: int, against: Impossible) -> Verdict:
    why = against.why(thing, size)
    return Verdict(thing, size, IMPOSSIBLE if why else OPEN, why)


def _show(
    compiled: CompiledPlan, things: list[Thing], size: int, against: Impossible, tick: Tick
) -> dict[Thing, Verdict]:
    """Search for all things together, with one party after another; then for each that is still open by itself."""
    shown: dict[Thing, Verdict] = {}
    parties = allowed_parties(compiled.chapter, size)

    def search(party: Party, wanted: list[Thing], effort: Effort) -> None:
        found = _search(compiled, party, wanted, effort)
        tick(len(found))
        shown.update(found)

    for number, party in enumerate(parties):
        left = [thing for thing in things if thing not in shown]
        if not number or any(not against.why(thing, size) for thing in left):
            search(party, left, NEXT_EFFORT if number else FIRST_EFFORT)
    for thing in things:
        for party in parties[:MOST_PARTIES]:
            if thing not in shown and not against.why(thing, size):
                search(party, [thing], Effort(LAST_EFFORT.turns // MOST_PARTIES, LAST_EFFORT.games))
    return shown


def _search(compiled: CompiledPlan, party: Party, left: list[Thing], effort: Effort) -> dict[Thing, Verdict]:
    aims, listed = aims_for(left)
    found = search_for(compiled, party).run(aims, effort)
    return {
        listed[number]: Verdict(listed[number], len(party), SHOWN, "", one.course, one.rounds, one.turns)
        for number, one in found.items()
    }


def to_data(verdicts: Verdicts) -> list[dict[str, Any]]:
    """Return verdicts as plain data; courses that are alike are written once."""
    found = []
    for verdict in verdicts.all:
        thing = verdict.thing
        data: dict[str, Any] = {
            "kind": thing.kind, "name": thing.name, "where": thing.where, "mice": verdict.mice, "verdict": verdict.word,
        }  # fmt: skip
        if verdict.why:
            data["why"] = verdict.why
        if verdict.course is not None:
            data["course"] = course_data(verdict.course)
            data["rounds"], data["turns"] = verdict.rounds, verdict.turns
        found.append(data)
    return found


def course_data(course: Course) -> dict[str, Any]:
    """Return a course of play as plain data."""
    return {
        "party": list(course.party),
        "seed": course.seed,
        "luck": [list(change) for change in course.luck],
        "answers": list(course.answers),
        "end-page": course.end_page,
    }


def from_data(chapter: str, things: Iterable[Thing], found: Iterable[Mapping[str, Any]]) -> Verdicts:
    """Return verdicts from plain data; raise KeyError, TypeError or ValueError if they do not fit the things."""
    by_name = {(thing.kind, thing.name, thing.where): thing for thing in things}
    verdicts = Verdicts(chapter, ())
    for data in found:
        course = data.get("course")
        verdicts.all.append(
            Verdict(
                by_name[data["kind"], data["name"], data["where"]],
                int(data["mice"]),
                str(data["verdict"]),
                str(data.get("why", "")),
                course_of(course) if course is not None else None,
                int(data.get("rounds", 0)),
                int(data.get("turns", 0)),
            )
        )
    verdicts.sizes = tuple(dict.fromkeys(verdict.mice for verdict in verdicts.all))
    return verdicts


def course_of(data: Mapping[str, Any]) -> Course:
    """Return a course of play from plain data."""
    return Course(
        tuple(map(int, data["party"])),
        int(data["seed"]),
        tuple((int(turn), int(seed)) for turn, seed in data["luck"]),
        tuple(map(int, data["answers"])),
        int(data["end-page"]),
    )
