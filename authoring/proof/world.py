"""What a chapter is made of, for an abstract run: its board, rules, heroes and minions, and what was found possible."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from authoring.boardgraph.flips import flips
from authoring.proof.facts import Facts, bits, face_mask
from authoring.proof.rules import PlayRule, effects_in, rules_in_play
from engine.compile.board import compile_board
from engine.compile.options import rule_options
from engine.records.bounds import GREATEST
from engine.records.chapter import ROOM, SPECIAL_AREA, WATER, Board
from engine.records.content import Content
from engine.records.options import Options

Data = dict[str, Any]


@dataclass
class World:
    """A chapter with some heroes to choose a party of some size from, and the facts of one run."""

    content: Content
    board: Board
    rules: list[PlayRule]
    heroes: frozenset[str]
    """The heroes that can go from the start."""
    fewest: int
    most: int
    facts: Facts = field(default_factory=Facts)
    going_on: bool = False
    """Whether the run begins in the middle of a game, not with its setup."""
    luck: bool = True
    """Whether the search deck may give every card in it."""
    traps: int = 0
    """Spaces on which no mouse stays: a rule always takes it away, or ends the game."""
    cut: frozenset[tuple[int, int]] = frozenset()
    """Steps that the setup takes away."""
    forbidden: frozenset[str] = frozenset()
    """What no mouse may ever do, as far as is known."""
    sealed: frozenset[str] = frozenset()
    """Faces from which no mouse may ever explore, as far as is known."""

    deadly: frozenset[str] = frozenset()
    """Faces that nobody enters without losing at once."""
    guards: dict[str, str] = field(default_factory=dict)
    """For each guarded face the minion that stands there until the game is over, as far as is known."""
    limits: dict[str, int] = field(default_factory=dict)
    """The most that counters come to, as rules add to them only so often."""

    kept: dict[str, frozenset[str]] = field(default_factory=dict)
    """For each face what no mouse on it may ever do, as far as is known."""

    @property
    def rooted(self) -> bool:
        """Whether no mouse may ever walk."""
        return {"move", "scurry"} <= self.forbidden

    @cached_property
    def deck(self) -> frozenset[str]:
        """The cards that can be in the search deck."""
        return frozenset(name for name, card in self.content.search_cards.items() if card.get("copies", 1))

    @cached_property
    def flips(self) -> dict[int, Any]:
        """What each face's flip space asks for."""
        return flips(self.content, self.board)

    @property
    def chapter(self) -> Data:
        """The chapter's data."""
        return self.content.chapter

    @cached_property
    def options(self) -> Options:
        """The rule options that the chapter is played with."""
        return rule_options(self.chapter.get("options", {}))

    @cached_property
    def mice(self) -> int:
        """The most mice that can be in play."""
        joins = {rule_hero for rule_hero in self.joiners if rule_hero not in self.heroes or self.most < 6}
        return min(6, self.most + len(joins))

    @cached_property
    def joiners(self) -> set[str]:
        """The heroes that some effect lets join."""
        found = set()
        for rule in self.rules:
            for path, effects in rule.lists():
                for name, value, _ in effects_in(effects, path):
                    if name == "join":
                        found.add(str(value.get("hero") if isinstance(value, dict) else value))
        return found

    @cached_property
    def counters(self) -> dict[str, Data]:
        """The counters of the chapter."""
        return dict(self.chapter.get("counters", {}))

    def most_of(self, counter: str) -> int:
        """The maximum of a counter."""
        return int((self.counters.get(counter) or {}).get("max", GREATEST))

    @cached_property
    def water(self) -> int:
        """The water spaces."""
        return sum(1 << space for space, kind in enumerate(self.board.space_kind) if kind == WATER)

    def room_of(self, mask: int) -> int:
        """How many mice have room on some spaces; 99 where a special area has room for all."""
        if any(self.board.space_kind[space] == SPECIAL_AREA for space in bits(mask)):
            return 99
        return ROOM * mask.bit_count()

    def face(self, name: str) -> int:
        """The mask of a face's spaces; 0 if it is not in the plan."""
        return face_mask(self.board, self.board.face_ids.index(name)) if name in self.board.face_ids else 0

    @cached_property
    def names(self) -> dict[str, dict[str, int]]:
        """For each face its spaces and areas by name, as masks."""
        board, found = self.board, {}
        for number, face in enumerate(board.face_ids):
            here = {board.space_ids[space]: 1 << space for space in board.face_spaces[number]}
            areas = (self.chapter.get("rooms", {}).get(face) or {}).get("areas", {})
            for area, spaces in areas.items():
                here[area] = sum(here.get(space, 0) for space in dict.fromkeys(spaces))
            found[face] = here
        return found

    def named(self, face: str, name: Any) -> int | None:
        """The spaces of a name such as `a1`, `counter` or `kitchen/a1`; None if there is none of that name."""
        text = str(name)
        if "/" in text:
            face, _, text = text.partition("/")
        return self.names.get(face, {}).get(text)

    def hero_classes(self, hero: str) -> set[str]:
        """The classes of a hero."""
        return set((self.content.heroes.get(hero) or {}).get("classes", []))

    def own_achievement(self, name: str) -> Data:
        """An achievement of the chapter's own file; empty if it has none of that id."""
        return next((one for one in self.chapter.get("achievements", []) if one["id"] == name), {})

    def minions_named(self, name: str) -> set[str]:
        """The minions of an id or a tag. A tag never means a boss."""
        minions = self.content.minions
        if name in minions:
            return {name}
        return {one for one, data in minions.items() if name in data.get("tags", []) and not is_boss(data)}

    def figures_of(self, minion: str) -> int:
        """How many figures of a minion the box has."""
        data, box = self.content.minions.get(minion) or {}, self.content.box
        count = int((box.get("figures") or {}).get(data.get("figure", minion), 1))
        return min(count, int((box.get("tokens") or {}).get(data["token"], 1))) if data.get("token") else count


def is_boss(data: Data) -> bool:
    """Whether a minion is a boss."""
    return bool(data.get("boss"))


def world_of(
    content: Content, heroes: frozenset[str] | None = None, mice: int | None = None, luck: bool = True
) -> World:
    """A chapter for an abstract run; by default for all heroes and all numbers of mice that it allows."""
    asked = content.chapter["party"]
    count = asked["mice"]
    fewest, most = (count, count) if isinstance(count, int) else (int(count["from"]), int(count["to"]))
    if mice is not None:
        fewest = most = mice
    barred = set(asked.get("barred", []))
    if heroes is None:
        heroes = frozenset(hero for hero in content.heroes if hero not in barred)
        required = frozenset(hero for hero in asked.get("required", []) if hero in content.heroes)
        heroes = required if len(required) >= most else heroes
    return World(content, compile_board(content), rules_in_play(content), heroes, fewest, most, luck=luck)
