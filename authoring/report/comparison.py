"""What changed between two versions of a chapter, as plain data."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.document import face_names
from authoring.report.lines import own_files, places
from authoring.report.rounding import difference_data, rounded, share_data
from authoring.report.sections.effect import NOTHING
from authoring.report.sections.length import spread
from authoring.report.versions import edits, version_names
from engine.playtest.lines import Line
from engine.playtest.statistics.intervals import by_second, difference, mean, share
from engine.playtest.statistics.paired import mean_difference, pairs, partings, rate_difference
from engine.records.state import WON

Key = tuple[str, str, str]
MOST = 20
"""How many changes of coverage are reported, the greatest first."""


def comparison(one: PlaytestResult, other: PlaytestResult, given: tuple[str, str] = ("", "")) -> dict[str, Any]:
    """Return both results, the paired differences, what was edited, where it acts, and what is reached more or less.

    `given` holds the two arguments of the command; they distinguish files of one name in two folders.
    """
    found = pairs(one.tally, other.tally)
    names = [side.loaded.name(side.loaded.entry.file) for side in (one, other)]
    if names[0] == names[1] and all(given):
        names = list(given)
    called = version_names(*(given if all(given) else names))
    return {
        "kind": "playtest-comparison",
        "version": 1,
        "bot": one.plan.bot,
        "seed": one.plan.seed,
        "games": found.games,
        "a": _side(one, names[0], called[0]),
        "b": _side(other, names[1], called[1]),
        "edits": edits(_data(one), _data(other)),
        "pairs": {
            "both-won": found.both,
            "only-a-won": found.only_one,
            "only-b-won": found.only_other,
            "neither-won": found.neither,
        },
        "win-rate": difference_data(rate_difference(found)),
        "rounds": difference_data(mean_difference(one.tally, other.tally)),
        "acts": _acts(one, other),
        "losses": _losses(one, other),
        "rooms": _rooms(one, other),
        "coverage": _coverage(one, other),
    }


def _side(result: PlaytestResult, name: str, called: str) -> dict[str, Any]:
    tally = result.tally
    return {
        "name": called,
        "chapter": result.compiled.chapter.ident,
        "file": name,
        "wins": share_data(share(tally.won, tally.games)),
        "rounds": rounded(mean(by_second(tally.rounds))),
        "crashed": len(tally.crashes),
    }


def _data(result: PlaytestResult) -> dict[str, Any]:
    """The chapter as its file has it."""
    data: dict[str, Any] = result.loaded.entry.data
    return data


def _acts(one: PlaytestResult, other: PlaytestResult) -> dict[str, Any]:
    """Where the change acts: from which round on games with the same seed differ, and in which room that begins."""
    found = partings(one.tally, other.tally)
    parted = sum(found.faces.values())
    names, ids = face_names(other), other.compiled.chapter.board.face_ids
    faces = sorted(found.faces.items(), key=lambda pair: (-pair[1], pair[0]))
    return {
        "alike": rounded(found.alike / max(1, found.games)),
        "round": spread(found.rounds) if parted else None,
        "rooms": [{"room": names[ids[face]], "share": rounded(count / parted)} for face, count in faces],
    }


def _rooms(one: PlaytestResult, other: PlaytestResult) -> list[dict[str, Any]]:
    """What happens in each room that mice enter: turns, captures and lost games, per game."""
    names = face_names(one) | face_names(other)
    sides = [_by_room(one), _by_room(other)]
    nothing = dict.fromkeys(("turns", "captures", "lost"), 0.0)
    faces = dict.fromkeys([*sides[0], *sides[1]])
    return [{"room": names[face], "a": sides[0].get(face, nothing), "b": sides[1].get(face, nothing)} for face in faces]


def _by_room(result: PlaytestResult) -> dict[str, dict[str, float]]:
    tally, board, games = result.tally, result.compiled.chapter.board, max(1, result.tally.games)
    found = {}
    for face, spaces in enumerate(board.face_spaces):
        counts = {
            "turns": sum(tally.visits[space] for space in spaces),
            "captures": sum(tally.captures.get(space, NOTHING).times for space in spaces),
            "lost": sum(count for (outcome, _, at), count in tally.ends.items() if at == face and outcome != WON),
        }
        if any(counts.values()):
            found[board.face_ids[face]] = {key: rounded(count / games) for key, count in counts.items()}
    return found


def _losses(one: PlaytestResult, other: PlaytestResult) -> list[dict[str, Any]]:
    reasons = sorted({reason for side in (one, other) for outcome, reason in side.tally.reasons if outcome != WON})
    return [{"reason": reason, "a": _lost(one, reason), "b": _lost(other, reason)} for reason in reasons]


def _lost(result: PlaytestResult, reason: str) -> float:
    count = sum(n for (outcome, why), n in result.tally.reasons.items() if outcome != WON and why == reason)
    return rounded(count / max(1, result.tally.games))


def _coverage(one: PlaytestResult, other: PlaytestResult) -> dict[str, list[dict[str, Any]]]:
    a, b = _rows(one), _rows(other)
    own = _own(one) | _own(other)
    changed = [_change(key, key in own, a[key], b[key], one, other) for key in a if key in b]
    sure = [change for change in changed if change["difference"]["low"] > 0 or change["difference"]["high"] < 0]
    sure.sort(
        key=lambda change: (not change["own"], -abs(change["difference"]["value"]), change["kind"], change["name"])
    )
    return {
        "new": _listed([key for key in b if key not in a], own),
        "gone": _listed([key for key in a if key not in b], own),
        "now-reached": _listed([key for key in a if key in b and not a[key] and b[key]], own),
        "no-longer-reached": _listed([key for key in a if key in b and a[key] and not b[key]], own),
        "changed": sure[:MOST],
    }


def _rows(result: PlaytestResult) -> dict[Key, int]:
    """The games in which each line was reached. Lines are the same if kind, name and owner are."""
    lines = result.compiled.lines.all
    return {_key(line): result.tally.lines.get(index, NOTHING).games for index, line in enumerate(lines)}


def _key(line: Line) -> Key:
    return line.kind, line.name, line.source


def _own(result: PlaytestResult) -> set[Key]:
    """The lines in files of the author."""
    files = own_files(result)
    lines = zip(result.compiled.lines.all, places(result), strict=True)
    return {_key(line) for line, where in lines if where.rpartition(":")[0] in files}


def _listed(keys: list[Key], own: set[Key]) -> list[dict[str, Any]]:
    """Lines by name, the author's own first."""
    return [_named(key, key in own) for key in sorted(keys, key=lambda key: key not in own)]


def _named(key: Key, own: bool) -> dict[str, Any]:
    return {"kind": key[0], "name": key[1], "source": key[2], "own": own}


def _change(key: Key, own: bool, a: int, b: int, one: PlaytestResult, other: PlaytestResult) -> dict[str, Any]:
    before, after = share(a, one.tally.games), share(b, other.tally.games)
    found = difference_data(difference(after, before))
    return {**_named(key, own), "a": rounded(before.rate), "b": rounded(after.rate), "difference": found}
