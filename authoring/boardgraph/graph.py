"""Building the state graph of a board.

A state is: the faces that are up, the face the party is on with everything it can walk to there, the things it holds
that matter (items that open ways, achievements and counters the victory asks for), and the exits that are shut. Steps
between states: exploring an exit, a flip space, finding a thing, a door that opens or shuts.

What is not about place is taken as possible: minions can be beaten, tests passed. So a goal reported out of reach is out
of reach for certain, and a soft lock is a place no play can leave for the goal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import networkx as nx

from authoring.boardgraph.effects import Deed, deeds, parameter, wanted
from authoring.boardgraph.victory import Goal, goal_of
from engine.chapter import WATER, Board
from engine.compile.board import compile_board

if TYPE_CHECKING:
    from engine.content import Content

Data = dict[str, Any]
MOST_STATES = 20_000
"""A board that needs more is not looked into further: reports then say so rather than guess."""


@dataclass(frozen=True)
class Spot:
    """One state of the board."""

    up: tuple[int, ...]
    face: int
    ground: int
    held: frozenset[str]
    shut: int


@dataclass
class BoardGraph:
    """The states, the steps between them, and where one starts and wants to come to."""

    board: Board
    graph: nx.DiGraph[Spot]
    start: Spot
    goal: Goal
    complete: bool = True
    flips: dict[int, Any] = field(default_factory=dict)

    def wins(self) -> list[Spot]:
        """The states in which the goal's places and things are met."""
        return [spot for spot in self.graph if self.goal.met(self.board, spot.face, spot.ground, spot.held)]

    def lost(self) -> list[Spot]:
        """The states that can be reached but from which no winning state can."""
        wins = self.wins()
        good = set(wins)
        for spot in wins:
            good |= nx.ancestors(self.graph, spot)
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

    def way_to(self, spot: Spot) -> list[str]:
        """The shortest way from the start, step by step in words."""
        path = nx.shortest_path(self.graph, self.start, spot)
        return [self.graph.edges[a, b]["step"] for a, b in pairwise(path)]

    def explores_to_win(self) -> int | None:
        """The fewest explore actions of any way to a win, or None when there is no way."""
        wins = set(self.wins())
        lengths = nx.single_source_dijkstra_path_length(self.graph, self.start, weight="explores")
        return min((int(length) for spot, length in lengths.items() if spot in wins), default=None)


@dataclass(frozen=True)
class Finding:
    """A thing that can be had on a face, at some spaces (none: anywhere there)."""

    thing: str
    face: str
    spaces: frozenset[str]
    needs: frozenset[str]


