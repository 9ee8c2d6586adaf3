"""The state graph: what a party can come to on the board of a chapter, as a `networkx.DiGraph`.

A state is: the face the party is on with everything it can walk to there, the things it holds that matter (items that
open ways, achievements and counters the victory asks for), and the exits that are shut. Which faces are up makes no
difference to where a party can go: an exit turns its neighbour to its own colour (EXPLORE-3). Steps between states:
exploring an exit, a flip space, going with a current, finding a thing, a door that opens or shuts.

What is not about place is taken as possible: minions can be beaten, tests passed, and several mice can be in several
places of a tile. So a goal reported out of reach is out of reach for certain, and a soft lock is a place no play can
leave for the goal. With `luck` what only the search deck can bring is taken as possible, too.

Nodes are states, numbered in the order in which they were reached; node 0 is the start. An edge is a step.
`docs/reference/graphs.md` lists the attributes.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from authoring.boardgraph.arrival import Arrivals
from authoring.boardgraph.doors import shut_exits
from authoring.boardgraph.facts import ChapterFacts
from authoring.boardgraph.flips import deciding_classes
from authoring.boardgraph.ground import Grounds
from authoring.boardgraph.party import Party, allowed_parties
from authoring.boardgraph.states import BoardGraph, Spot
from authoring.boardgraph.steps import Steps
from engine.compile.board import compile_board
from engine.records.chapter import Board

if TYPE_CHECKING:
    import networkx as nx

    from engine.records.content import Content

MOST_STATES = 20_000
"""A board that needs more is not looked into further: reports then say so rather than guess."""


def state_graph(content: Content, party: Party | None = None) -> nx.DiGraph[int]:
    """Return the state graph of a chapter for a party; by default, for the first party that the chapter allows."""
    if party is None:
        party = next(iter(allowed_parties(content.chapter, content.heroes)), None)
    board = compile_board(content)
    classes = party.classes & deciding_classes(content, board) if party else frozenset()
    network = build_graph(content, classes, board).network
    network.graph["party"] = str(party or "")
    return network


def build_graph(
    content: Content,
    classes: frozenset[str],
    board: Board | None = None,
    luck: bool = False,
    most: int = MOST_STATES,
) -> BoardGraph:
    """Build the state graph for parties with these classes; it is not complete when it has more states than `most`."""
    import networkx as nx  # starting it takes 0.2 s, so only what builds or reads a graph imports it

    board = board or compile_board(content)
    facts = ChapterFacts(content, board, luck)
    arrivals = Arrivals(facts, board, Grounds(content, board, luck))
    steps = Steps(arrivals, classes)
    network: nx.DiGraph[int] = nx.DiGraph(chapter=str(content.chapter.get("id", "")), party="", goal=facts.goal.words())
    numbers = {spot: number for number, spot in enumerate(arrivals.starts())}
    network.add_nodes_from(numbers.values())
    elsewhere = ((0, number) for number in range(1, len(numbers)))
    network.add_edges_from(elsewhere, step="start there", explores=0, kind="start", face="", what="", to="")
    queue = deque(numbers)
    while queue and len(numbers) <= most:
        spot = queue.popleft()
        for after, move, explores in () if arrivals.is_over(spot) else steps.from_state(spot):
            if after not in numbers:
                numbers[after] = len(numbers)
                queue.append(after)
            if not network.has_edge(numbers[spot], numbers[after]):
                named = {"step": move.words, "explores": explores, **move._asdict()}
                network.add_edge(numbers[spot], numbers[after], **named)
    graph = BoardGraph(board, network, numbers, facts.goal, not queue, steps.blocked, frozenset(facts.relevant))
    network.graph["complete"] = graph.complete
    _describe(graph)
    return graph


def _describe(graph: BoardGraph) -> None:
    """Give each node of a state graph its attributes."""
    import networkx as nx

    board, nodes = graph.board, graph.network.nodes
    for spot, number in graph.numbers.items():
        nodes[number].update(
            face=board.face_ids[spot.face],
            spaces=_space_ids(board, spot),
            things=", ".join(sorted(spot.held)),
            shut=", ".join(shut_exits(board, spot.shut)),
            goal=graph.goal.met(board, spot.face, spot.ground, spot.held),
        )
    wins = [number for number, met in nodes(data="goal") if met]
    saved = {number for layer in nx.bfs_layers(graph.network.reverse(copy=False), wins) for number in layer}
    for number in nodes:
        nodes[number]["lost"] = number not in saved


def _space_ids(board: Board, spot: Spot) -> str:
    spaces = board.face_spaces[spot.face]
    return " ".join(board.space_ids[space] for i, space in enumerate(spaces) if spot.ground >> i & 1)
