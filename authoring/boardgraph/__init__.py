"""The board as graphs: the spaces of a face, the faces of a plan, and the states that a party can come to.

Each graph is built in the module of its name; `docs/reference/graphs.md` lists the attributes.
Lint, the pictures and the public functions all use these. Importing this package does not import networkx.
"""

from authoring.boardgraph.flips import deciding_classes
from authoring.boardgraph.party import Party, allowed_parties, party_of
from authoring.boardgraph.plan_graph import plan_graph
from authoring.boardgraph.state_graph import MOST_STATES, build_graph, state_graph
from authoring.boardgraph.states import BoardGraph, Spot
from authoring.boardgraph.tile_graph import tile_graph

__all__ = [
    "MOST_STATES",
    "BoardGraph",
    "Party",
    "Spot",
    "allowed_parties",
    "build_graph",
    "deciding_classes",
    "party_of",
    "plan_graph",
    "state_graph",
    "tile_graph",
]
