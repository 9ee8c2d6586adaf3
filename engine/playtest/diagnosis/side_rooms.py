"""A room that helps nobody: mice spend turns there, and as many games are won with the room shut.

Games that pass a room by say little on their own: they may pass it by because they are late, or because they are in
luck. So if a room looks useless, games are played again without it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import TURNS, Cause, Moment
from engine.playtest.diagnosis.experiments import Experiments
from engine.playtest.facts import hit
from engine.playtest.statistics.intervals import difference
from engine.records.state import WON

HELP = 0.1
"""The room may help by less than this, at the far end of the interval."""
LEAST = 0.05
"""The share of all turns that mice must spend there."""


def find(case: Case) -> Iterator[Cause]:
    """Each such room, if games can be played again."""
    if case.experiments is None:
        return
    board, turns = case.compiled.chapter.board, case.tally.totals["mouse_turns"]
    for face, line in case.faces().items():
        spent = sum(case.tally.visits[space] for space in board.face_spaces[face]) / max(1, turns)
        if spent >= LEAST and line in case.tally.lines and _is_suspect(case, face, line):
            yield from _tried(case.experiments, board.face_ids[face], line, spent, case.having(hit(line))[0])


def _is_suspect(case: Case, face: int, line: int) -> bool:
    """Whether games do without a room, or could: mice go there, no game is won there, and it is no way to anywhere."""
    if not _is_entered(case, face):
        return False
    far = case.as_far(line)
    inside = [index for index in far if case.has(index, hit(line))]
    outside = [index for index in far if not case.has(index, hit(line))]
    if len(inside) < ENOUGH or any(case.tally.course[i] == WON and case.tally.end_faces[i] == face for i in inside):
        return False
    if len(outside) < ENOUGH:
        return _is_dead_end(case, face)
    return difference(case.wins(inside), case.wins(outside)).value <= HELP


def _is_entered(case: Case, face: int) -> bool:
    """Whether mice come to a face by its exits, and do not just begin there."""
    board, lines = case.compiled.chapter.board, case.compiled.lines
    into = [index for index, to in enumerate(board.exit_to) if to >= 0 and board.exit_face[to] == face]
    numbers = {lines.group[case.compiled.chapter.exit_line[index]] for index in into}
    rows = [case.tally.lines[number] for number in numbers if number in case.tally.lines]
    return sum(row.games for row in rows) >= ENOUGH


def _is_dead_end(case: Case, face: int) -> bool:
    board = case.compiled.chapter.board
    leads_to = {board.exit_face[board.exit_to[index]] for index in board.face_exits[face] if board.exit_to[index] >= 0}
    return len({board.face_tile[other] for other in leads_to}) == 1


def _tried(experiments: Experiments, name: str, line: int, spent: float, example: int) -> Iterator[Cause]:
    """The room as a cause, if games that are played with it shut are won as often."""
    shut = experiments.without(name)
    if shut is not None and shut.change.low >= -HELP:
        about = {"face": name, "turns": spent, "with": shut.before.rate, "without": shut.after.rate}
        yield Cause("side-room", spent, TURNS, about, line, example=example, moment=Moment("line", line))
