"""Whole games under watch: invariants after every step, cheese counted twice, old copies of the state compared.

Every change of a mouse's cheese and of the wheel is told to the trace; whoever keeps books from the trace alone must
arrive at what the state says.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.bots import BOTS
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import new_game, play
from engine.playtest.parties import all_parties
from engine.position import position
from engine.records.chapter import MICE, Chapter
from engine.records.errors import Violation
from engine.records.game import Game
from engine.records.options import DEFAULT_EDITION, EDITION, EDITIONS
from engine.records.state import OUTCOMES, State
from engine.records.trace import Trace
from tests.engine.scene import bundled
from tests.engine.state_data import state_data

EVERY = 7
"""A copy is kept at every so manyth step."""


class Watch(Trace):
    """A trace that keeps books instead of events, and a checker that compares."""

    def __init__(self) -> None:
        super().__init__()
        self.cheese = [0] * MICE
        self.wheel = 0
        self.steps = 0
        self.kept: list[tuple[State, dict[str, object]]] = []

    def note(self, game: Game, what: str, rules: str = "", figure: int = -1, other: int = -1, space: int = -1,
             roll: int = -1, amount: int = 0, text: str = "") -> None:  # fmt: skip
        """Book what moves cheese."""
        if what == "cheese":
            self.cheese[figure] += amount
        elif what in ("cheese-spent", "cheese-stolen", "cheese-lost"):
            self.cheese[figure] -= amount
        elif what == "share":
            self.cheese[figure] -= amount
            self.cheese[other] += amount
        elif what == "wheel":
            self.wheel += amount
        elif what == "wheel-emptied":
            self.wheel -= amount

    def decided(self, game: Game, one: Any, answer: int) -> None:
        """Choices are not kept."""

    def __call__(self, game: Game) -> None:
        """Look at everything; keep a copy now and then."""
        check(game)
        state = game.state
        if (self.cheese, self.wheel) != (state.cheese, state.wheel):
            books = f"by the books {self.cheese} and {self.wheel} on the wheel"
            raise Violation(f"cheese {state.cheese}, wheel {state.wheel}, {books} in {position(game)}")
        if self.steps % EVERY == 0:
            copy, seen = state.copy(), state_data(state)
            if state_data(copy) != seen:
                raise Violation(f"a copy differs from its state in {position(game)}")
            self.kept.append((copy, seen))
        self.steps += 1

    def compare(self) -> None:
        """No copy has changed since it was made."""
        for copy, seen in self.kept:
            if state_data(copy) != seen:
                raise Violation(f"a kept copy of turn {seen['turn']} has changed")


@dataclass(frozen=True)
class Played:
    """How a watched game ended."""

    outcome: str
    reason: str
    steps: int


RULES: dict[str, dict[str, Any]] = {
    **{name: {EDITION: name} for name in EDITIONS},
    "go-on": {"new-initiative": "go-on", "individual-achievements": True, "searches": "per-tile", "mousetraps": 1},
    "as-before": {"new-initiative": "as-before", "engaged-move-die": "not-rolled", "placement-overflow": False,
                  "hook-length": 142},
}  # fmt: skip
"""The rules that soaking plays by: every edition, and twice the options that no edition sets."""


@cache
def chapter_of(ident: str, rules: str = DEFAULT_EDITION) -> Chapter:
    """A bundled chapter, compiled once for each set of rules."""
    return compile_chapter(bundled().content_for(ident), RULES[rules])


@cache
def parties_of(ident: str) -> tuple[tuple[str, ...], ...]:
    """Every party of every size that may play it."""
    chapter = chapter_of(ident)
    sizes = range(chapter.mice_from, chapter.mice_to + 1)
    return tuple(party for size in sizes for party in all_parties(chapter, size))


def watched(ident: str, bot: str, seed: int, rules: str = DEFAULT_EDITION) -> Played:
    """Play a game of a bundled chapter under watch; whatever is wrong is raised."""
    chapter, parties = chapter_of(ident, rules), parties_of(ident)
    party = [chapter.hero_ids.index(hero) for hero in parties[seed % len(parties)]]
    watch = Watch()
    game = new_game(chapter, party, seed, [BOTS[bot](seed)], watch, watch)
    play(game)
    watch(game)
    watch.compare()
    return Played(OUTCOMES[game.state.outcome], game.state.reason, watch.steps)
