"""The summary of one game. Many summaries make a tally."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine.play import step
from engine.playtest.minutes import half_minutes
from engine.playtest.offers import count_offers
from engine.records.chapter import MICE
from engine.records.state import OUTCOMES

if TYPE_CHECKING:
    from engine.playtest.lines import Lines
    from engine.playtest.offers import Offers
    from engine.records.game import Capture, Game

CRASHED: Final = len(OUTCOMES)
"""The outcome of a game that an error stopped; it counts in no statistic."""
UNPLAYED: Final = CRASHED + 1
"""The outcome of a game that was not played because the run stopped. It counts in no statistic, but later games keep
their numbers."""

FACE_SHIFT: Final = 16
"""The bits of a mark from this one on hold a face."""
SAMPLE: Final = ("wheel", "cheese", "minions", "wounds", "captured")
"""The values sampled at the end of a round: cheese on the wheel, cheese of the mice, minions on the board, wounds and
poison on the mice, mice in captivity."""


@dataclass(slots=True, repr=False)
class Summary:
    """One game in numbers."""

    index: int
    seed: int
    party: tuple[str, ...]
    outcome: int = CRASHED
    reason: str = ""
    face: int = -1
    rounds: int = 0
    page: int = 0
    slack: int = 0
    mouse_turns: int = 0
    minion_turns: int = 0
    decisions: int = 0
    surges: int = 0
    searches: int = 0
    met: int = 0
    heroes: tuple[str, ...] = ()
    """The party at the end: others may have joined it."""
    captures: list[Capture] = field(default_factory=list)
    kills: list[int] = field(default_factory=list)
    mouse_kills: list[int] = field(default_factory=list)
    mouse_captures: list[int] = field(default_factory=list)
    hits: dict[int, int] = field(default_factory=dict)
    before: list[tuple[int, int]] = field(default_factory=list)
    """Faces entered, cards and abilities, each with each face that was entered before it happened first."""
    nothings: dict[int, int] = field(default_factory=dict)
    visits: list[int] = field(default_factory=list)
    hurts: list[int] = field(default_factory=list)
    waits: dict[int, int] = field(default_factory=dict)
    tosses: dict[int, bool] = field(default_factory=dict)
    samples: list[tuple[int, ...]] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    """One number for each round, to tell where two games with the same seed begin to differ (`mark`)."""
    idle_turns: int = 0
    offered: dict[int, int] = field(default_factory=dict)
    taken: dict[int, int] = field(default_factory=dict)
    error: str = ""

    def __repr__(self) -> str:
        end = (
            self.error
            or f"{(*OUTCOMES, 'crashed')[self.outcome]}, {self.reason}, round {self.rounds}, page {self.page}"
        )
        return f"<Summary of seed {self.seed}, {', '.join(self.party)}: {end}>"

    @property
    def half_minutes(self) -> int:
        """The estimated length at a table."""
        return half_minutes(self.mouse_turns, self.minion_turns)


class Watch:
    """Plays a game and counts between steps what the game itself does not count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.met = 0
        self.minions = 0
        self.turn = 0
        self.mouse_turns = 0
        self.minion_turns = 0
        self.round = 1
        self.samples: list[tuple[int, ...]] = []
        self.marks: list[int] = []
        self._look()

    def play(self) -> None:
        """Play to the end."""
        state = self.game.state
        while not state.outcome:
            step(self.game)
            self._look()
        self._sample()

    def _look(self) -> None:
        state = self.game.state
        if state.minions != self.minions:
            self.minions = state.minions
            self._meet()
        if state.turn != self.turn:
            self.turn = state.turn
            if state.current < MICE:
                self.mouse_turns += 1
            else:
                self.minion_turns += 1
        if state.round != self.round:
            self.round = state.round
            self._sample()

    def _sample(self) -> None:
        found = sample(self.game)
        self.samples.append(found)
        self.marks.append(mark(self.game, found))

    def _meet(self) -> None:
        for kind in self.game.state.kind[MICE:]:
            if kind >= 0:
                self.met |= 1 << kind


def sample(game: Game) -> tuple[int, ...]:
    """Return the current values of SAMPLE."""
    state = game.state
    mice = slice(0, state.mice)
    return (
        state.wheel,
        sum(state.cheese[mice]),
        state.minions.bit_count(),
        sum(state.wounds[mice]) + sum(state.poison[mice]),
        state.captured.bit_count(),
    )


def mark(game: Game, sampled: tuple[int, ...]) -> int:
    """Return the face of the party and, in the lower bits, a hash of dice, page and sampled values."""
    state = game.state
    return (end_face(game) & 0xFF) << FACE_SHIFT | hash((state.rng, state.page, state.outcome, *sampled)) & 0xFFFF


def end_face(game: Game) -> int:
    """Return the face where a game ended: that of the party, or of the last capture."""
    if game.captures and all(pos < 0 for pos in game.state.pos[: game.state.mice]):
        return game.chapter.board.space_face[game.captures[-1][1]]
    return game.party_face()


def play_to_summary(game: Game, lines: Lines, offers: Offers, index: int, seed: int, party: tuple[str, ...]) -> Summary:
    """Play a new game to its end and sum it up."""
    watch = Watch(game)
    counts = count_offers(game, offers)
    watch.play()
    state = game.state
    return Summary(
        index=index,
        seed=seed,
        party=party,
        outcome=state.outcome,
        reason=state.reason,
        face=end_face(game),
        rounds=state.round,
        page=state.page,
        slack=game.slack,
        mouse_turns=watch.mouse_turns,
        minion_turns=watch.minion_turns,
        decisions=game.decisions,
        surges=game.surges,
        searches=game.searches,
        met=watch.met,
        heroes=tuple(game.chapter.hero_ids[hero] for hero in state.party),
        captures=game.captures,
        kills=game.kills,
        mouse_kills=game.defeats[: state.mice],
        mouse_captures=state.times_captured[: state.mice],
        hits=lines.counted(game.hits),
        before=lines.faces_before(game.order),
        nothings=game.nothings,
        visits=game.visits,
        hurts=game.hurts,
        waits=counts.waits,
        tosses=game.tosses,
        samples=watch.samples,
        marks=watch.marks,
        idle_turns=counts.idle,
        offered=counts.offered,
        taken=counts.taken,
    )
