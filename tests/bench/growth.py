"""How the time of a decision grows with the number of games, tiles, minions and rules. A ratio of 1 is no growth."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from engine.play import play
from engine.playtest import CompiledPlan, Plan, portable
from tests.bench.rows import Row
from tests.engine.playtest.toy import PARTY
from tests.engine.scene import content, plain_chapter
from tests.engine.table import box, face, tile

GAMES = 40
TIMES = 7
ROOM = "a1 a2 a3 a4 a5\nb1 b2 b3 b4 b5\nc1 c2 c3 c4 c5"


def bench() -> Iterator[Row]:
    """Compare the time of a decision in larger chapters with that in the smallest, in alternation."""
    yield from _against("games of a run", {1: (_table(), GAMES), 10: (_table(), 10 * GAMES)})
    yield from _against("tiles", {count: (_table(tiles=count), GAMES) for count in (1, 4, 16)})
    yield from _against("minions at the start", {count: (_table(minions=count), GAMES) for count in (2, 8, 32)})
    yield from _against("rules that concern nobody", {count: (_table(rules=count), GAMES) for count in (0, 40, 160)})


def _against(what: str, tables: dict[int, tuple[CompiledPlan, int]]) -> Iterator[Row]:
    times: dict[int, list[float]] = {count: [] for count in tables}
    for _ in range(TIMES):
        for count, (table, games) in tables.items():
            times[count].append(_decision(table, games))
    least, *more = tables
    for count in more:
        ratio = median(a / b for a, b in zip(times[count], times[least], strict=True))
        yield f"a decision with {count} against {least}: {what}", ratio, "x"


def _decision(table: CompiledPlan, games: int) -> float:
    """Return the seconds of processor time for one decision."""
    decisions = 0
    start = process_time()
    for index in range(games):
        game = table.game(index)
        play(game)
        decisions += game.decisions
    return (process_time() - start) / decisions


def _table(tiles: int = 2, minions: int = 4, rules: int = 10) -> CompiledPlan:
    """Compile a row of rooms with rats in the first, and rules that wait for a round that no game reaches."""
    laid = [_room(number, tiles) for number in range(tiles)]
    pieces = box(*laid, figures={"rat": 40})
    keys: dict[str, Any] = {
        "end-page": 6,
        "victory": {"mice-at": {"at": f"room-{tiles - 1}/c5"}},
        "setup": [{"place": {"minion": "rat", "count": minions, "face": "room-0"}}],
        "rules": [
            {"id": f"late-{n}", "when": "turn-start", "if": {"round": 299}, "do": ["surge"]} for n in range(rules)
        ],
    }
    plan = [(f"room-{number}", number, 0) for number in range(tiles)]
    chapter = content(plain_chapter(plan, pieces, **keys), pieces)
    return CompiledPlan(Plan(portable(chapter), "greedy", (PARTY,)))


def _room(number: int, tiles: int) -> dict[str, Any]:
    exits = [("W", 0.5, ["b1"])] if number else []
    if number < tiles - 1:
        exits = [*exits, ("E", 0.5, ["b5"])]
    return tile(face(f"room-{number}", ROOM, exits=exits, a1={"entry": True}, a5={"entry": True}, c5={"entry": True}))
