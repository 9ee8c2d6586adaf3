"""The report about luck: which share of the outcome each stream of chance decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from authoring.report.numbers import percent, percents
from authoring.report.rounding import rounded, share_data
from engine.playtest.luck import PLAYERS, luck_shares, win_rate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from authoring.playtest.luck import Luck
    from engine.playtest.luck import Estimate

Data = dict[str, Any]

MEANINGS: Final = {
    "dice": "dice, coins and lots",
    "search deck": "the order of the search deck",
    "encounter deck": "the order of the encounter deck",
    "initiative": "the order of initiative",
    PLAYERS: "choices between equals by the players",
}
"""What each source is, in the words of the table."""


def luck_document(luck: Luck) -> Data:
    """Return the measurement as plain data."""
    plan = luck.compiled.plan
    return {
        "kind": "luck",
        "version": 1,
        "chapter": luck.compiled.chapter.ident,
        "bot": plan.bot,
        "seed": plan.seed,
        "parties": [list(party) for party in plan.parties],
        "rows": len(luck.tally.rows),
        "crashed": len(luck.tally.errors),
        "win-rate": share_data(win_rate(luck.tally)),
        "sources": [
            {
                "source": one.source,
                "alone": _estimate(one.alone),
                "involved": _estimate(one.involved),
                "turned": share_data(one.turned),
            }
            for one in luck_shares(luck.tally)
        ],
    }


def _estimate(one: Estimate) -> Data:
    return {"value": rounded(one.value), "low": rounded(one.low), "high": rounded(one.high)}


def luck_lines(data: Data) -> Iterator[str]:
    """Yield the lines of the report for a terminal."""
    rate = data["win-rate"]
    yield f"{data['chapter']}: {data['bot']} won {percent(rate['rate'])} ({percents(rate)}) of {rate['games']:,} games"
    if data["crashed"]:
        yield f"{data['crashed']:,} rows crashed and count nowhere"
    sources = sorted(data["sources"], key=lambda one: -one["involved"]["value"])
    if not sources:
        yield "all games ended alike, so chance decided nothing"
        return
    yield _verdict(sources[0])
    yield ""
    yield f"{'drawn anew':40}{'turned':>8}   {'has a part in':24}decides alone"
    for one in sources:
        cells = [_cell(one[name]) for name in ("involved", "alone")]
        yield f"{MEANINGS[one['source']]:40}{percent(one['turned']['rate']):>8}   {cells[0]:24}{cells[1]}"


def _verdict(first: Data) -> str:
    turned = percent(first["turned"]["rate"])
    what = MEANINGS[first["source"]]
    return f"Most depends on {what}: drawn anew, with all else as it was, {turned} of games end otherwise."


def _cell(one: Data) -> str:
    return f"{percent(one['value'])} ({percents(one)})"
