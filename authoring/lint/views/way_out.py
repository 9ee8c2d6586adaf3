"""Whether the goal can still be reached from a state of the board: the abstract run says so, and knows every rule."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from authoring.boardgraph import BoardGraph, Spot
from authoring.lint.views.proofs import Proofs
from authoring.proof import run
from authoring.proof.facts import Facts


def way_out(proofs: Proofs, graph: BoardGraph, spot: Spot, luck: bool) -> bool:
    """Whether any play can win from a state, as far as is known. What the state does not say counts as possible."""
    before = proofs.run(luck=luck).world.facts
    world = replace(proofs.base, facts=Facts(), luck=luck, cut=proofs.run(luck=luck).world.cut)
    return run(world, _facts(proofs, graph, spot, before)).winnable


def _facts(proofs: Proofs, graph: BoardGraph, spot: Spot, before: Facts) -> Facts:
    facts, board = deepcopy(before), graph.board
    spaces = [space for i, space in enumerate(board.face_spaces[spot.face]) if spot.ground >> i & 1]
    facts.stand = facts.entered = sum(1 << space for space in spaces)
    facts.shut = spot.shut
    facts.won = False
    facts.explored, facts.used, facts.free_faces, facts.links = set(), set(), set(), set()
    for thing in graph.relevant - spot.held:
        kind, _, name = thing.partition(" ")
        if kind == "item":
            facts.cards.discard(name)
        elif kind == "achievement":
            facts.achieved.discard(name)
        elif kind == "counter" and name in facts.counters:
            facts.counters[name] = 1 << max(0, int((proofs.base.counters[name] or {}).get("start", 0)))
    return facts
