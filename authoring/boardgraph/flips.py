"""Flip spaces: what each asks for, and which classes of mice make a difference on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import Board

if TYPE_CHECKING:
    from engine.records.content import Content


def flips(content: Content, board: Board) -> dict[int, Any]:
    """What each face's flip space asks for, by the number of the face on the board."""
    needs: dict[str, Any] = {}
    for tile in content.tiles.values():
        for face in tile["faces"]:
            needs[face["id"]] = next((space["flip"] for space in face["spaces"] if "flip" in space), None)
    return {number: needs[name] for number, name in enumerate(board.face_ids) if needs.get(name)}


def missing_for_flip(flip: Any, held: frozenset[str], classes: frozenset[str]) -> str:
    """What a flip space asks for and a party does not have, in words."""
    if not isinstance(flip, dict):
        return ""
    if "item" in flip:
        return "" if f"item {flip['item']}" in held else f'the item "{flip["item"]}"'
    wanted = flip.get("classes", [])
    return "" if classes & set(wanted) else f"a mouse of class {' or '.join(wanted)}"


def deciding_classes(content: Content, board: Board) -> frozenset[str]:
    """The classes that make a difference on the board: parties that agree in them share a graph."""
    wanted = (flip.get("classes", []) for flip in flips(content, board).values() if isinstance(flip, dict))
    return frozenset(name for classes in wanted for name in classes)
