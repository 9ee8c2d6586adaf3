"""Building the state graph of a board.

A state is: the faces that are up, the face the party is on with everything it can walk to there, the things it holds
that matter (items that open ways, achievements and counters the victory asks for), and the exits that are shut. Steps
between states: exploring an exit, a flip space, going with a current, finding a thing, a door that opens or shuts.

What is not about place is taken as possible: minions can be beaten, tests passed, and several mice can be in several
places of a tile. So a goal reported out of reach is out of reach for certain, and a soft lock is a place no play can
leave for the goal. `luck` takes as possible, too, what only the search deck can bring.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import networkx as nx

from authoring.boardgraph.effects import deeds
from authoring.boardgraph.finds import Find, Places, bridging, deed_spaces, finds_of, given_elsewhere
from authoring.boardgraph.ground import Grounds, opened_faces
from authoring.boardgraph.needs import needs
from authoring.boardgraph.victory import Goal, goal_of
from engine.chapter import Board
from engine.compile.board import compile_board

if TYPE_CHECKING:
    from authoring.boardgraph.effects import Deed
    from engine.content import Content

Data = dict[str, Any]
MOST_STATES = 20_000
"""A board that needs more is not looked into further: reports then say so rather than guess."""
DOORS = ("open-exit", "close-exit")


@dataclass(frozen=True)
class Spot:
    """One state of the board."""

    up: tuple[int, ...]
    face: int
    ground: int
    held: frozenset[str]
    shut: int


Step = tuple[Spot, str, int]
"""The next state, the step in words, and how many explore actions it takes."""


@dataclass
class BoardGraph:
    """The states, the steps between them, and where one starts and wants to come to."""

    board: Board
    graph: nx.DiGraph[Spot]
    start: Spot
    goal: Goal
    complete: bool
    blocked: dict[str, tuple[str, str]]
    """Steps that cannot be taken, in words, with the face they would lead to and what kind of step it is."""

    def wins(self) -> list[Spot]:
        """The states in which the goal's places and things are met."""
        return [spot for spot in self.graph if self.goal.met(self.board, spot.face, spot.ground, spot.held)]

    def lost(self) -> list[Spot]:
        """The states that can be reached but from which no winning state can, those with the shortest way first."""
        good, waiting = set(), self.wins()
        while waiting:
            spot = waiting.pop()
            if spot not in good:
                good.add(spot)
                waiting += self.graph.predecessors(spot)
        return [spot for spot in self.graph if spot not in good]

    def faces(self) -> set[str]:
        """The faces the party can come to."""
        return {self.board.face_ids[spot.face] for spot in self.graph}

    def spaces(self, face: str) -> set[str]:
        """The spaces of a face the party can come to, in some state."""
        number = self.board.face_ids.index(face)
        ground = 0
        for spot in self.graph:
            if spot.face == number:
                ground |= spot.ground
        return {self.board.space_ids[s] for i, s in enumerate(self.board.face_spaces[number]) if ground >> i & 1}

    def things(self) -> set[str]:
        """The things the party can have, of those that matter."""
        return {thing for spot in self.graph for thing in spot.held}

    def way_to(self, spot: Spot) -> list[str]:
        """The shortest way from the start, step by step in words."""
        path = nx.shortest_path(self.graph, self.start, spot)
        return [self.graph.edges[a, b]["step"] for a, b in pairwise(path)]

    def explores_to_win(self) -> int | None:
        """The fewest explore actions of any way to a win, or None when there is no way."""
        wins = set(self.wins())
        lengths = nx.single_source_dijkstra_path_length(self.graph, self.start, weight="explores")
        return min((int(length) for spot, length in lengths.items() if spot in wins), default=None)


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
        self.finds = [*finds_of(content, self.places, self.deeds), *(Find(thing, "") for thing in sorted(elsewhere))]
        bridges = bridging(content)
        self.bridges = frozenset(f"item {card}" for card in bridges)
        self.relevant = self._relevant(bridges)
        self._add_other_sources(content, luck)
        self.doors = [deed for deed in self.deeds if deed.name in DOORS and isinstance(deed.value, dict)]
        self.split = any(deed.at_start and deed.name == "teleport" for deed in self.deeds)
        self.alone = _most_mice(self.chapter) == 1 and not any(deed.name == "join" for deed in self.deeds)
        self.grounds = Grounds(board, {""} if luck else opened_faces(self.chapter))
        self.blocked: dict[str, tuple[str, str]] = {}

    def _relevant(self, bridges: list[str]) -> set[str]:
        """The things whose possession can matter: for the goal, flips and doors, and to get such things."""
        items = {flip["item"] for flip in self.flips.values() if isinstance(flip, dict) and "item" in flip}
        names = {f"item {item}" for item in items | set(bridges)} | self.goal.things()
        for deed in self.deeds:
            if deed.name == "open-exit":
                names |= needs(deed.conditions(), self.chapter)
        while more := {one for find in self.finds if find.thing in names for one in find.needs} - names:
            names |= more
        return names

    def _add_other_sources(self, content: Content, luck: bool) -> None:
        """What a campaign may have brought is taken as possible, as are heroes of the party; a deck only with luck."""
        sources = {find.thing for find in self.finds}
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
        spots = []
        for name in start.get("spaces") or [start["space"]]:
            space = board.space(start["face"], name)
            face = board.space_face[space]
            had = self._with_entered(frozenset(held), face)
            spots.append(Spot(tuple(board.tile_start), face, self._ground(space, had), had, shut))
        return list(dict.fromkeys(spots))

    def _ground(self, space: int, held: frozenset[str]) -> int:
        return self.grounds.of(space, bool(self.bridges & held))

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
                up = list(spot.up)
                up[board.face_tile[face]] = face
                step = f"explore the {edge} exit of {here} to {there}"
                for space in board.exit_spaces[partner]:
                    yield self._moved(spot, tuple(up), space), step, 1

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
            up = list(spot.up)
            up[tile] = other
            yield self._moved(spot, tuple(up), board.face_flip[other]), f"flip {name} to {there}", 1

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
        free = bool(self.bridges & spot.held)
        for ground, space in self.grounds.smaller(spot.face, spot.ground, free).items():
            step = f"go with the current to {self.board.name(space)}"
            yield Spot(spot.up, spot.face, ground, spot.held, spot.shut), step, 0

    def _things(self, spot: Spot) -> Iterator[Step]:
        name = self.board.face_ids[spot.face]
        for find in self.finds:
            if find.thing in spot.held or find.thing not in self.relevant or not find.needs <= spot.held:
                continue
            for ground in self._acting(spot, find.face, find.spaces):
                held = spot.held | {find.thing}
                wide = self.grounds.whole(spot.face) if self.bridges & held else ground
                yield Spot(spot.up, spot.face, wide, held, spot.shut), f"get {find.thing} on {name}", 0

    def _doors(self, spot: Spot) -> Iterator[Step]:
        for deed in self.doors:
            if deed.at_start and not deed.conditions():
                continue
            if deed.name == "open-exit" and not needs(deed.conditions(), self.chapter) <= spot.held:
                continue
            shut = self._shut(deed, spot.shut)
            if shut == spot.shut:
                continue
            verb = "opens" if deed.name == "open-exit" else "is shut"
            step = f"the {deed.value.get('edge')} exit of {deed.value.get('face')} {verb}"
            for ground in self._acting(spot, deed.face, deed_spaces(deed, self.places)):
                yield Spot(spot.up, spot.face, ground, spot.held, shut), step, 0

    def _acting(self, spot: Spot, face: str, spaces: frozenset[int]) -> Iterable[int]:
        """The grounds after something done at a place: a lone mouse stands there then, of several some stay behind."""
        if self.split:
            return [spot.ground]  # the other half of the party may do it
        if face and face != self.board.face_ids[spot.face]:
            return []
        if not spaces:
            return [spot.ground]
        near = [space for space in sorted(spaces) if self._on(spot, (space,))]
        if not self.alone:
            return [spot.ground] if near else []
        return dict.fromkeys(self._ground(space, spot.held) for space in near)

    def _moved(self, spot: Spot, up: tuple[int, ...], space: int) -> Spot:
        face = self.board.space_face[space]
        held = self._with_entered(spot.held, face)
        return Spot(up, face, self._ground(space, held), held, spot.shut)

    def _on(self, spot: Spot, spaces: Iterable[int]) -> bool:
        first = self.board.face_spaces[spot.face][0]
        return any(
            spot.ground >> (space - first) & 1 for space in spaces if self.board.space_face[space] == spot.face
        )

    def _block(self, step: str, to: str, kind: str) -> None:
        self.blocked.setdefault(step, (to, kind))


