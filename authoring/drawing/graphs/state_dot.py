"""The board of a chapter as a machine: boxes of rooms, the steps between them, and in red where the goal is lost."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.boardgraph import state_graph
from authoring.boardgraph.folded_states import Box, FoldedStates, Way, fold_states
from authoring.boardgraph.steps import Move
from authoring.drawing.errors import PictureError
from authoring.drawing.graphs.dot import Entry, Graph, label, quoted
from authoring.drawing.plan.plan_model import PlanModel
from authoring.drawing.svg import style
from authoring.drawing.svg.elements import clean
from authoring.wording.languages import in_language, labelled, term

if TYPE_CHECKING:
    import networkx as nx

    from engine.records.content import Content

TEXT, NAME = 10.0, 12.0
"""Sizes of type, in points."""
WRAPPED = 190.0
"""How wide a line of words may be."""
MOST = 60
"""More boxes could not be read."""
WON = "#2e7d32"


def states_of(content: Content | None) -> nx.DiGraph[int]:
    """The state graph of a chapter, for the first party that the chapter allows."""
    from engine.records.errors import ContentError

    if content is None or not content.chapter.keys() & {"victory", "victories"}:
        raise PictureError("no states to draw: the chapter has no victory", "say what the party must do")
    try:
        return state_graph(content)
    except (ContentError, KeyError) as error:
        raise PictureError(f"no states to draw: {error}", "mend the chapter first: tailwright lint") from error


def dot(model: PlanModel, states: nx.DiGraph[int]) -> str:
    """A state graph in DOT, folded."""
    folded = fold_states(states)
    if len(folded.boxes) > MOST:
        raise PictureError(
            f"{len(folded.boxes)} kinds of states are too many to draw", "choose --as graph, or --format graphml"
        )
    words = _Words(model)
    party = ", ".join(words.name(hero) for hero in states.graph["party"].split(", ") if hero)
    about = labelled(term("states of", model.language), party, model.language) if party else ""
    graph = Graph(model.title, _key(folded, model.language), about, width=560.0)
    winnable = any(room.goal for box in folded.boxes for room in box.rooms)
    for number, box in enumerate(folded.boxes):
        graph.node(f"b{number}", None, _box(words, number, box, folded.found[number], winnable))
    for (one, other), ways in folded.ways.items():
        colour = style.RED if folded.boxes[other].lost and winnable else style.INK
        rows = [row for way in words.grouped(ways) for row in style.wrapped(way, TEXT, WRAPPED)]
        look = {"color": quoted(colour), "dir": "forward", "class": quoted("step")}
        said = label(*((f" {row} ", TEXT) for row in rows), bold=0, colour=colour)
        graph.edge(f"b{one}", f"b{other}", {**look, "label": said, "tooltip": quoted("; ".join(rows))})
    return graph.source()


def _key(folded: FoldedStates, language: str) -> list[Entry]:
    """The entries that the picture needs."""
    entries = [Entry("▢", style.INK, term("rooms of a box", language))]
    if any(room.goal for box in folded.boxes for room in box.rooms):
        entries.append(Entry("★", WON, term("room of the goal", language)))
    if any(box.lost for box in folded.boxes):
        entries.append(Entry("■", style.RED, term("box lost", language)))
    if folded.ways:
        entries.append(Entry("→", style.INK, term("step there", language)))
    return entries


LOST = "#f6d5d5"


@dataclass(frozen=True)
class _Words:
    """Says the parts of states in the language of a plan."""

    model: PlanModel

    def name(self, ident: str) -> str:
        """The name of a card, hero, achievement or counter; without a name, the id as words."""
        counter = (self.model.chapter.get("counters") or {}).get(ident)
        own = next((one for one in self.model.chapter.get("achievements") or () if one["id"] == ident), None)
        for data in (counter, own):
            named = in_language(data.get("name"), self.model.language) if isinstance(data, Mapping) else ""
            if named:
                return named
        return self.model.names.get(ident) or ident.replace("-", " ")

    def thing(self, thing: str) -> str:
        """The name of a thing that a party can have."""
        kind, _, ident = thing.partition(" ")
        return self.face(ident) if kind == "entered" else self.name(ident)

    def face(self, face: str) -> str:
        return self.model.faces[face].name if face in self.model.faces else face

    def door(self, edge: str) -> str:
        return term(f"exit {edge}", self.model.language) if edge in ("N", "E", "S", "W") else edge

    def shut(self, door: str) -> str:
        """A shut exit, which the graph names in English."""
        edge, _, face = door.partition(" exit of ")
        return f"{self.door(edge)} ({self.face(face)})"

    def grouped(self, ways: Iterable[Way]) -> Iterator[str]:
        """Ways in words, each once: a thing that can be had in several rooms is named once."""
        yield from dict.fromkeys(self._way(way) for way in ways)

    def _way(self, way: Way) -> str:
        language = self.model.language
        said = self._move(way.move)
        if not way.needs:
            return said
        needed = ", ".join(self.thing(thing) for thing in way.needs)
        return f"{said}, {term('step needs', language).format(needed)}"

    def _move(self, move: Move) -> str:
        language, face = self.model.language, self.face(move.face)
        if move.kind == "flip":
            return term("step flip", language).format(face, self.face(move.to))
        if move.kind == "get":
            kind, _, ident = move.what.partition(" ")
            key = f"step {kind}" if kind in ("counter", "hero") else "step get"
            return term(key, language).format(self.name(ident))
        what = move.what if move.kind in ("current", "enter") else self.door(move.what)
        return term(f"step {move.kind}", language).format(what, face)


def _box(words: _Words, number: int, box: Box, found: list[str], winnable: bool) -> dict[str, str]:
    language = words.model.language
    lost = box.lost and winnable
    rows = [_row(term("party starts", language), bold=True, colour=style.START)] if number == 0 else []
    rows += [_row(term("goal lost", language), bold=True, colour=style.RED)] if lost else []
    for room in box.rooms:
        rows.append(_room_row(words, room.face, room.goal))
    notes = []
    if found:
        notes.append(labelled(term("to be had", language), ", ".join(map(words.thing, found)), language))
    if box.shut:
        notes.append(labelled(term("shut", language), ", ".join(map(words.shut, box.shut)), language))
    rows += [_row(*style.wrapped(note, TEXT, WRAPPED)) for note in notes]
    kind = "lost" if lost else "won" if any(room.goal for room in box.rooms) else "open"
    edge = style.RED if lost else WON if kind == "won" else style.STITCH
    look = f'border="2" color="{edge}" bgcolor="{LOST if lost else "#ffffff"}" style="rounded"'
    table = f'<table {look} cellborder="0" cellspacing="3" cellpadding="3">{"".join(rows)}</table>'
    return {
        "shape": "plain",
        "style": quoted("solid"),
        "label": f"<{table}>",
        "id": quoted(f"box/{number}"),
        "class": quoted(f"state {kind}"),
        "tooltip": quoted(", ".join(words.face(room.face) for room in box.rooms)),
    }


def _row(*lines: str, bold: bool = False, colour: str = style.INK) -> str:
    words = '<br align="left"/>'.join(html.escape(clean(line), quote=False) for line in lines)
    words = f"<b>{words}</b>" if bold else words + '<br align="left"/>' * (len(lines) > 1)
    return f'<tr><td align="left"><font point-size="{TEXT:g}" color="{colour}">{words}</font></td></tr>'


def _room_row(words: _Words, face: str, goal: bool) -> str:
    """The name of a room, in the colour of its side, with a star if the goal can be met there."""
    colour = words.model.faces[face].colour
    lines = style.wrapped(words.face(face), NAME, WRAPPED, bold=True)
    name = '<br align="left"/>'.join(html.escape(clean(line), quote=False) for line in lines)
    end = '<br align="left"/>' * (len(lines) > 1)  # graphviz centres the last line without it
    star = f' <font color="{WON}">★</font>' if goal else ""
    look = f'border="1" bgcolor="{style.FLOOR[colour]}" color="{style.SIDE[colour]}" align="left"'
    return f'<tr><td {look}><font point-size="{NAME:g}"><b>{name}</b>{star}{end}</font></td></tr>'
