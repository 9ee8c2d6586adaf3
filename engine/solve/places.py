"""Places worth going to: what the victory and the rules of a chapter name, searches, doors, tokens, unseen faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.bots.greedy.places import spaces_of_offer
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.runtime.codes import EVENT_NAMES
from engine.vocabulary.declare import OFFERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.records.chapter import Chapter
    from engine.records.content import Content
    from engine.records.game import Game

Spaces = tuple[int, ...]

OF_VICTORY: Final = 8
OF_NEED: Final = 8
OF_OFFER: Final = 4
OF_SEARCH: Final = 4
OF_RULE: Final = 2
UNSEEN: Final = 6
A_TOKEN: Final = 4
A_MINION: Final = 2
A_DOOR: Final = 2
A_FACE: Final = 1
A_STEP: Final = 1
"""How often a kind of place is chosen, compared with the others."""


def places_of_lines(chapter: Chapter) -> dict[int, Spaces]:
    """For each line of coverage that happens at a place: its spaces."""
    board = chapter.board
    found: dict[int, Spaces] = {}
    for rule in chapter.rules:
        if rule.spots or rule.face >= 0:
            found[rule.index] = rule.spots or board.face_spaces[rule.face]
    for face, spaces in enumerate(board.face_spaces):
        room = chapter.rooms[face]
        for line in (chapter.face_line[face], room.story_line, room.surge_line):
            found[line] = spaces
        if board.face_flip[face] >= 0:
            found[chapter.flip_line[face]] = (board.face_flip[face],)
        for one in room.searches:
            found[one.line] = tuple(sorted(one.spaces))
    for index, line in enumerate(chapter.exit_line):
        found[line] = board.exit_spaces[index]
    found.pop(-1, None)
    return found


class Places:
    """The places of a chapter."""

    def __init__(self, content: Content, chapter: Chapter) -> None:
        self.chapter = chapter
        named = NamedPlaces(content, chapter)
        self.victory = named.of_victory()
        self.of_lines = places_of_lines(chapter)
        self.rules = named.of_rules()
        codes = [EVENT_NAMES.index(event) for event in OFFERS]
        own = ("chapter", "room")
        self.offers = [
            rule
            for rule in chapter.rules
            if rule.code in codes and chapter.source_ids[rule.source].split(" ", 1)[0] in own
        ]

    def all_now(self, game: Game) -> list[tuple[int, Spaces]]:
        """The places of a position, each with its weight."""
        return [(weight, spaces) for weight, spaces in self._now(game) if spaces]

    def _now(self, game: Game) -> Iterator[tuple[int, Spaces]]:
        state, board = game.state, self.chapter.board
        yield from ((OF_VICTORY, spaces) for spaces in self.victory)
        yield from ((OF_RULE, spaces) for spaces in self.rules)
        for rule in self.offers:
            yield OF_OFFER, spaces_of_offer(game, rule)
        for face, room in enumerate(self.chapter.rooms):
            for one in room.searches:
                if not state.special_taken >> one.index & 1:
                    yield OF_SEARCH, tuple(sorted(one.spaces))
            yield (A_FACE if state.entered >> face & 1 else UNSEEN), board.face_spaces[face]
        for space in dict.fromkeys(state.token_at):
            yield A_TOKEN, (space,)
        for slot in bits_of(state.minions):
            if slot >= MICE and state.pos[slot] >= 0:
                yield A_MINION, (state.pos[slot],)
        for mouse in range(state.mice):
            if state.pos[mouse] >= 0:
                for space in board.near_mouse[state.pos[mouse]]:
                    yield A_STEP, (space,)
        for index, partner in enumerate(board.exit_to):
            if partner >= 0 and not state.closed_exits >> index & 1:
                yield A_DOOR, board.exit_spaces[index]
        for space in board.face_flip:
            if space >= 0:
                yield A_DOOR, (space,)


class NamedPlaces:
    """The places that the data of a chapter name: faces, spaces, areas. Names that are none of these are left out."""

    def __init__(self, content: Content, chapter: Chapter) -> None:
        self.data, self.board = content.chapter, chapter.board
        self.faces = {name: face for face, name in enumerate(chapter.board.face_ids)}
        rooms = self.data.get("rooms") or {}
        self.areas = {self.faces[name]: room.get("areas") or {} for name, room in rooms.items() if name in self.faces}

    def of_victory(self) -> list[Spaces]:
        """The places that the victories name."""
        return self._distinct(self._in(self.data.get("victory"), -1), self._in(self.data.get("victories"), -1))

    def of_rules(self) -> list[Spaces]:
        """The places that the rules of the chapter and of its rooms name."""
        found = [self._in(self.data.get("rules"), -1)]
        for name, room in (self.data.get("rooms") or {}).items():
            if name in self.faces:
                found.append(self._in(room.get("rules"), self.faces[name]))
        return self._distinct(*found)

    def _distinct(self, *found: Iterator[Spaces]) -> list[Spaces]:
        return list(dict.fromkeys(spaces for part in found for spaces in part if spaces))

    def _in(self, data: Any, face: int) -> Iterator[Spaces]:
        """The places named in some data; `face` is where a space without a face is."""
        if isinstance(data, dict):
            named = data.get("face")
            here = self.faces.get(named, face) if isinstance(named, str) else face
            for value in data.values():
                yield from self._in(value, here)
        elif isinstance(data, list):
            for value in data:
                yield from self._in(value, face)
        elif isinstance(data, str):
            yield self._named(data, face)

    def _named(self, name: str, face: int) -> Spaces:
        if name in self.faces:
            return self.board.face_spaces[self.faces[name]]
        if "/" in name:
            first, name = name.split("/", 1)
            face = self.faces.get(first, -1)
        if face < 0:
            return ()
        area = self.areas.get(face, {}).get(name, [name])
        wanted = area if isinstance(area, list) else [area]
        return tuple(space for space in self.board.face_spaces[face] if self.board.space_ids[space] in wanted)
