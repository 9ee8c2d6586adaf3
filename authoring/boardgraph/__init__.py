"""The board as a small machine: where the party stands, what it holds, which exits are shut.

Its whole state graph is built from a chapter's data, and questions are asked of it: can the goal be reached, can it be
put out of reach, is there anything nobody can come to. Lint asks; `render chapter --as states` draws it.
"""

from authoring.boardgraph.graph import MOST_STATES, build_graph, deciding_classes
from authoring.boardgraph.party import Party, allowed_parties
from authoring.boardgraph.states import BoardGraph, Spot

__all__ = ["MOST_STATES", "BoardGraph", "Party", "Spot", "allowed_parties", "build_graph", "deciding_classes"]
