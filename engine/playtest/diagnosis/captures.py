"""Captures that fall on one room, one mouse or one kind of minion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.cause import TURNS, Cause, Moment
from engine.playtest.summary import SAMPLE

OFTEN = 1.0
"""Captures in a game, on average, before it matters whom they fall on."""
MOST = 0.5
"""The share of captures that one must have."""
UNFAIR = 2.0
"""How many times its fair share it must have: of turns for a room, of defeats for a minion."""


def find(case: Case) -> Iterator[Cause]:
    """The minion, the mouse or the room that captures fall on: the first of them that there is."""
    total = case.tally.totals["captures"]
    if total < OFTEN * case.games:
        return
    names, tally = case.compiled.chapter.minion_ids, case.tally
    captors = Counter({names[kind]: row.times for kind, row in tally.captors.items() if kind >= 0})
    kills = {names[kind]: count for kind, count in tally.kills.items()}
    heroes = dict.fromkeys(tally.hero_captures, 1)
    found = (
        _leader(case, "minion", captors, kills, total)
        or _leader(case, "hero", tally.hero_captures, heroes, total)
        or _room(case, total)
    )
    if found:
        yield found


def _room(case: Case, total: int) -> Cause | None:
    board, tally = case.compiled.chapter.board, case.tally
    caught = {
        face: sum(tally.captures[space].times for space in board.face_spaces[face] if space in tally.captures)
        for face in case.faces()
    }
    turns = {face: sum(tally.visits[space] for space in board.face_spaces[face]) for face in case.faces()}
    face = max(caught, key=lambda face: caught[face])
    fair = turns[face] / max(1, sum(turns.values()))
    if caught[face] >= MOST * total and caught[face] >= UNFAIR * fair * total:
        firsts = [tally.captures[space].first for space in board.face_spaces[face] if space in tally.captures]
        about = {"what": "room", "name": board.face_ids[face], "share": caught[face] / total, "fair": fair}
        cost = _lost_turns(case) * caught[face] / total
        moment = Moment("captured", face)
        return Cause("captures", cost, TURNS, about, case.faces()[face], example=min(firsts), moment=moment)
    return None


def _leader(case: Case, what: str, counts: Counter[str], fair: dict[str, int], total: int) -> Cause | None:
    if len(fair) < 2 or not counts:
        return None
    name, count = counts.most_common(1)[0]
    share = fair.get(name, 0) / max(1, sum(fair.values()))
    if count >= MOST * total and count >= UNFAIR * share * total:
        about = {"what": what, "name": name, "share": count / total, "fair": share}
        moment, example = _moment(case, what, name)
        return Cause("captures", _lost_turns(case) * count / total, TURNS, about, example=example, moment=moment)
    return None


def _moment(case: Case, what: str, name: str) -> tuple[Moment, int]:
    """The moment of a capture by a minion, or of a hero, and a game in which there is one, if that is known."""
    chapter, tally = case.compiled.chapter, case.tally
    if what == "minion":
        kind = chapter.minion_ids.index(name)
        return Moment("captor", kind), tally.captors[kind].first
    return Moment("victim", chapter.hero_ids.index(name)), min(row.first for row in tally.captures.values())


def _lost_turns(case: Case) -> float:
    """The share of their turns that mice spend in captivity."""
    at = SAMPLE.index("captured")
    caught = sum(moment.sums[at] for moment in case.tally.moments.values())
    return caught / max(1, caught + case.tally.totals["mouse_turns"])
