"""Games for the rules that need some: a chapter played some times by the greedy bot, once for all those rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from authoring.library import Library
from authoring.lint.rule import Context
from engine.compile import compile_chapter
from engine.errors import EngineError
from engine.playtest import Plan, Table, Tally, all_parties, portable, run
from engine.playtest.parties import usual_size

BOT = "greedy"


@dataclass(frozen=True)
class Played:
    """A table and what its games came to."""

    table: Table
    tally: Tally


def played(context: Context) -> Played | None:
    """The games of a chapter; None where none were asked for, or where the chapter cannot be played at all."""
    if not context.games:
        return None
    return _play(context.library, context.entry.id, context.games)


@lru_cache(maxsize=8)
def _play(library: Library, chapter: str, games: int) -> Played | None:
    try:
        content = portable(library.content_for(chapter))
        compiled = compile_chapter(content)
        parties = tuple(all_parties(compiled, usual_size(compiled)))
    except EngineError:  # other rules say what keeps it from being played
        return None
    plan = Plan(content, BOT, parties)
    return Played(Table(plan, compiled), run(plan, games).tally)
