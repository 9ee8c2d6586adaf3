"""Solutions and verdicts as text and as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from authoring.solve.things import ANY_VICTORY, Thing
from authoring.solve.verdicts import IMPOSSIBLE, OPEN, SHOWN, Verdict, Verdicts
from engine.playtest.parties import Party

if TYPE_CHECKING:
    from collections.abc import Iterator

    from authoring.solve.solution import Solution

VERSION: Final = 1
"""Raised when programs that read the JSON would have to change."""


def solution_line(solution: Solution, why: str = "") -> str:
    """Describe in a line what a search has come to; `why` says why a thing is impossible, if that is known."""
    what, heroes = _what(solution.thing), ", ".join(solution.party)
    if solution.witness is None:
        found = f"impossible: {why}" if why else f"open: no game of {solution.turns} turns' search shows it"
        return f"{what} with {heroes}: {found}"
    changes = len(solution.witness.replay.luck)
    luck = f", with other luck before {changes} turn{'' if changes == 1 else 's'}" if changes else ""
    return f"{what} with {heroes}: shown in round {solution.rounds}{luck}"


def _what(thing: Thing) -> str:
    return "a victory" if thing == ANY_VICTORY else str(thing)


def word_of(verdict: Verdict) -> str:
    """A verdict as an entry of a table."""
    return f"round {verdict.rounds}" if verdict.word == SHOWN else verdict.word


def reasons(verdicts: Verdicts) -> Iterator[str]:
    """Say of everything impossible why it is, once for all numbers of mice."""
    found: dict[tuple[str, str], list[int]] = {}
    for verdict in verdicts.all:
        if verdict.word == IMPOSSIBLE:
            found.setdefault((str(verdict.thing), verdict.why), []).append(verdict.mice)
    for (thing, why), sizes in found.items():
        some = "" if len(sizes) == len(verdicts.sizes) else f" with {_numbers(sizes)} mice"
        yield f"{thing}{some}: impossible: {why}"


def summary(verdicts: Verdicts) -> str:
    """Count the verdicts of each kind."""
    return ", ".join(f"{verdicts.count(word)} {word}" for word in (SHOWN, IMPOSSIBLE, OPEN))


def table_data(verdicts: Verdicts, heroes: list[str]) -> dict[str, Any]:
    """Return verdicts for programs; the game of each is in the store, and `tailwright solve --to` finds it again."""
    return {
        "kind": "verdicts",
        "version": VERSION,
        "chapter": verdicts.chapter,
        "counts": {word: verdicts.count(word) for word in (SHOWN, IMPOSSIBLE, OPEN)},
        "verdicts": [_row(verdict, heroes) for verdict in verdicts.all],
    }


def _row(verdict: Verdict, heroes: list[str]) -> dict[str, Any]:
    party: Party = tuple(heroes[hero] for hero in verdict.course.party) if verdict.course else ()
    return {
        "kind": verdict.thing.kind,
        "name": verdict.thing.name,
        "where": verdict.thing.where,
        "mice": verdict.mice,
        "verdict": verdict.word,
        "why": verdict.why,
        "party": list(party),
        "round": verdict.rounds,
    }


def _numbers(sizes: list[int]) -> str:
    return " or ".join(map(str, sizes))
