"""The verdicts about all lines of a chapter, from the store if they are known."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from authoring import store
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import PlaytestOptions
from authoring.solve.claims import ClaimedImpossible, Claims, proof_claims
from authoring.solve.shown import things_shown
from authoring.solve.things import Thing, things_of
from authoring.solve.verdicts import (
    FIRST_EFFORT,
    LAST_EFFORT,
    NEXT_EFFORT,
    SHOWN,
    Impossible,
    Tick,
    Verdicts,
    from_data,
    judge,
    no_tick,
    to_data,
)
from engine.solve.course import Course

if TYPE_CHECKING:
    from collections.abc import Iterable

    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import CompiledPlan
    from engine.records.content import Content

FORMAT = 4
"""Raised when verdicts in the store are no longer what this version would find."""


def prove(
    loaded: LoadedChapter, options: PlaytestOptions | None = None, claims: Claims | None = None, tick: Tick = no_tick
) -> Verdicts:
    """Return a verdict about every line of a chapter's own, for every number of mice that it allows.

    Lines are faces, rules, special searches, surges, story moments, options of choices, doors and endings. Raises
    UsageError if an option does not fit the chapter, and ContentError if it cannot be compiled.
    """
    content = loaded.content()
    compiled = compile_plan(content, options or PlaytestOptions())
    things = [thing for thing in things_of(compiled) if thing.own]
    key = store.key_of(content, _store_options(compiled))
    known = _from_store(compiled, key, things)
    if known is not None:
        tick(len(known.all))
        return known
    verdicts = judge(compiled, things, claims_about(as_played(content, compiled), things, claims), tick)
    store.record_verdicts(key, to_data(verdicts))
    return verdicts


def claims_about(content: Content, things: Iterable[Thing], claims: Claims | None = None) -> Impossible:
    """Return what is claimed to be impossible; by default, what the abstract run rules out."""
    return ClaimedImpossible(content, claims or proof_claims(content), things)


def as_played(content: Content, compiled: CompiledPlan) -> Content:
    """Return the content of a chapter with the rule options and the end page of a plan, from wherever they come."""
    chapter, plan = content.chapter, compiled.plan
    options = {**chapter.get("options", {}), **plan.options}
    end_page = plan.end_page or chapter["end-page"]
    return replace(content, chapter={**chapter, "options": options, "end-page": end_page})


def _store_options(compiled: CompiledPlan) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "first": asdict(FIRST_EFFORT),
        "next": asdict(NEXT_EFFORT),
        "last": asdict(LAST_EFFORT),
        "options": dict(sorted(compiled.plan.options.items())),
        "end-page": compiled.plan.end_page,
    }


def _from_store(compiled: CompiledPlan, key: store.Key, things: list[Thing]) -> Verdicts | None:
    """Return the verdicts of an earlier run, if they fit and their games still show what they claim."""
    found = store.verdicts(key)
    if found is None:
        return None
    try:
        verdicts = from_data(compiled.chapter.ident, things, found)
        return verdicts if _still_shown(compiled, verdicts) else None
    except Exception:  # a record from elsewhere, or numbers that mean something else now
        return None


def _still_shown(compiled: CompiledPlan, verdicts: Verdicts) -> bool:
    """Whether each game of the verdicts shows all that it is to show."""
    shown: dict[Course, list[Thing]] = {}
    for verdict in verdicts.all:
        if verdict.course is not None:
            shown.setdefault(verdict.course, []).append(verdict.thing)
        elif verdict.word == SHOWN:
            return False
    return all(things_shown(compiled, course, things) == things for course, things in shown.items())