class _Maker:
    """Builds the graph for one kind of party."""

    def __init__(self, content: Content, classes: frozenset[str]) -> None:
        self.chapter = content.chapter
        self.board = compile_board(content)
        self.classes = classes
        self.deeds = list(deeds(self.chapter))
        self.flips = _flips(content)
        self.goal = goal_of(self.chapter, self.board)
        bridges = _bridging(content)
        self.relevant = self._relevant(bridges)
        self.bridges = frozenset(f"item {card}" for card in bridges)
        self.finds = list(self._finds(content))
        self.grounds: dict[tuple[int, bool], int] = {}

    def _relevant(self, bridges: list[str]) -> set[str]:
        """The things whose possession can matter."""
        items = {flip["item"] for flip in self.flips.values() if isinstance(flip, dict) and "item" in flip}
        names = {f"item {item}" for item in items | set(bridges)} | self.goal.things()
        for deed in self.deeds:
            if deed.name in ("open-exit", "link"):
                names |= _needs(deed)
        return names

    def _finds(self, content: Content) -> Iterator[Finding]:
        """Where relevant things come from: special searches, cards handed out, achievements, counters."""
        for face, room in self.chapter.get("rooms", {}).items():
            for one in room.get("search", []):
                spaces = frozenset(self._spaces(face, one.get("where", "anywhere")))
                yield Finding(f"item {one['card']}", face, spaces, frozenset())
        for deed in self.deeds:
            if deed.name == "give-card":
                yield self._found(f"item {parameter(deed.value, 'card', 'card')}", deed)
            elif deed.name == "achieve":
                yield self._found(f"achievement {parameter(deed.value, 'achievement', 'achievement')}", deed)
            elif deed.name in ("count", "set"):
                yield self._found(f"counter {parameter(deed.value, 'counter', 'counter')}", deed)

    def _found(self, thing: str, deed: Deed) -> Finding:
        return Finding(thing, "" if deed.at_start else deed.face, frozenset(), frozenset(_needs(deed)))

    def _spaces(self, face: str, where: Any) -> list[str]:
        if face not in self.board.face_ids or where == "anywhere":
            return []
        number = self.board.face_ids.index(face)
        names = where if isinstance(where, list) else [where]
        areas = self.chapter["rooms"][face].get("areas", {})
        found: list[str] = []
        for name in names:
            if name == "water":
                spaces = self.board.face_spaces[number]
                found += [self.board.space_ids[s] for s in spaces if self.board.space_kind[s] == WATER]
            else:
                found += areas.get(name, [name])
        return found

    # -- the ground a party can walk on ----------------------------------------------------------------------------

    def ground(self, space: int, bridged: bool) -> int:
        """Everything a party standing on a space can walk to on its face, as a mask of the face's spaces."""
        key = (space, bridged)
        if key not in self.grounds:
            self.grounds[key] = self._walk(space, bridged)
        return self.grounds[key]

    def _walk(self, space: int, bridged: bool) -> int:
        board = self.board
        face = board.space_face[space]
        first = board.space_first[space]
        if bridged:
            return (1 << len(board.face_spaces[face])) - 1
        seen = {space}
        queue = deque([space])
        while queue:
            here = queue.popleft()
            for there, _ in board.steps[here]:
                if there not in seen and there not in board.against_current[here]:
                    seen.add(there)
                    queue.append(there)
        return sum(1 << (one - first) for one in seen)

    # -- steps -----------------------------------------------------------------------------------------------------

    def start(self) -> Spot:
        board, chapter = self.board, self.chapter
        start = chapter["start"]
        names = start.get("spaces") or [start["space"]]
        space = board.space(start["face"], names[0])
        held = frozenset(f.thing for f in self.finds if f.face == "" and not f.needs and self._at_start(f.thing))
        shut = 0
        for deed in self.deeds:
            if deed.name == "close-exit" and deed.at_start:
                shut |= self._exit_bits(deed)
        held = held & frozenset(self.relevant)
        ground = self.ground(space, self._bridged(held))
        return Spot(tuple(board.tile_start), board.space_face[space], ground, held, shut)

    def _at_start(self, thing: str) -> bool:
        words = {"give-card": "item", "achieve": "achievement"}
        given = [deed for deed in self.deeds if deed.at_start and deed.name in words]
        return any(thing == f"{words[deed.name]} {_first(deed)}" for deed in given)

    def _bridged(self, held: frozenset[str]) -> bool:
        return bool(self.bridges & held)

    def _exit_bits(self, deed: Deed) -> int:
        board = self.board
        face, edge = deed.value.get("face"), deed.value.get("edge")
        if face not in board.face_ids:
            return 0
        exits = board.face_exits[board.face_ids.index(face)]
        return sum(1 << index for index in exits if board.exit_edge[index].startswith(f"{edge}@"))

    def steps(self, spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        """Every step from a state: the next state, in words, and whether it is an explore action."""
        yield from self._exits(spot)
        yield from self._flip(spot)
        yield from self._things(spot)
        yield from self._doors(spot)

    def _exits(self, spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        board = self.board
        for index in board.face_exits[spot.face]:
            partner = board.exit_to[index]
            if partner < 0 or spot.shut >> index & 1 or not self._on(spot, board.exit_spaces[index]):
                continue
            face = board.exit_face[partner]
            up = list(spot.up)
            up[board.face_tile[face]] = face
            edge, here, there = board.exit_edge[index][0], board.face_ids[spot.face], board.face_ids[face]
            step = f"explore the {edge} exit of {here} to {there}"
            for space in board.exit_spaces[partner]:
                yield self._moved(spot, tuple(up), space), step, 1

    def _flip(self, spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        board = self.board
        here = board.face_flip[spot.face]
        tile = board.face_tile[spot.face]
        orange, blue = board.tile_faces[tile]
        other = blue if spot.face == orange else orange
        if here < 0 or other < 0 or board.face_flip[other] < 0 or not self._on(spot, (here,)):
            return
        if not self._may_flip(spot):
            return
        up = list(spot.up)
        up[tile] = other
        step = f"flip {board.face_ids[spot.face]} to {board.face_ids[other]}"
        yield self._moved(spot, tuple(up), board.face_flip[other]), step, 1

    def _may_flip(self, spot: Spot) -> bool:
        flip = self.flips.get(spot.face)
        if not isinstance(flip, dict):
            return True
        if "item" in flip:
            return f"item {flip['item']}" in spot.held
        return bool(self.classes & set(flip.get("classes", [])))

    def _things(self, spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        name = self.board.face_ids[spot.face]
        for find in self.finds:
            if find.thing in spot.held or find.thing not in self.relevant or not find.needs <= spot.held:
                continue
            if find.face not in ("", name):
                continue
            if find.spaces and not self._on(spot, [self.board.space(name, one) for one in find.spaces]):
                continue
            held = spot.held | {find.thing}
            ground = self._whole(spot) if self._bridged(held) else spot.ground
            yield Spot(spot.up, spot.face, ground, held, spot.shut), f"get {find.thing} on {name}", 0

    def _doors(self, spot: Spot) -> Iterator[tuple[Spot, str, int]]:
        name = self.board.face_ids[spot.face]
        for deed in self.deeds:
            if deed.name not in ("open-exit", "close-exit") or deed.at_start or deed.face not in ("", name):
                continue
            bits = self._exit_bits(deed)
            if deed.name == "open-exit":
                shut = spot.shut & ~bits if _needs(deed) & self.relevant <= spot.held else spot.shut
            else:
                shut = spot.shut | bits
            if shut != spot.shut:
                verb = "open" if deed.name == "open-exit" else "shut"
                step = f"the {deed.value.get('edge')} exit of {deed.value.get('face')} is {verb}"
                yield Spot(spot.up, spot.face, spot.ground, spot.held, shut), step, 0

    def _moved(self, spot: Spot, up: tuple[int, ...], space: int) -> Spot:
        ground = self.ground(space, self._bridged(spot.held))
        return Spot(up, self.board.space_face[space], ground, spot.held, spot.shut)

    def _whole(self, spot: Spot) -> int:
        return (1 << len(self.board.face_spaces[spot.face])) - 1

    def _on(self, spot: Spot, spaces: Any) -> bool:
        first = self.board.face_spaces[spot.face][0]
        return any(spot.ground >> (space - first) & 1 for space in spaces)


def build_graph(content: Content, classes: frozenset[str]) -> BoardGraph:
    """The state graph of a chapter's board for a party with these classes."""
    maker = _Maker(content, classes)
    start = maker.start()
    graph: nx.DiGraph[Spot] = nx.DiGraph()
    graph.add_node(start)
    queue = deque([start])
    complete = True
    while queue:
        spot = queue.popleft()
        for after, step, explores in maker.steps(spot):
            known = after in graph
            if not graph.has_edge(spot, after):
                graph.add_edge(spot, after, step=step, explores=explores)
            if not known:
                if graph.number_of_nodes() > MOST_STATES:
                    complete = False
                    queue.clear()
                    break
                queue.append(after)
    return BoardGraph(maker.board, graph, start, maker.goal, complete, maker.flips)


def _first(deed: Deed) -> Any:
    return parameter(deed.value, "card", "card") if deed.name == "give-card" else parameter(
        deed.value, "achievement", "achievement"
    )


def _needs(deed: Deed) -> set[str]:
    """The things a rule asks for before it does something."""
    conditions = deed.conditions()
    words = {"party-holds": "item", "achieved": "achievement", "counter": "counter"}
    return {f"{kind} {name}" for word, kind in words.items() for name in wanted(conditions, word)}


def _flips(content: Content) -> dict[int, Any]:
    """What each face's flip space asks for, by the number of the face on the board."""
    flips: dict[str, Any] = {}
    for tile in content.tiles.values():
        for face in tile["faces"]:
            flips[face["id"]] = next((space["flip"] for space in face["spaces"] if "flip" in space), None)
    placed = compile_board(content).face_ids
    return {number: flips[name] for number, name in enumerate(placed) if flips.get(name)}


def _bridging(content: Content) -> list[str]:
    """Party items that can make any two spaces of a tile adjacent."""
    found = []
    for name, card in sorted(content.search_cards.items()):
        rules = [{"do": rule.get("do", [])} for rule in card.get("rules", [])]
        pseudo = {"rules": rules}
        if card["category"] == "party-item" and any(deed.name == "link" for deed in deeds(pseudo)):
            found.append(name)
    return found
