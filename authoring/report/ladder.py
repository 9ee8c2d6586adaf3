"""The report about the ladder of players: does skill matter?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from authoring.report.numbers import percent, percents
from authoring.report.rounding import difference_data, share_data

if TYPE_CHECKING:
    from collections.abc import Iterator

    from authoring.playtest.ladder import Ladder

Data = dict[str, Any]

MUCH: Final = 0.25
LITTLE: Final = 0.1
"""From so much between the weakest and the strongest player on, skill decides; with so little it hardly matters."""


def ladder_document(ladder: Ladder) -> Data:
    """Return the ladder as plain data."""
    plan = ladder.plan
    return {
        "kind": "ladder",
        "version": 1,
        "chapter": ladder.chapter,
        "seed": plan.seed,
        "parties": [list(party) for party in plan.parties],
        "holds": ladder.holds,
        "skill": difference_data(ladder.whole) if ladder.whole else None,
        "rungs": [
            {
                "bot": rung.bot,
                "win-rate": share_data(rung.won),
                "crashed": len(rung.result.tally.crashes),
                "gap": difference_data(rung.gap) if rung.gap else None,
            }
            for rung in ladder.rungs
        ],
    }


def ladder_lines(data: Data) -> Iterator[str]:
    """Yield the lines of the report for a terminal."""
    yield _verdict(data)
    yield ""
    yield f"{'player':12}{'won':26}{'more than the one above'}"
    for rung in data["rungs"]:
        rate = rung["win-rate"]
        gap = _points(rung["gap"]) if rung["gap"] else ""
        won = f"{percent(rate['rate'])} ({percents(rate)})"
        yield f"{rung['bot']:12}{won:26}{gap}".rstrip()
    yield ""
    yield f"{data['rungs'][0]['win-rate']['games']:,} games of each player, with the same seeds"


def _verdict(data: Data) -> str:
    fallen = [rung["bot"] for rung in data["rungs"] if rung["gap"] and rung["gap"]["high"] < 0]
    if fallen:
        return f"{data['chapter']}: the ladder does not hold: {fallen[0]} wins less than the player before it."
    skill = data["skill"]
    if skill is None:
        return f"{data['chapter']}: only one player has played."
    if skill["low"] >= MUCH:
        word = "skill decides"
    elif skill["high"] <= LITTLE:
        word = "skill hardly matters"
    else:
        word = "skill matters" if skill["low"] > 0 else "whether skill matters is open"
    first, last = data["rungs"][0]["bot"], data["rungs"][-1]["bot"]
    return f"{data['chapter']}: {word}: {last} wins {_points(skill)} points more than {first}."


def _points(one: Data) -> str:
    low, high = (f"{one[name] * 100:+.0f}" for name in ("low", "high"))
    return f"{one['value'] * 100:+.0f} ({low} to {high})"
