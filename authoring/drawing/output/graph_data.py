"""Graphs as data for other programs: GraphML, and the node-link JSON of networkx."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from authoring.drawing.svg.elements import clean

if TYPE_CHECKING:
    import networkx as nx

    AnyGraph = nx.DiGraph[Any] | nx.MultiDiGraph[Any]


def to_graphml(graph: AnyGraph) -> bytes:
    """The graph as GraphML. Texts lose the characters that XML cannot hold; networkx escapes the rest."""
    import networkx as nx

    cleaned = nx.relabel_nodes(graph, {node: _cleaned(node) for node in graph})
    attributes = [cleaned.graph, *cleaned.nodes.values(), *cleaned.edges.values()]
    for values in attributes:
        values.update({key: _cleaned(value) for key, value in values.items()})
    file = io.BytesIO()
    nx.write_graphml_xml(cleaned, file)
    return file.getvalue()


def _cleaned(value: Any) -> Any:
    return clean(value) if isinstance(value, str) else value


def to_json(graph: AnyGraph) -> bytes:
    """The graph as node-link JSON."""
    import networkx as nx

    data = nx.node_link_data(graph, edges="edges")
    return (json.dumps(data, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()


GRAPH_WRITERS: dict[str, Callable[[AnyGraph], bytes]] = {"graphml": to_graphml, "json": to_json}
"""The formats in which a graph is data, not a picture."""
