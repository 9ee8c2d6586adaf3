"""The steps from one state of the board to the next: exits, flips, currents, things, doors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from authoring.boardgraph.arrival import Arrivals
from authoring.boardgraph.doors import shut_after
from authoring.boardgraph.finds import entered_spaces
from authoring.boardgraph.flips import missing_for_flip
from authoring.boardgraph.needs import needs
from authoring.boardgraph.states import Spot

WORDS = {
    "explore": "explore the {what} exit of {face} to {to}",
    "flip": "flip {face} to {to}",
    "current": "go with the current to {face}/{what}",
    "enter": "come to {face}/{what}",
    "get": "get {what} on {face}",
    "open": "the {what} exit of {face} opens",
    "shut": "the {what} exit of {face} is shut",
}
"""Each kind of step in words."""


class Move(NamedTuple):
    """What a step does: its kind, the exit, space or thing it is about, and the faces from and to."""

    kind: str
    face: str
    what: str = ""
    to: str = ""

    @property
    def words(self) -> str:
        """The step in words."""
        return WORDS[self.kind].format(**self._asdict())


Step = tuple[Spot, Move, int]
"""The next state, what the step does, and how many explore actions it takes."""


class Steps:
    """Finds every step from a state for a party with some classes, and remembers the steps that cannot be taken."""

    def __init__(self, arrivals: Arrivals, classes: frozenset[str]) -> None:
        self.arrivals = arrivals
        self.facts = arrivals.facts
        self.board = arrivals.board
        self.grounds = arrivals.grounds
        self.classes = classes
        self.blocked: dict[str, tuple[str, str]] = {}

    def from_state(self, spot: Spot) -> Iterator[Step]:
        """Every step from a state."""
        yield from self._exits(spot)
        yield from self._flip(spot)
        yield from self._downstream(spot)
        yield from self._entering(spot)
        yield from self._things(spot)
        yield from self._doors(spot)

    def _exits(self, spot: Spot) -> Iterator[Step]:
        board = self.board
        for index in board.face_exits[spot.face]:
            partner = board.exit_to[index]
            if partner < 0:
                continue
            face = board.exit_face[partner]
            edge, here, there = board.exit_edge[index][0], board.face_ids[spot.face], board.face_ids[face]
            if spot.shut >> index & 1:
                self._block(f"the {edge} exit of {here} is shut", there, "shut")
            elif not self._stands_on(spot, board.exit_spaces[index]):
                self._block(f"nobody can walk to the {edge} exit of {here}", there, "walk")
            else:
                step = Move("explore", here, edge, there)
                for after in self.arrivals.at(board.exit_spaces[partner], spot.held, spot.shut):
                    yield after, step, 1

    def _flip(self, spot: Spot) -> Iterator[Step]:
        board = self.board
        here, tile = board.face_flip[spot.face], board.face_tile[spot.face]
        orange, blue = board.tile_faces[tile]
        other = blue if spot.face == orange else orange
        if here < 0 or other < 0 or board.face_flip[other] < 0:
            return
        name, there = board.face_ids[spot.face], board.face_ids[other]
        missing = missing_for_flip(self.facts.flips.get(spot.face), spot.held, self.classes)
        if missing:
            self._block(f"the flip of {name} needs {missing}", there, "flip")
        elif not self._stands_on(spot, (here,)):
            self._block(f"nobody can walk to the flip space of {name}", there, "walk")
        else:
            for after in self.arrivals.at([board.face_flip[other]], spot.held, spot.shut):
                yield after, Move("flip", name, to=there), 1

    def _downstream(self, spot: Spot) -> Iterator[Step]:
        """Ground that cannot be left for all of the ground: down a current."""
        seen: set[int] = set()
        for space in self.arrivals.standing(spot):
            ground = self.arrivals.ground(space, spot.held, spot.shut)
            if ground != spot.ground and ground not in seen:
                seen.add(ground)
                step = Move("current", *self._place(space))
                yield Spot(spot.face, ground, spot.held, spot.shut), step, 0

    def _entering(self, spot: Spot) -> Iterator[Step]:
        """Coming onto a space where something is set off."""
        live, free = self.arrivals.live(spot.held, spot.shut), self.arrivals.is_free(spot.held)
        spaces = {there for trigger in live for there in trigger.spaces if self.board.space_face[there] == spot.face}
        for space in sorted(spaces):
            if not self.grounds.can_enter(spot.ground, space, free):
                continue
            held, shut = spot.held, spot.shut
            for trigger in live:
                if space in trigger.spaces:
                    held, shut = self.arrivals.set_off(trigger, held, shut)
            yield self.arrivals.after(spot, space, held, shut), Move("enter", *self._place(space)), 0

    def _things(self, spot: Spot) -> Iterator[Step]:
        name = self.board.face_ids[spot.face]
        for find in self.facts.finds:
            if find.thing in spot.held or find.thing not in self.facts.relevant or not find.needs <= spot.held:
                continue
            held = spot.held | {find.thing}
            for place in self._acting(spot, find.face, find.spaces, find.entering):
                yield self.arrivals.after(spot, place, held, spot.shut), Move("get", name, find.thing), 0

    def _doors(self, spot: Spot) -> Iterator[Step]:
        for door in self.facts.doors:
            if door.at_start and not door.conditions():
                continue
            if not needs(door.conditions(), self.facts.chapter) <= spot.held:
                continue
            shut = shut_after(self.board, door, spot.shut)
            if shut == spot.shut:
                continue
            kind = "open" if door.name == "open-exit" else "shut"
            step = Move(kind, str(door.value.get("face")), str(door.value.get("edge")))
            for place in self._acting(spot, door.face, entered_spaces(door, self.facts.places), True):
                yield self.arrivals.after(spot, place, spot.held, shut), step, 0

    def _acting(self, spot: Spot, face: str, spaces: frozenset[int], entering: bool) -> Sequence[int | None]:
        """Where something can be done; None when some of several mice do it, wherever the others are."""
        if self.facts.split:
            return [None]  # the other half of the party may do it
        if face and face != self.board.face_ids[spot.face]:
            return []
        ground = self.arrivals.standing(spot)
        near = [space for space in ground if space in spaces] if spaces else ground
        if entering and spaces:
            free = self.arrivals.is_free(spot.held)
            near = [space for space in near if self.grounds.can_enter(spot.ground, space, free)]
        return near if self.facts.alone or not near else [None]

    def _stands_on(self, spot: Spot, spaces: Iterable[int]) -> bool:
        """Whether a mouse can act on at least a space of several."""
        ground = self.arrivals.standing(spot)
        return any(space in ground for space in spaces)

    def _block(self, step: str, to: str, kind: str) -> None:
        self.blocked.setdefault(step, (to, kind))

    def _place(self, space: int) -> tuple[str, str]:
        """A face and a space of it by their ids."""
        return self.board.face_ids[self.board.space_face[space]], self.board.space_ids[space]