def build_graph(
    content: Content, classes: frozenset[str], board: Board | None = None, luck: bool = False
) -> BoardGraph:
    """The state graph of a chapter's board for a party with these classes."""
    maker = _Maker(content, classes, board or compile_board(content), luck)
    starts = maker.starts()
    graph: nx.DiGraph[Spot] = nx.DiGraph()
    graph.add_nodes_from(starts)
    for other in starts[1:]:
        graph.add_edge(starts[0], other, step="start there", explores=0)
    queue = deque(starts)
    while queue and graph.number_of_nodes() <= MOST_STATES:
        spot = queue.popleft()
        for after, step, explores in maker.steps(spot):
            if after not in graph:
                queue.append(after)
            if not graph.has_edge(spot, after):
                graph.add_edge(spot, after, step=step, explores=explores)
    return BoardGraph(maker.board, graph, starts[0], maker.goal, not queue, maker.blocked)


def exit_bits(board: Board, face: Any, edge: Any) -> int:
    """The exits of a face at an edge, as a mask of all exits."""
    if face not in board.face_ids:
        return 0
    exits = board.face_exits[board.face_ids.index(face)]
    return sum(1 << index for index in exits if board.exit_edge[index].startswith(f"{edge}@"))


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


def _own_achievements(chapter: Data) -> list[str]:
    return [one["id"] for one in chapter.get("achievements", [])]
