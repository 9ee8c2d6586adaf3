"""Mice that wait: turns in which a mouse stays where it is and does nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import TURNS, Cause, Moment

LEAST = 0.1
"""The share of all turns that must be spent waiting on a face."""
HERE = 0.5
"""The share of a face's waiting that must be on one space for that to be named."""


def find(case: Case) -> Iterator[Cause]:
    """Each face on which mice wait for long."""
    board, turns = case.compiled.chapter.board, case.tally.totals["mouse_turns"]
    total = sum(case.tally.waited)
    unexplained = 1 - sum(case.tally.waited[index] for index in case.explained) / max(1, total)
    for face, line in case.faces().items():
        rows = {space: case.tally.waits[space] for space in board.face_spaces[face] if space in case.tally.waits}
        times = sum(row.times for row in rows.values())
        if not turns or times * unexplained < LEAST * turns:
            continue
        space = max(rows, key=lambda space: (rows[space].times, -space))
        named = rows[space].times >= HERE * times
        about = {"face": board.face_ids[face], "space": board.space_ids[space] if named else "", "share": times / turns}
        cost, first = times * unexplained / turns, rows[space].first
        yield Cause("waiting", cost, TURNS, about, line, example=first, moment=Moment("wait", face))
