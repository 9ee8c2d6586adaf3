"""Cases whose games are made up, on the field and the hall east of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.playtest import CompiledPlan, Plan, Summary, Tally, portable
from engine.playtest.diagnosis.case import Case
from engine.playtest.diagnosis.experiments import Experiments, Longer, Shut
from engine.playtest.facts import TIME
from engine.playtest.statistics.intervals import Difference, share
from engine.records.state import LOST, WON
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, box

PARTY = ("ash", "birch", "cedar", "dill")
FIELD, HALL = "field", "hall"
TOSS = {
    "id": "boss",
    "when": "chapter-start",
    "do": [{"flip-coin": {"heads": [{"wheel": 1}], "tails": [{"wheel": 2}]}}],
}
CHOOSE = {
    "id": "fork", "when": "round-end",
    "do": [{"choose": {"options": [{"text": "Left", "do": [{"wheel": 1}]}, {"text": "Right", "do": [{"wheel": 2}]}]}}],
}  # fmt: skip
RING = {"id": "ring", "when": "action", "do": ["surge"]}

Game = dict[str, Any]


@cache
def compiled() -> CompiledPlan:
    """The chapter of all cases."""
    pieces = box(*ROAD)
    data = plain_chapter([(FIELD, 0, 0), (HALL, 1, 0)], pieces, rules=[TOSS, CHOOSE, RING])
    data["end-page"] = 6
    return CompiledPlan(Plan(portable(content(data, pieces)), "greedy", (PARTY,)))


def line(kind: str, name: str) -> int:
    """The number of a line."""
    return next(n for n, one in enumerate(compiled().lines.all) if (one.kind, one.name) == (kind, name))


def boss() -> int:
    """The number of the coin flip of the rule `boss`."""
    chapter = compiled().chapter
    flips = [one for one in chapter.effects if one.rule >= 0 and chapter.rules[one.rule].name == "boss"]
    return next(chapter.tosses.index(one.where) for one in flips if one.word == "flip-coin")


def spaces(face: str) -> tuple[int, ...]:
    """The spaces of a face."""
    board = compiled().chapter.board
    return board.face_spaces[board.face_ids.index(face)]


def game(won: bool = True, *faces: str, at: str = FIELD, reason: str = TIME, **more: Any) -> Game:
    """A game that ended at a face, and came to faces in this order."""
    order = [line("face", face) for face in faces or (FIELD,)]
    hits = {**dict.fromkeys(order, 1), **more.pop("hits", {})}
    return {
        "outcome": WON if won else LOST, "reason": "victory" if won else reason, "rounds": 8, "page": 3, "slack": 2,
        "face": compiled().chapter.board.face_ids.index(at), "heroes": PARTY, "mouse_turns": 40,
        "mouse_kills": [0] * 4, "mouse_captures": [0] * 4, "hits": hits, "before": earlier(order), **more,
    }  # fmt: skip


def earlier(order: Sequence[int]) -> list[tuple[int, int]]:
    """Lines in order, each with the faces before it."""
    faces = (line("face", FIELD), line("face", HALL))
    return [(one, face) for at, one in enumerate(order) for face in order[:at] if face in faces]


def case(games: Sequence[Game], wanted: tuple[float, float] | None = (0.3, 0.7), **experiments: Any) -> Case:
    """A case of these games; what experiments would show may be given."""
    tally = Tally()
    for index, one in enumerate(games):
        tally.add(Summary(index, index, PARTY, **one))
    found = Case(compiled(), tally, wanted)
    if experiments:
        found.experiments = Made(compiled(), tally, **experiments)
    return found


class Made(Experiments):
    """Experiments whose outcome is given: the share that is won with more pages, and how shutting a face changes it."""

    def __init__(
        self, plan: CompiledPlan, tally: Tally, saved: Callable[[int], float] = lambda pages: 0.0, change: float = 0.0
    ) -> None:
        super().__init__(plan, tally)
        self.saved = saved
        self.change = change

    def _play_longer(self, pages: int) -> Longer:
        lost = tuple(index for index, facts in enumerate(self.tally.facts) if facts & 1)
        return Longer(pages, lost, frozenset(lost[: round(self.saved(pages) * len(lost))]))

    def without(self, face_id: str) -> Shut | None:
        before = share(self.tally.won, self.tally.games)
        after = replace(before, rate=before.rate + self.change)
        return Shut(before, after, Difference(self.change, self.change - 0.05, self.change + 0.05))
