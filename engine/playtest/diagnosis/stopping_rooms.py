"""A room at which the party ends: most that come there lose there, and more pages would not help."""

from __future__ import annotations

from collections.abc import Iterator

from engine.playtest.diagnosis.case import ENOUGH, Case
from engine.playtest.diagnosis.cause import POINTS, Cause
from engine.playtest.facts import hit

MOST = 0.5
"""The share of the games in a room that must end there."""
LEAST = 0.1
"""The share of all games that must end there."""
SAVED = 0.2
"""If more of the games that run out of time there are won with more pages, time is what is missing."""
WAITING = 0.4


def find(case: Case) -> Iterator[Cause]:
    """The room that ends most games, if too few games are won."""
    if not case.is_hard:
        return
    found = [cause for face, line in case.faces().items() if (cause := _room(case, face, line)) is not None]
    if found:
        yield max(found, key=lambda cause: cause.cost)


def _room(case: Case, face: int, line: int) -> Cause | None:
    came = case.having(hit(line))
    lost = [index for index in case.unexplained() if case.tally.end_faces[index] == face]
    late = [index for index in lost if case.out_of_time(index)]
    if len(came) < ENOUGH or len(lost) < MOST * len(came) or _waits(case, face):
        return None
    if len(lost) < LEAST * case.games or (late and _saved(case, late) > SAVED):
        return None
    sizes = sorted({len(case.compiled.plan.party_of(index)) for index in lost})
    about = {
        "face": case.compiled.chapter.board.face_ids[face],
        "lost": len(lost) / len(came),
        "captured": (len(lost) - len(late)) / len(lost),
        "mice": sizes,
    }
    caught = [index for index in lost if index not in late]
    return Cause("stopping-room", len(lost) / case.games, POINTS, about, line, example=(caught or lost)[0])


def _waits(case: Case, face: int) -> bool:
    """Whether mice mostly wait in a room. Then the waiting is the cause, not the room."""
    spaces = case.compiled.chapter.board.face_spaces[face]
    waits = sum(case.tally.waits[space].times for space in spaces if space in case.tally.waits)
    return waits > WAITING * sum(case.tally.visits[space] for space in spaces)


def _saved(case: Case, late: list[int]) -> float:
    """The share of games that ran out of time in a room and would be won with more pages."""
    tried = case.experiments.longer.values() if case.experiments else ()
    shares = [longer.share(late) for longer in tried]
    return max((one.rate for one in shares if one.games), default=0.0)
