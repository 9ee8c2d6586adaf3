"""Slips that are not always mistakes, and the proof that a chapter is still sound after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.boardgraph import allowed_parties, build_graph, deciding_classes
from engine.compile.board import compile_board
from tests.mutations.slips import places
from tests.mutations.world import Bundle, World

Proof = Callable[[Bundle, World, World], str]
"""Takes the worlds before and after a slip; returns why it does no harm, or "" if it does."""


def same_reach(bundle: Bundle, before: World, after: World) -> str:
    """A way was removed: others lead to everything it led to, except perhaps a perch."""
    one, other = _reach(bundle, before), _reach(bundle, after)
    if one == other:
        return "every party can still come to the same faces and spaces, have the same things, and win from everywhere"
    lost = {(face, name) for faces, *_ in one for face, names in faces.items() for name in names}
    lost -= {(face, name) for faces, *_ in other for face, names in faces.items() for name in names}
    if [rest for _, *rest in one] == [rest for _, *rest in other] and all(_is_perch(after, *place) for place in lost):
        names = ", ".join(f"{face}/{name}" for face, name in sorted(lost))
        return f"only {names} is lost to mice: a special area behind red lines that the chapter never names"
    return ""


def _is_perch(world: World, face: str, name: str) -> bool:
    """Whether a space is a special area that no rule of the chapter names."""
    space = next(space for space in world.face(face)["spaces"] if space["id"] == name)
    named = any(value == name for value, *_ in places(world.chapter.get("rooms", {}).get(face, {})))
    return space.get("kind") == "special-area" and not named


def _reach(bundle: Bundle, world: World) -> Any:
    """What the parties of a chapter can reach, whether they can win, and whether they can get stuck."""
    content = bundle.library(world)[0].content_for(world.chapter["id"])
    board = compile_board(content)
    deciding, found = deciding_classes(content, board), []
    parties = allowed_parties(world.chapter, content.heroes)
    for classes in sorted({tuple(sorted(party.classes & deciding)) for party in parties}):
        graph = build_graph(content, frozenset(classes), board)
        faces = {face: graph.spaces(face) for face in graph.faces()}
        found.append((faces, graph.things(), bool(graph.wins()), bool(graph.lost())))
    return found


def done_elsewhere(bundle: Bundle, before: World, after: World) -> str:
    """An effect was removed: another effect of the chapter does the same."""
    gone = _effects(before)
    for effect in _effects(after):
        gone.remove(effect)
    return "another rule of the chapter does the same" if all(one in _effects(after) for one in gone) else ""


def _effects(world: World) -> list[tuple[str, str]]:
    """The effects that something may depend on, each with its target."""
    words = {"count": "counter", "set": "counter", "achieve": "achievement"}
    found = []
    for value, _, key, _ in places(world.chapter):
        if key == "open-exit":
            found.append((key, str(value)))
        elif key in words and isinstance(value, str | dict):
            found.append((words[key], str(value if isinstance(value, str) else value.get(words[key]))))
    return found


HARMLESS: dict[str, Proof] = {
    "cut-link": same_reach,
    "lost-effect": done_elsewhere,
    "lost-exit": same_reach,
    "shifted-exit": same_reach,
    "shut-door": same_reach,
}
