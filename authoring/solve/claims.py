"""What cannot happen, by claims about places in the chapter's file: which thing that can be shown each claim is about.

A claim is a path in the file and a reason. Whoever makes claims knows nothing of games; a game that shows a thing
silences every claim against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from authoring.content.source import Steps
from authoring.proof import impossible
from authoring.solve.things import VICTORY, Thing

if TYPE_CHECKING:
    from engine.records.content import Content

Claim = tuple[Steps, str]
Claims = Callable[[int], Iterable[Claim]]
"""Makes the claims about a chapter for a number of mice."""

OF_A_FACE = ("face", "story", "special surge", "flip", "exit")
"""Kinds of things that only happen on the face whose name they begin with."""


class ClaimedImpossible:
    """Says what cannot happen by claims, which are made once for each number of mice."""

    def __init__(self, content: Content, claims: Claims, things: Iterable[Thing]) -> None:
        self.content = content
        self.claims = claims
        self.paths = _paths(content.chapter)
        self.shared = Counter(thing.where for thing in things if thing.where)
        self.known: dict[int, tuple[dict[Steps, str], dict[str, str]]] = {}

    def why(self, thing: Thing, mice: int) -> str:
        """Return why a thing cannot happen with so many mice; empty if nothing is claimed."""
        by_path, by_place = self._claims(mice)
        if thing.kind == VICTORY:
            reasons = [by_path.get(path, "") for path in _victories(self.content.chapter)]
            return reasons[0] if all(reasons) else ""
        if thing.where and self.shared[thing.where] == 1 and thing.where in by_place:
            return by_place[thing.where]
        if (thing.kind, thing.name) in by_path:
            return by_path[thing.kind, thing.name]
        if thing.kind in OF_A_FACE:
            return by_path.get(("faces", thing.name.split(" ")[0]), "")
        return next((by_path[path] for path in self.paths.get((thing.kind, thing.name), ()) if path in by_path), "")

    def _claims(self, mice: int) -> tuple[dict[Steps, str], dict[str, str]]:
        """The reasons by path and by place."""
        if mice not in self.known:
            by_path = dict(self.claims(mice))
            ident = self.content.chapter["id"]
            by_place = {self.content.where("chapter", ident, path): why for path, why in by_path.items()}
            self.known[mice] = by_path, by_place
        return self.known[mice]


def proof_claims(content: Content) -> Claims:
    """Return what the abstract run claims: the lines that no game with so many mice comes to."""

    def claims(mice: int) -> Iterator[Claim]:
        for one in impossible(content, mice):
            yield one.path, one.why
            if one.path[0] == "victories":
                yield (*one.path, "if"), one.why

    return claims


def _victories(chapter: dict[str, Any]) -> list[Steps]:
    """The paths of all victories."""
    if "victories" in chapter:
        return [("victories", index, "if") for index in range(len(chapter["victories"]))]
    return [("victory",)]


def _paths(chapter: dict[str, Any]) -> dict[tuple[str, str], list[Steps]]:
    """The paths of things that have a name but no place of their own: special searches and endings."""
    found: dict[tuple[str, str], list[Steps]] = {}
    for face, room in (chapter.get("rooms") or {}).items():
        for index, one in enumerate(room.get("search") or []):
            name = one.get("id", f"{face}/{one['card']}")
            found.setdefault(("special search", name), []).append(("rooms", face, "search", index))
    for index, one in enumerate(chapter.get("victories") or []):
        found.setdefault(("ending", one.get("id", f"victory-{index + 1}")), []).append(("victories", index, "if"))
    if "victory" in chapter:
        found["ending", "victory"] = [("victory",)]
    for index, one in enumerate((chapter.get("defeat") or {}).get("also") or []):
        found.setdefault(("ending", one.get("id", f"defeat-{index + 1}")), []).append(("defeat", "also", index))
    return found
