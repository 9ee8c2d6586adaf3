"""Building the state graph of a board.

A state is: the face the party is on with everything it can walk to there, the things it holds that matter (items that
open ways, achievements and counters the victory asks for), and the exits that are shut. Which faces are up makes no
difference to where one can go: an exit turns its neighbour to its own colour (EXPLORE-3). Steps between states:
exploring an exit, a flip space, going with a current, finding a thing, a door that opens or shuts.

What is not about place is taken as possible: minions can be beaten, tests passed, and several mice can be in several
places of a tile. So a goal reported out of reach is out of reach for certain, and a soft lock is a place no play can
leave for the goal. `luck` takes as possible, too, what only the search deck can bring.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.effects import deeds
from authoring.boardgraph.finds import Find, Places, bridging, deed_spaces, finds_of, given_elsewhere
from authoring.boardgraph.ground import Grounds, opened_faces
from authoring.boardgraph.needs import needs
from authoring.boardgraph.states import BoardGraph, Spot, Step, Way
from authoring.boardgraph.triggers import DOORS, Trigger, triggers_of
from authoring.boardgraph.victory import goal_of
from engine.compile.board import compile_board
from engine.records.chapter import Board

if TYPE_CHECKING:
    from authoring.boardgraph.effects import Deed
    from engine.records.content import Content

Data = dict[str, Any]
MOST_STATES = 20_000
"""A board that needs more is not looked into further: reports then say so rather than guess."""
NOWHERE: frozenset[int] = frozenset()


class _Maker:
    """Builds the graph for one kind of party."""

    def __init__(self, content: Content, classes: frozenset[str], board: Board, luck: bool) -> None:
        self.chapter = content.chapter
        self.board = board
        self.classes = classes
        self.places = Places(content.chapter, board)
        self.deeds = list(deeds(self.chapter))
        self.flips = flips(content, board)
        elsewhere = given_elsewhere(content)
        self.goal = goal_of(self.chapter, "victory" in elsewhere or any(deed.name == "win" for deed in self.deeds))
        self.triggers, optional = triggers_of(self.deeds, self.chapter, self.places)
        self.finds = [*finds_of(content, self.places, optional), *(Find(thing, "") for thing in sorted(elsewhere))]
        bridges = bridging(content)
        self.bridges = frozenset(f"item {card}" for card in bridges)
        self.relevant = self._relevant(bridges)
        self._add_other_sources(content, luck)
        self.doors = [deed for deed in optional if deed.name in DOORS and isinstance(deed.value, dict)]
        self.split = any(deed.at_start and deed.name == "teleport" for deed in self.deeds)
        self.mice = _fewest_mice(self.chapter)
        self.alone = _most_mice(self.chapter) == 1 and not any(deed.name == "join" for deed in self.deeds)
        self.grounds = Grounds(board, {""} if luck else opened_faces(self.chapter))
        self.blocked: dict[str, tuple[str, str]] = {}
        self._lives: dict[tuple[frozenset[str], int], list[Trigger]] = {}

    def _relevant(self, bridges: list[str]) -> set[str]:
        """The things whose possession can matter: for the goal, flips and doors, and to get such things."""
        items = {flip["item"] for flip in self.flips.values() if isinstance(flip, dict) and "item" in flip}
        names = {f"item {item}" for item in items | set(bridges)} | self.goal.things()
        for deed in self.deeds:
            if deed.name in DOORS:
                names |= needs(deed.conditions(), self.chapter)
        asking = [(find.thing, find.needs) for find in self.finds]
        asking += [(thing, trigger.needs) for trigger in self.triggers for thing in trigger.things]
        while more := {one for thing, asked in asking if thing in names for one in asked} - names:
            names |= more
        return names

    def _add_other_sources(self, content: Content, luck: bool) -> None:
        """What a campaign may have brought is taken as possible, as are heroes of the party; a deck only with luck."""
        sources = {find.thing for find in self.finds}.union(*(trigger.things for trigger in self.triggers))
        barred = self.chapter["party"].get("barred", [])
        for thing in sorted(self.relevant):
            kind, _, name = thing.partition(" ")
            brought = kind == "achievement" and thing not in sources and name not in _own_achievements(self.chapter)
            drawn = luck and kind == "item" and name in content.search_cards
            if brought or drawn or (kind == "hero" and name not in barred):
                self.finds.append(Find(thing, ""))

    # -- the start -------------------------------------------------------------------------------------------------

    def starts(self) -> list[Spot]:
        """Where the mice stand at the start: one state for each start space that sees other ground."""
        board, start = self.board, self.chapter["start"]
        held = frozenset(find.thing for find in self.finds if find.at_start and not find.needs) & self.relevant
        shut = 0
        for deed in self.doors:
            if deed.at_start and not deed.conditions():
                shut = self._shut(deed, shut)
        spaces = [board.space(start["face"], name) for name in start.get("spaces") or [start["space"]]]
        return self._arrivals(spaces, held, shut)

    def _ground(self, space: int, held: frozenset[str], shut: int) -> int:
        """Where the party can walk from a space without setting anything off."""
        live = self._live(held, shut)
        barred = frozenset(one for trigger in live for one in trigger.spaces) if live else NOWHERE
        return self.grounds.of(space, barred, self._stops(space, held), self._free(held))

    def _live(self, held: frozenset[str], shut: int) -> list[Trigger]:
        """The triggers that would change something now."""
        key = (held, shut)
        if key not in self._lives:
            able = [one for one in self.triggers if one.needs <= held]
            self._lives[key] = [one for one in able if self._set_off(one, held, shut) != key]
        return self._lives[key]

    def _set_off(self, trigger: Trigger, held: frozenset[str], shut: int) -> tuple[frozenset[str], int]:
        for deed in trigger.doors:
            shut = self._shut(deed, shut)
        return held | (trigger.things & self.relevant), shut

    def _stops(self, space: int, held: frozenset[str]) -> frozenset[int]:
        """The spaces of a face on which a lone mouse has won as soon as it stays there."""
        if not self.alone or not self.goal.certain():
            return NOWHERE
        spaces = self.board.face_spaces[self.board.space_face[space]]
        return frozenset(one for one in spaces if self._wins_at(one, held))

    def _wins_at(self, space: int, held: frozenset[str]) -> bool:
        here = 1 << (space - self.board.space_first[space])
        return self.goal.met(self.board, self.board.space_face[space], here, held)

    def _free(self, held: frozenset[str]) -> bool:
        return bool(self.bridges & held)

    def _with_entered(self, held: frozenset[str], face: int) -> frozenset[str]:
        thing = f"entered {self.board.face_ids[face]}"
        return held | {thing} if thing in self.relevant else held

    def _shut(self, deed: Deed, shut: int) -> int:
        bits = exit_bits(self.board, deed.value.get("face"), deed.value.get("edge"))
        return shut | bits if deed.name == "close-exit" else shut & ~bits

    # -- steps -----------------------------------------------------------------------------------------------------

    def steps(self, spot: Spot) -> Iterator[Step]:
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
            elif not self._on(spot, board.exit_spaces[index]):
                self._block(f"nobody can walk to the {edge} exit of {here}", there, "walk")
            else:
                step = f"explore the {edge} exit of {here} to {there}"
                for after in self._arrivals(board.exit_spaces[partner], spot.held, spot.shut):
                    yield after, step, 1

    def _flip(self, spot: Spot) -> Iterator[Step]:
        board = self.board
        here, tile = board.face_flip[spot.face], board.face_tile[spot.face]
        orange, blue = board.tile_faces[tile]
        other = blue if spot.face == orange else orange
        if here < 0 or other < 0 or board.face_flip[other] < 0:
            return
        name, there = board.face_ids[spot.face], board.face_ids[other]
        missing = self._missing(spot)
        if missing:
            self._block(f"the flip of {name} needs {missing}", there, "flip")
        elif not self._on(spot, (here,)):
            self._block(f"nobody can walk to the flip space of {name}", there, "walk")
        else:
            for after in self._arrivals([board.face_flip[other]], spot.held, spot.shut):
                yield after, f"flip {name} to {there}", 1

    def _missing(self, spot: Spot) -> str:
        """What a flip space asks for and the party has not."""
        flip = self.flips.get(spot.face)
        if not isinstance(flip, dict):
            return ""
        if "item" in flip:
            return "" if f"item {flip['item']}" in spot.held else f'the item "{flip["item"]}"'
        wanted = flip.get("classes", [])
        return "" if self.classes & set(wanted) else f"a mouse of class {' or '.join(wanted)}"

    def _downstream(self, spot: Spot) -> Iterator[Step]:
        """Ground that cannot be left for all of the ground: down a current."""
        told: set[int] = set()
        for space in self._standing(spot):
            ground = self._ground(space, spot.held, spot.shut)
            if ground != spot.ground and ground not in told:
                told.add(ground)
                step = f"go with the current to {self.board.name(space)}"
                yield Spot(spot.face, ground, spot.held, spot.shut), step, 0

    def _entering(self, spot: Spot) -> Iterator[Step]:
        """Coming onto a space where something is set off."""
        live, free = self._live(spot.held, spot.shut), self._free(spot.held)
        spaces = {one for trigger in live for one in trigger.spaces if self.board.space_face[one] == spot.face}
        for space in sorted(spaces):
            if not self.grounds.can_enter(spot.ground, space, free):
                continue
            held, shut = spot.held, spot.shut
            for trigger in live:
                if space in trigger.spaces:
                    held, shut = self._set_off(trigger, held, shut)
            yield self._after(spot, space, held, shut), f"come to {self.board.name(space)}", 0

    def _after(self, spot: Spot, space: int | None, held: frozenset[str], shut: int) -> Spot:
        """The state after something was done: a lone mouse stands there then, of several the rest stays behind."""
        if self.alone and space is not None:
            return self._arrived(space, held, shut)
        starts = self.grounds.spaces(spot.face, spot.ground) + ([space] if space is not None else [])
        return Spot(spot.face, reduce(or_, (self._ground(start, held, shut) for start in starts)), held, shut)

    def _things(self, spot: Spot) -> Iterator[Step]:
        name = self.board.face_ids[spot.face]
        for find in self.finds:
            if find.thing in spot.held or find.thing not in self.relevant or not find.needs <= spot.held:
                continue
            held = spot.held | {find.thing}
            for place in self._acting(spot, find.face, find.spaces, find.entering):
                yield self._after(spot, place, held, spot.shut), f"get {find.thing} on {name}", 0

    def _doors(self, spot: Spot) -> Iterator[Step]:
        for deed in self.doors:
            if deed.at_start and not deed.conditions():
                continue
            if not needs(deed.conditions(), self.chapter) <= spot.held:
                continue
            shut = self._shut(deed, spot.shut)
            if shut == spot.shut:
                continue
            verb = "opens" if deed.name == "open-exit" else "is shut"
            step = f"the {deed.value.get('edge')} exit of {deed.value.get('face')} {verb}"
            for place in self._acting(spot, deed.face, deed_spaces(deed, self.places), True):
                yield self._after(spot, place, spot.held, shut), step, 0

    def _acting(self, spot: Spot, face: str, spaces: frozenset[int], entering: bool) -> Sequence[int | None]:
        """Where something can be done; None when some of several mice do it, wherever the others are."""
        if self.split:
            return [None]  # the other half of the party may do it
        if face and face != self.board.face_ids[spot.face]:
            return []
        ground = self._standing(spot)
        near = [space for space in ground if space in spaces] if spaces else ground
        if entering and spaces:
            free = self._free(spot.held)
            near = [space for space in near if self.grounds.can_enter(spot.ground, space, free)]
        return near if self.alone or not near else [None]

    def _arrivals(self, spaces: Sequence[int], held: frozenset[str], shut: int) -> list[Spot]:
        """The states after the party came to some spaces of a face: all on one of them, or spread as widely as can be.

        No more is needed: what fewer grounds allow more do, too, and of states that are lost the narrowest are.
        """
        face = self.board.space_face[spaces[0]]
        held = self._with_entered(held, face)
        spots = [self._arrived(space, held, shut) for space in spaces]
        apart = list(dict.fromkeys(spot.ground for spot in spots))
        if len(apart) > 1 and not all(spot.won for spot in spots):
            spread = (reduce(or_, some) for some in combinations(apart, min(self.mice, len(apart))))
            spots += [Spot(face, ground, held, shut) for ground in spread]
        return list(dict.fromkeys(spots))

    def _arrived(self, space: int, held: frozenset[str], shut: int) -> Spot:
        """The state after the whole party came to a space, which may win by itself."""
        won = self._can_end() and self._wins_at(space, held)
        return Spot(self.board.space_face[space], self._ground(space, held, shut), held, shut, won)

    def is_over(self, spot: Spot) -> bool:
        """Whether the game is won here without anybody's doing: then no step leads on."""
        spaces = self.grounds.spaces(spot.face, spot.ground)
        return spot.won or (self._can_end() and all(self._wins_at(space, spot.held) for space in spaces))

    def _can_end(self) -> bool:
        """Whether the board alone decides if the goal is met."""
        return self.goal.certain() and not self.split

    def _on(self, spot: Spot, spaces: Iterable[int]) -> bool:
        """Whether somebody can act on one of some spaces."""
        ground = self._standing(spot)
        return any(space in ground for space in spaces)

    def _standing(self, spot: Spot) -> list[int]:
        """The spaces of the ground to stand on; a lone mouse that stands where it has won does nothing any more."""
        ground = self.grounds.spaces(spot.face, spot.ground)
        if not self.alone or not self.goal.certain():
            return ground
        return [space for space in ground if not self._wins_at(space, spot.held)]

    def _block(self, step: str, to: str, kind: str) -> None:
        self.blocked.setdefault(step, (to, kind))


