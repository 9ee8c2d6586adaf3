"""What in a chapter decides where a party can come: its goal, and what gives things and opens or shuts exits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authoring.boardgraph.effects import Effect, effects_of
from authoring.boardgraph.finds import Find, Places, bridging, finds_of, given_elsewhere
from authoring.boardgraph.flips import flips
from authoring.boardgraph.needs import needs
from authoring.boardgraph.triggers import DOORS, triggers_of
from authoring.boardgraph.victory import goal_of
from engine.records.chapter import Board

if TYPE_CHECKING:
    from engine.records.content import Content

Data = dict[str, Any]


class ChapterFacts:
    """The parts of a chapter that the state graph is built from. With `luck` the search deck gives every card."""

    def __init__(self, content: Content, board: Board, luck: bool) -> None:
        self.chapter = content.chapter
        self.places = Places(content.chapter, board)
        effects = list(effects_of(self.chapter))
        self.flips = flips(content, board)
        elsewhere = given_elsewhere(content)
        self.goal = goal_of(self.chapter, "victory" in elsewhere or any(effect.name == "win" for effect in effects))
        self.triggers, optional = triggers_of(effects, self.chapter, self.places)
        self.finds = [*finds_of(content, self.places, optional), *(Find(thing, "") for thing in sorted(elsewhere))]
        cards = bridging(content)
        self.bridges = frozenset(f"item {card}" for card in cards)
        self.relevant = self._relevant(effects, cards)
        self._add_other_sources(content, luck)
        self.doors = [effect for effect in optional if effect.name in DOORS and isinstance(effect.value, dict)]
        self.split = any(effect.at_start and effect.name == "teleport" for effect in effects)
        self.fewest_mice, most = _numbers_of_mice(self.chapter)
        self.alone = most == 1 and not any(effect.name == "join" for effect in effects)

    def can_end(self) -> bool:
        """Whether the board alone decides if the goal is met."""
        return self.goal.certain() and not self.split

    def _relevant(self, effects: list[Effect], bridges: list[str]) -> set[str]:
        """The things whose possession can matter: for the goal, flips and doors, and to get such things."""
        items = {flip["item"] for flip in self.flips.values() if isinstance(flip, dict) and "item" in flip}
        names = {f"item {item}" for item in items | set(bridges)} | self.goal.things()
        for effect in effects:
            if effect.name in DOORS:
                names |= needs(effect.conditions(), self.chapter)
        sources = [(find.thing, find.needs) for find in self.finds]
        sources += [(thing, trigger.needs) for trigger in self.triggers for thing in trigger.things]
        while more := {need for thing, wanted in sources if thing in names for need in wanted} - names:
            names |= more
        return names

    def _add_other_sources(self, content: Content, luck: bool) -> None:
        """What a campaign may have brought is taken as possible, as are heroes of the party; a deck only with luck."""
        sources = {find.thing for find in self.finds}.union(*(trigger.things for trigger in self.triggers))
        barred = self.chapter["party"].get("barred", [])
        own = [achievement["id"] for achievement in self.chapter.get("achievements", [])]
        for thing in sorted(self.relevant):
            kind, _, name = thing.partition(" ")
            brought = kind == "achievement" and thing not in sources and name not in own
            drawn = luck and kind == "item" and name in content.search_cards
            if brought or drawn or (kind == "hero" and name not in barred):
                self.finds.append(Find(thing, ""))


def _numbers_of_mice(chapter: Data) -> tuple[int, int]:
    """The fewest and the most mice a chapter is for."""
    mice = chapter["party"]["mice"]
    return (mice, mice) if isinstance(mice, int) else (int(mice["from"]), int(mice["to"]))
