"""Solving: show by games with luck of their own choice what can happen in a chapter, and say what cannot.

solve(compiled, party)            # a victory, as a game that anybody can watch
prove(loaded)                     # a verdict about every line: shown, impossible or open
"""

from __future__ import annotations

from authoring.solve.claims import Claim, Claims
from authoring.solve.proving import as_played, claims_about, prove
from authoring.solve.reach import Reached, game_at, reach, thing_at
from authoring.solve.solution import Solution, solve
from authoring.solve.text import (
    moment_lines,
    reached_line,
    reasons,
    solution_line,
    summary,
    table_data,
    unreached_line,
    word_of,
)
from authoring.solve.things import ANY_VICTORY, Thing, find_thing, things_of
from authoring.solve.verdicts import IMPOSSIBLE, OPEN, SHOWN, Verdict, Verdicts
from authoring.solve.witness import Witness

__all__ = [
    "ANY_VICTORY",
    "IMPOSSIBLE",
    "OPEN",
    "SHOWN",
    "Claim",
    "Claims",
    "Reached",
    "Solution",
    "Thing",
    "Verdict",
    "Verdicts",
    "Witness",
    "as_played",
    "claims_about",
    "find_thing",
    "game_at",
    "moment_lines",
    "prove",
    "reach",
    "reached_line",
    "reasons",
    "solution_line",
    "solve",
    "summary",
    "table_data",
    "thing_at",
    "things_of",
    "unreached_line",
    "word_of",
]
