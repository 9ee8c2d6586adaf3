"""The sources of things that open ways or that the goal needs: special searches, gifts, achievements, counters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from authoring.boardgraph.effects import Effect, effects_of, parameter
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
    """A thing that a party can get on a face (empty: on any face), on some spaces (empty: on any space)."""

    thing: str
    face: str
    spaces: frozenset[int] = frozenset()
    needs: frozenset[str] = frozenset()
    at_start: bool = False
    entering: bool = False
    """Whether a mouse must come onto one of the spaces: a mouse that stands there already must leave and come back."""


class Places:
    """Looks up the numbers that the spaces named in a chapter's rules have on the board."""

    def __init__(self, chapter: Data, board: Board) -> None:
        self.chapter = chapter
        self.board = board

    def numbers(self, face: str, names: Any) -> frozenset[int]:
        """Return the spaces with some names in a room; nothing when a name is unknown."""
        numbers: set[int] = set()
        for name in names if isinstance(names, list) else [names]:
            spaces = self._with_name(face, str(name))
            if not spaces:
                return frozenset()
            numbers |= spaces
        return frozenset(numbers)

    def _with_name(self, face: str, name: str) -> set[int]:
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


def entered_spaces(effect: Effect, places: Places) -> frozenset[int]:
    """Return the spaces that a mouse must enter for the rule of an effect; nothing when any space will do."""
    names = named_spaces(effect.conditions()) if dict(effect.rule).get("when") == "space-entered" else []
    return places.numbers(effect.face, names) if names else frozenset()


def finds_of(content: Content, places: Places, effects: list[Effect]) -> Iterator[Find]:
    """Yield what a chapter gives, by special searches and by some of its effects."""
    chapter = content.chapter
    for face, room in chapter.get("rooms", {}).items():
        for search in room.get("search", []):
            where = search.get("where", "anywhere")
            spaces = frozenset() if where == "anywhere" else places.numbers(face, where)
            yield Find(f"item {search['card']}", face, spaces)
    for effect in effects:
        thing = thing_given(effect)
        if thing:
            spaces = entered_spaces(effect, places)
            face = "" if effect.at_start else _face(effect, spaces, places.board)
            wanted = frozenset(needs(effect.conditions(), chapter))
            yield Find(thing, face, spaces, wanted, effect.at_start, entering=bool(spaces))


def thing_given(effect: Effect) -> str:
    """Return the thing an effect gives, if it gives any."""
    if effect.name == "win":
        return "victory"
    if effect.name not in GIVES:
        return ""
    amount = effect.value.get("by", effect.value.get("to", 1)) if isinstance(effect.value, dict) else 1
    if isinstance(amount, int) and amount <= 0:
        return ""
    kind, param = GIVES[effect.name]
    return f"{kind} {parameter(effect.value, param, param)}"


def given_elsewhere(content: Content) -> set[str]:
    """Return what rules of cards, minions, heroes and abilities give, wherever the party is."""
    things = set()
    kinds = (content.search_cards, content.minions, content.heroes, content.abilities, content.achievements)
    for data in (data for kind in kinds for data in kind.values()):
        rules = [*data.get("rules", []), *(rule for card in data.get("cards", []) for rule in card.get("rules", []))]
        if any(any(f"{word}'" in str(rule) for word in (*GIVES, "win")) for rule in rules):
            things |= {thing_given(effect) for effect in effects_of({"rules": rules})}
    return things - {""}


def bridging(content: Content) -> list[str]:
    """Return the party items that can make any two spaces of a tile adjacent."""
    bridges = []
    for name, card in sorted(content.search_cards.items()):
        if card["category"] == "party-item":
            rules = [{"do": rule.get("do", [])} for rule in card.get("rules", [])]
            bridges += [name] if any(effect.name == "link" for effect in effects_of({"rules": rules})) else []
    return bridges


def _face(effect: Effect, spaces: frozenset[int], board: Board) -> str:
    """Return the face a rule is about: that of its room, or of the spaces it names."""
    if effect.face or not spaces:
        return effect.face
    return board.face_ids[board.space_face[min(spaces)]]
