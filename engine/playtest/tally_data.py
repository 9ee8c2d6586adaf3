"""A tally as plain data that JSON can hold, and back: so that a run that was cut can go on another day."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from engine.playtest.summary import SAMPLE, UNPLAYED
from engine.playtest.tally import COUNTERS, TABLES, Moment, Pick, Row, Tally

Data = dict[str, Any]

PICKS: Final = ("closest", "worst")
LISTS: Final = ("course", "lengths", "facts", "waited", "end_faces")


def tally_to_data(tally: Tally) -> Data:
    """Return a tally as plain data."""
    return {
        **{name: list(getattr(tally, name)) for name in LISTS},
        **{name: [[key, times] for key, times in getattr(tally, name).items()] for name in COUNTERS},
        **{name: [[key, _numbers(row)] for key, row in getattr(tally, name).items()] for name in TABLES},
        "marks": [list(marks) for marks in tally.marks],
        "shown": [[key, index] for key, index in tally.shown.items()],
        **{name: _pick(getattr(tally, name)) for name in PICKS},
        "crashes": tally.crashes,
    }


def tally_from_data(data: Data) -> Tally:
    """Return the tally that `tally_to_data` has written. Raises ValueError for anything else."""
    try:
        tally = Tally(course=bytearray(data["course"]), lengths=array("H", data["lengths"]))
        tally.facts = [_whole(facts) for facts in data["facts"]]
        tally.waited, tally.end_faces = array("H", data["waited"]), array("h", data["end_faces"])
        tally.marks = [array("L", marks) for marks in data["marks"]]
        for name in COUNTERS:
            setattr(tally, name, Counter(_table(data[name], _whole)))
        for name in TABLES:
            setattr(tally, name, _table(data[name], _moment if name == "moments" else _row))
        tally.shown = _table(data["shown"], _whole)
        for name in PICKS:
            setattr(tally, name, data[name] and Pick(_key(data[name][0]), _whole(data[name][1])))
        tally.crashes = [(_whole(seed), _key(party), str(error)) for seed, party, error in data["crashes"]]
    except (KeyError, IndexError, TypeError, OverflowError) as error:
        raise ValueError(f"no tally: {error!r}") from error
    lists = (tally.lengths, tally.facts, tally.waited, tally.end_faces, tally.marks)
    games = len(tally.course)
    if any(len(one) != games for one in lists) or sum(tally.outcomes.values()) != games:
        raise ValueError("the games of the tally do not add up")
    if UNPLAYED in tally.course or any(outcome > UNPLAYED for outcome in tally.course):
        raise ValueError("a game of the tally was not played")
    return tally


def _numbers(row: Row | Moment) -> list[Any]:
    if isinstance(row, Row):
        return [row.times, row.games, row.won, row.first]
    return [row.games, row.won, row.sums]


def _pick(pick: Pick | None) -> list[Any] | None:
    return [pick.key, pick.index] if pick else None


def _row(numbers: Any) -> Row:
    times, games, won, first = numbers
    return Row(_whole(times), _whole(games), _whole(won), _whole(first))


def _moment(numbers: Any) -> Moment:
    games, won, sums = numbers
    if len(sums) != len(SAMPLE):
        raise ValueError("a moment with other samples")
    return Moment(_whole(games), _whole(won), [_whole(value) for value in sums])


def _table(rows: Any, read: Callable[[Any], Any]) -> dict[Any, Any]:
    return {_key(key): read(value) for key, value in rows}


def _key(key: Any) -> Any:
    """A key of a table; JSON makes lists of tuples."""
    if isinstance(key, list | tuple):
        return tuple(_key(part) for part in key)
    if isinstance(key, str):
        return key
    return _whole(key)


def _whole(number: Any) -> int:
    if not isinstance(number, int):
        raise ValueError(f"{number!r} is not a whole number")
    return number
