"""Soft locks: a game that leads to a position from which no victory can be reached any more, though it goes on.

The search chooses its luck as for a victory; the abstract run says of each new position whether a way out is left. Of a
position from which any game is won nothing is claimed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from authoring import store
from authoring.proof import World, run, world_of
from authoring.proof.positions import out_of_reach
from authoring.solve.proving import as_played
from authoring.solve.solution import search_for
from authoring.solve.verdicts import course_data, course_of
from authoring.solve.witness import Witness, witness_of
from engine.bots import make_bot
from engine.play import new_game, play
from engine.playtest.parties import Party, allowed_parties
from engine.records.game import Game
from engine.records.state import WON
from engine.solve.aims import ONLY
from engine.solve.course import Course, ScriptedBot
from engine.solve.luck import SeeingBot, Seen, turns_with_luck
from engine.solve.search import Effort

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan
    from engine.records.chapter import Chapter
    from engine.records.content import Content
    from engine.records.state import State
    from engine.solve.explore import Table

EFFORT: Final = Effort(6_000, 6)
"""How much is played with each party."""
MOST_PARTIES: Final = 3
MOST_LOOKS: Final = 150
"""How many positions of a party are looked at."""
CHECKS: Final = 6
"""How many games must not win from a position before anything is claimed of it."""
FORMAT: Final = 1
"""Raised when soft locks in the store are no longer what this version would find."""


@dataclass(frozen=True)
class SoftLock:
    """A position without a way out: the game that leads there, after how many rounds and turns, and why."""

    party: Party
    course: Course
    rounds: int
    turns: int
    face: str
    why: str

    def witness(self, compiled: CompiledPlan) -> Witness:
        """Return the game, as a replay that anybody can watch."""
        return witness_of(compiled, self.course, self.turns)


class Lost:
    """The aim of a search: a position from which no victory can be reached any more."""

    again = False

    def __init__(self, world: World) -> None:
        self.world = world
        self.done = False
        self.seen: set[tuple[object, ...]] = set()
        self.ahead = _ahead(world)

    def missing(self) -> list[int]:
        """No line in particular."""
        return []

    def reached(self, table: Table) -> list[int]:
        """Whether the game on the table has just come to such a position."""
        state, chapter = table.game.state, table.chapter
        signature = self._signature(state)
        if state.outcome or self.done or len(self.seen) >= MOST_LOOKS or signature in self.seen:
            return []
        self.seen.add(signature)
        if out_of_reach(self.world, chapter, state) is None or _is_won_from(table.game):
            return []
        self.done = True
        return [ONLY]

    def _signature(self, state: State) -> tuple[object, ...]:
        """What matters of a position for what can still be reached."""
        return (
            state.entered, tuple(sorted({self.ahead[space] for space in state.pos[: state.mice] if space >= 0})),
            tuple(state.counters), tuple(map(bool, state.achieved)), state.special_taken, tuple(sorted(state.stash)),
            tuple(sorted(zip(state.tokens, state.token_at, strict=True))), state.closed_exits, tuple(state.bridges),
            tuple(state.closed), len(state.party),
        )  # fmt: skip


def _ahead(world: World) -> list[int]:
    """For each space the spaces that mice can walk to from there by the board alone, as a mask."""
    board, found = world.board, []
    for start in range(len(board.space_ids)):
        seen, waiting = 1 << start, [start]
        while waiting:
            here = waiting.pop()
            for there in board.near_mouse[here]:
                if not seen >> there & 1 and there not in board.against_current[here]:
                    seen |= 1 << there
                    waiting.append(there)
        found.append(seen)
    return found


def _is_won_from(game: Game) -> bool:
    """Whether one of a few games that go on from here is won: then something counts as impossible that is not."""
    for number in range(CHECKS):
        bot = make_bot("greedy" if number % 2 else "explorer", number)
        other = Game(game.chapter, game.state.copy(), [bot] * len(game.bots))
        play(other)
        if other.state.outcome == WON:
            return True
    return False


def find_soft_lock(content: Content, compiled: CompiledPlan) -> SoftLock | None:
    """Search for a soft lock of a chapter that can be won, with a few parties; from the store if that is known."""
    played = as_played(content, compiled)
    options = {"soft-locks": FORMAT, "options": dict(sorted(compiled.plan.options.items()))}
    key = store.key_of(content, {**options, "end-page": compiled.plan.end_page})
    known = store.verdicts(key)
    if known is not None:
        found = _from_store(played, compiled, known)
        if found is not None or not known:
            return found
    found = _search(played, compiled)
    store.record_verdicts(key, [_data(found)] if found is not None else [])
    return found


def _search(content: Content, compiled: CompiledPlan) -> SoftLock | None:
    for party in _parties(compiled.chapter):
        world = world_of(content, None, len(party))
        if not run(world).winnable:
            continue
        shown = search_for(compiled, party).run(Lost(world_of(content, None, len(party))), EFFORT).get(ONLY)
        if shown is not None:
            return _described(content, compiled, shown.course, shown.turns)
    return None


def _parties(chapter: Chapter) -> list[Party]:
    """A party of each size, and some more."""
    sizes = [allowed_parties(chapter, size) for size in range(chapter.mice_from, chapter.mice_to + 1)]
    first = [parties[0] for parties in sizes if parties]
    more = [party for parties in sizes for party in parties[1:]]
    return [*first, *more][: max(MOST_PARTIES, len(first))]


def _described(content: Content, compiled: CompiledPlan, course: Course, turns: int) -> SoftLock | None:
    """The soft lock that a course of play leads to after some turns; None if it leads to none."""
    chapter, state = compiled.chapter, _position(compiled, course, turns)
    party = tuple(chapter.hero_ids[hero] for hero in course.party)
    block = out_of_reach(world_of(content, None, len(party)), chapter, state) if state is not None else None
    if state is None or block is None:
        return None
    face = next(face for face, mice in enumerate(state.mice_on) if mice)
    return SoftLock(party, course, state.round, turns, chapter.board.face_ids[face], block.text)


def _position(compiled: CompiledPlan, course: Course, turns: int) -> State | None:
    """The position after so many turns of a course of play."""
    seen = Seen()
    bot = SeeingBot(ScriptedBot(course.answers), seen)
    game = new_game(compiled.chapter, list(course.party), course.seed, [bot], end_page=course.end_page)
    if not turns:
        return game.state
    return next((game.state for turn in turns_with_luck(game, course.luck, seen) if turn == turns), None)


def _data(found: SoftLock) -> dict[str, Any]:
    return {"course": course_data(found.course), "turns": found.turns}


def _from_store(content: Content, compiled: CompiledPlan, known: list[dict[str, Any]]) -> SoftLock | None:
    """The soft lock of an earlier run, if its game still leads to one."""
    try:
        return _described(content, compiled, course_of(known[0]["course"]), int(known[0]["turns"])) if known else None
    except Exception:  # a record from elsewhere, or numbers that mean something else now
        return None
