"""Who and what comes to the faces that mice reach: minions of encounters and surges, cards of special searches."""

from __future__ import annotations

from typing import Any

from authoring.proof.arguments import listed
from authoring.proof.facts import face_mask, faces_of
from authoring.proof.world import World

Data = dict[str, Any]


def add_minions(world: World) -> None:
    """The minions of encounters and surges on the faces that mice come to."""
    facts, chapter, board = world.facts, world.chapter, world.board
    reached = {board.face_ids[face] for face in faces_of(board, facts.stand | facts.entered)}
    rooms, first = chapter.get("rooms", {}), chapter["start"]["face"]
    draws = "encounter" in facts.allowed
    for name in reached:
        room = rooms.get(name) or {}
        encounter, surge = room.get("encounter"), room.get("surge")
        for troops in (
            encounter["place"] if isinstance(encounter, dict) else [],
            surge if isinstance(surge, list) else [],
        ):
            _come(world, troops, [name])
        draws = draws or (encounter is None and name != first)
    deck = chapter.get("encounters", {})
    drawn = [name for name in reached if "encounter" not in (rooms.get(name) or {}) and name != first]
    surging = [name for name in reached if "surge" not in (rooms.get(name) or {})]
    drawn = sorted(reached) if "encounter" in facts.allowed else drawn
    for ident, card in world.content.encounter_cards.items() if draws else ():
        if card["deck"] in deck.get("decks", []) or ident in deck.get("cards", []):
            for troops in card["pages"].values():
                _come(world, troops, drawn)
            _come(world, card.get("surge", []), surging)
    if facts.minions:
        facts.allowed.add("capture")
        for face in faces_of(board, facts.stand | facts.entered):
            facts.minion_spaces |= face_mask(board, face)


def _come(world: World, troops: list[Data], faces: list[str]) -> None:
    """Note that minions can come to some faces."""
    facts = world.facts
    for troop in troops if faces else ():
        facts.minions.add(troop["minion"])
        facts.minion_faces |= {(troop["minion"], face) for face in faces}
        facts.greedy |= {troop["minion"]} if troop.get("greedy") else set()


def add_searches(world: World) -> None:
    """The cards of special searches that a mouse can reach."""
    facts = world.facts
    if "search" in world.forbidden and "search" not in facts.allowed:
        return
    for face, room in world.chapter.get("rooms", {}).items():
        if "search" in world.kept.get(face, ()) and "search" not in facts.allowed:
            continue
        for i, search in enumerate(room.get("search", [])):
            if search_spaces(world, face, search) & facts.stand:
                facts.cards.add(search["card"])
                facts.used.add(("chapter", "", "rooms", face, "search", i))


def search_spaces(world: World, face: str, search: Data) -> int:
    """The spaces of a special search."""
    where = search.get("where", "anywhere")
    if where == "anywhere":
        return world.face(face)
    found = 0
    for name in listed(where):
        if name == "water":
            found |= world.face(face) & world.water
        else:
            found |= world.named(face, name) or 0
    return found
