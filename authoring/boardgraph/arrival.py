"""Where a party can be: the states it arrives in, the ground it can walk on there, and what its mice can do on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from authoring.boardgraph.doors import shut_after
from authoring.boardgraph.facts import ChapterFacts
from authoring.boardgraph.ground import Grounds
from authoring.boardgraph.states import Spot
from authoring.boardgraph.triggers import Trigger
from engine.records.chapter import Board

NOWHERE: frozenset[int] = frozenset()


class Arrivals:
    """The states in which a party can be on a board, after it has come to some spaces with some things."""

    def __init__(self, facts: ChapterFacts, board: Board, grounds: Grounds) -> None:
        self.facts = facts
        self.board = board
        self.grounds = grounds
        self._live: dict[tuple[frozenset[str], int], list[Trigger]] = {}

    def starts(self) -> list[Spot]:
        """Where the mice stand at the start: one state for each start space that sees other ground."""
        facts, start = self.facts, self.facts.chapter["start"]
        held = frozenset(find.thing for find in facts.finds if find.at_start and not find.needs) & facts.relevant
        shut = 0
        for door in facts.doors:
            if door.at_start and not door.conditions():
                shut = shut_after(self.board, door, shut)
        spaces = [self.board.space(start["face"], name) for name in start.get("spaces") or [start["space"]]]
        return self.at(spaces, held, shut)

    def at(self, spaces: Sequence[int], held: frozenset[str], shut: int) -> list[Spot]:
        """The states after the party came to some spaces of a face: all on one of them, or spread as widely as can be.

        No more is needed: what fewer grounds allow more do, too, and of states that are lost the narrowest are.
        """
        face = self.board.space_face[spaces[0]]
        entered = f"entered {self.board.face_ids[face]}"
        held = held | {entered} if entered in self.facts.relevant else held
        spots = [self._arrived(space, held, shut) for space in spaces]
        apart = list(dict.fromkeys(spot.ground for spot in spots))
        if len(apart) > 1 and not all(spot.won for spot in spots):
            spread = (reduce(or_, some) for some in combinations(apart, min(self.facts.fewest_mice, len(apart))))
            spots += [Spot(face, ground, held, shut) for ground in spread]
        return list(dict.fromkeys(spots))

    def after(self, spot: Spot, space: int | None, held: frozenset[str], shut: int) -> Spot:
        """The state after something was done: a lone mouse stands there then, of several the rest stays behind."""
        if self.facts.alone and space is not None:
            return self._arrived(space, held, shut)
        starts = self.grounds.spaces(spot.face, spot.ground) + ([space] if space is not None else [])
        return Spot(spot.face, reduce(or_, (self.ground(start, held, shut) for start in starts)), held, shut)

    def _arrived(self, space: int, held: frozenset[str], shut: int) -> Spot:
        """The state after the whole party came to a space, which may win by itself."""
        won = self.facts.can_end() and self._wins_at(space, held)
        return Spot(self.board.space_face[space], self.ground(space, held, shut), held, shut, won)

    def ground(self, space: int, held: frozenset[str], shut: int) -> int:
        """Where the party can walk from a space without setting anything off."""
        live = self.live(held, shut)
        barred = frozenset(there for trigger in live for there in trigger.spaces) if live else NOWHERE
        return self.grounds.of(space, barred, self._stops(space, held), self.is_free(held))

    def live(self, held: frozenset[str], shut: int) -> list[Trigger]:
        """The triggers that would change something now."""
        key = (held, shut)
        if key not in self._live:
            able = [trigger for trigger in self.facts.triggers if trigger.needs <= held]
            self._live[key] = [trigger for trigger in able if self.set_off(trigger, held, shut) != key]
        return self._live[key]

    def set_off(self, trigger: Trigger, held: frozenset[str], shut: int) -> tuple[frozenset[str], int]:
        """The things held and the exits shut after a trigger."""
        for door in trigger.doors:
            shut = shut_after(self.board, door, shut)
        return held | (trigger.things & self.facts.relevant), shut

    def is_free(self, held: frozenset[str]) -> bool:
        """Whether the party holds an item that makes any two spaces of a tile adjacent."""
        return bool(self.facts.bridges & held)

    def is_over(self, spot: Spot) -> bool:
        """Whether the game is won here without anybody's doing: then no step leads on."""
        spaces = self.grounds.spaces(spot.face, spot.ground)
        return spot.won or (self.facts.can_end() and all(self._wins_at(space, spot.held) for space in spaces))

    def standing(self, spot: Spot) -> list[int]:
        """The spaces of the ground to stand on; a lone mouse that stands where it has won does nothing any more."""
        ground = self.grounds.spaces(spot.face, spot.ground)
        if not self._wins_alone():
            return ground
        return [space for space in ground if not self._wins_at(space, spot.held)]

    def _stops(self, space: int, held: frozenset[str]) -> frozenset[int]:
        """The spaces of a face on which a lone mouse has won as soon as it stays there."""
        if not self._wins_alone():
            return NOWHERE
        spaces = self.board.face_spaces[self.board.space_face[space]]
        return frozenset(there for there in spaces if self._wins_at(there, held))

    def _wins_alone(self) -> bool:
        return self.facts.alone and self.facts.goal.certain()

    def _wins_at(self, space: int, held: frozenset[str]) -> bool:
        here = 1 << (space - self.board.space_first[space])
        return self.facts.goal.met(self.board, self.board.space_face[space], here, held)
