"""Solutions and verdicts as text and as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from authoring.solve.proving import claims_about
from authoring.solve.things import ANY_VICTORY, Thing, things_of
from authoring.solve.verdicts import IMPOSSIBLE, OPEN, SHOWN, Verdict, Verdicts
from engine.playtest.parties import Party

if TYPE_CHECKING:
    from collections.abc import Iterator

    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.solve.reach import Reached
    from authoring.solve.solution import Solution
    from engine.playtest import CompiledPlan

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


def reached_line(found: Reached) -> str:
    """Say in a line which game comes to something, and where in it."""
    step, course = found.witness.recording.log[found.step], found.course
    where = f" ({found.thing.where})" if found.thing.where else ""
    game = f"step {found.step + 1} of the game with seed {course.seed}, in round {step.round}"
    return f"{found.thing}{where}: {game}; found by {found.found_by}"


def unreached_line(loaded: LoadedChapter, compiled: CompiledPlan, thing: Thing) -> str:
    """Say that no game was found that comes to something, and why it cannot happen if that is known."""
    why = claims_about(loaded.content(), things_of(compiled)).why(thing, len(compiled.plan.parties[0]))
    return f"{thing}: impossible: {why}" if why else f"{thing}: open: neither play nor search came to it"


def moment_lines(found: Reached) -> Iterator[str]:
    """What happens from the start of the round in which a game comes to something, to the end of that turn."""
    log, steps = found.witness.recording.log, found.witness.steps
    first = found.step
    while first and log[first - 1].round == log[found.step].round:
        first -= 1
    for number in range(first, max(steps, found.step + 1)):
        yield f"{'→' if number == found.step else ' '} {log[number].line()}"


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