def build_graph(
    content: Content,
    classes: frozenset[str],
    board: Board | None = None,
    luck: bool = False,
    most: int = MOST_STATES,
) -> BoardGraph:
    """The state graph of a chapter's board for a party with these classes; not complete when it has more states."""
    maker = _Maker(content, classes, board or compile_board(content), luck)
    starts = maker.starts()
    steps: dict[Spot, dict[Spot, Way]] = {spot: {} for spot in starts}
    steps[starts[0]].update((other, Way("start there", 0)) for other in starts[1:])
    queue = deque(starts)
    while queue and len(steps) <= most:
        spot = queue.popleft()
        if maker.is_over(spot):
            continue
        for after, words, explores in maker.steps(spot):
            if after not in steps:
                steps[after] = {}
                queue.append(after)
            steps[spot].setdefault(after, Way(words, explores))
    return BoardGraph(maker.board, steps, starts[0], maker.goal, not queue, maker.blocked)


def exit_bits(board: Board, face: Any, edge: Any) -> int:
    """The exits of a face at an edge as a mask, with those they lead to: a door is shut from both sides."""
    if face not in board.face_ids:
        return 0
    bits = 0
    for index in board.face_exits[board.face_ids.index(face)]:
        if board.exit_edge[index].startswith(f"{edge}@"):
            bits |= 1 << index | (1 << board.exit_to[index] if board.exit_to[index] >= 0 else 0)
    return bits


def flips(content: Content, board: Board) -> dict[int, Any]:
    """What each face's flip space asks for, by the number of the face on the board."""
    asked: dict[str, Any] = {}
    for tile in content.tiles.values():
        for face in tile["faces"]:
            asked[face["id"]] = next((space["flip"] for space in face["spaces"] if "flip" in space), None)
    return {number: asked[name] for number, name in enumerate(board.face_ids) if asked.get(name)}


def deciding_classes(content: Content, board: Board) -> frozenset[str]:
    """The classes that make a difference on the board: parties that agree in them share a graph."""
    wanted = (flip.get("classes", []) for flip in flips(content, board).values() if isinstance(flip, dict))
    return frozenset(one for classes in wanted for one in classes)


def _most_mice(chapter: Data) -> int:
    mice = chapter["party"]["mice"]
    return int(mice if isinstance(mice, int) else mice["to"])


def _fewest_mice(chapter: Data) -> int:
    mice = chapter["party"]["mice"]
    return int(mice if isinstance(mice, int) else mice["from"])


def _own_achievements(chapter: Data) -> list[str]:
    return [one["id"] for one in chapter.get("achievements", [])]
