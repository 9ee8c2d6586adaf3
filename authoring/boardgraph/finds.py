"""Where the things come from that open ways or are asked for: special searches, gifts, achievements, counters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.effects import Deed, deeds, parameter
from authoring.boardgraph.needs import named_spaces, needs
from engine.records.chapter import WATER, Board

if TYPE_CHECKING:
    from engine.records.content import Content

Data = dict[str, Any]
GIVES = {
    # effect: the kind of thing, and the parameter that names it
    "give-card": ("item", "card"),
    "achieve": ("achievement", "achievement"),
    "count": ("counter", "counter"),
    "set": ("counter", "counter"),
    "join": ("hero", "hero"),
}


@dataclass(frozen=True)
class Find:
    """A thing that can be had on a face (any, if none is named), at some spaces (none: anywhere there)."""

    thing: str
    face: str
    spaces: frozenset[int] = frozenset()
    needs: frozenset[str] = frozenset()
    at_start: bool = False
    entering: bool = False
    """Whether somebody must come onto one of the spaces: who stands there already has to leave and come back."""


class Places:
    """Names of spaces in a chapter's rules, and the numbers they have on the board."""

    def __init__(self, chapter: Data, board: Board) -> None:
        self.chapter = chapter
        self.board = board

    def numbers(self, face: str, names: Any) -> frozenset[int]:
        """The spaces that names of a room stand for; nothing when one of them cannot be told."""
        found: set[int] = set()
        for name in names if isinstance(names, list) else [names]:
            some = self._named(face, str(name))
            if not some:
                return frozenset()
            found |= some
        return frozenset(found)

    def _named(self, face: str, name: str) -> set[int]:
        board = self.board
        if "/" in name:
            face, _, name = name.partition("/")
        if face not in board.face_ids:
            return set()
        spaces = board.face_spaces[board.face_ids.index(face)]
        if name == "water":
            return {space for space in spaces if board.space_kind[space] == WATER}
        ids = self.chapter.get("rooms", {}).get(face, {}).get("areas", {}).get(name, [name])
        return {space for space in spaces if board.space_ids[space] in ids}


def deed_spaces(deed: Deed, places: Places) -> frozenset[int]:
    """The spaces a rule needs somebody to come to; nothing when any will do."""
    names = named_spaces(deed.conditions()) if dict(deed.rule).get("when") == "space-entered" else []
    return places.numbers(deed.face, names) if names else frozenset()


def finds_of(content: Content, places: Places, found: list[Deed]) -> Iterator[Find]:
    """Everything of the chapter that gives things: special searches, and the effects in question."""
    chapter = content.chapter
    for face, room in chapter.get("rooms", {}).items():
        for one in room.get("search", []):
            where = one.get("where", "anywhere")
            spaces = frozenset() if where == "anywhere" else places.numbers(face, where)
            yield Find(f"item {one['card']}", face, spaces)
    for deed in found:
        thing = given(deed)
        if thing:
            spaces = deed_spaces(deed, places)
            face = "" if deed.at_start else _face(deed, spaces, places.board)
            wanted = frozenset(needs(deed.conditions(), chapter))
            yield Find(thing, face, spaces, wanted, deed.at_start, entering=bool(spaces))


def given(deed: Deed) -> str:
    """The thing an effect gives, if it gives one."""
    if deed.name == "win":
        return "victory"
    if deed.name not in GIVES:
        return ""
    amount = deed.value.get("by", deed.value.get("to", 1)) if isinstance(deed.value, dict) else 1
    if isinstance(amount, int) and amount <= 0:
        return ""
    kind, param = GIVES[deed.name]
    return f"{kind} {parameter(deed.value, param, param)}"


def given_elsewhere(content: Content) -> set[str]:
    """What cards, minions, heroes and abilities give by rules of their own, wherever the party is."""
    found = set()
    kinds = (content.search_cards, content.minions, content.heroes, content.abilities, content.achievements)
    for one in (one for kind in kinds for one in kind.values()):
        rules = [*one.get("rules", []), *(rule for card in one.get("cards", []) for rule in card.get("rules", []))]
        if any(any(f"{word}'" in str(rule) for word in (*GIVES, "win")) for rule in rules):
            found |= {given(deed) for deed in deeds({"rules": rules})}
    return found - {""}


def bridging(content: Content) -> list[str]:
    """Party items that can make any two spaces of a tile adjacent."""
    found = []
    for name, card in sorted(content.search_cards.items()):
        if card["category"] == "party-item":
            rules = [{"do": rule.get("do", [])} for rule in card.get("rules", [])]
            found += [name] if any(deed.name == "link" for deed in deeds({"rules": rules})) else []
    return found


def _face(deed: Deed, spaces: frozenset[int], board: Board) -> str:
    """The face a rule concerns: that of its room, or of the spaces it names."""
    if deed.face or not spaces:
        return deed.face
    return board.face_ids[board.space_face[min(spaces)]]
