"""Scenes: a few figures on a face, dice and choices written down beforehand, and what happens then.

    scene = Scene("guard-room", mice={"collin": "c3", "filch": "c4"}, minions=[("rat-warrior", "b3")])
    scene.dice("sword-star", "sword-star", "sword-star", "bow", "bow")
    scene.attack("collin", "rat-warrior")
    assert scene.count("rat-warrior") == 0

Dice come from the script only: a scene that rolls more than it says fails. Choices come from `choose(...)`, else the
first option is taken. `Scene.rules` adds chapter rules, `Scene.chapter` any other key of a chapter.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from authoring.content.library import open_library
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import begin_turn, step
from engine.records.chapter import MICE, Chapter
from engine.records.content import Content
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_FREE,
    OP_MOVE,
    TURN,
    Decision,
    first_of,
    op_of,
    pack,  # fmt: skip
)
from engine.records.dice import FACE_NAMES
from engine.records.game import Game
from engine.records.state import IN_MENU
from engine.records.trace import Trace
from engine.rulebook import inventory, setup, statuses, turn
from engine.rulebook.figures import new_minion, put
from engine.rulebook.initiative import establish
from engine.runtime.ownership import EVERYONE, own


@cache
def bundled() -> Any:
    """The bundled library, opened once."""
    return open_library()


def content(chapter: dict[str, Any], box: Content | None = None, **more: dict[str, Any]) -> Content:
    """A chapter of a test's own with the bundled box, or another; `more` adds entries, e.g. `minions={...}`."""
    base = box or bundled().content_for("flight")
    kinds = ("tiles", "heroes", "minions", "abilities", "search_cards", "encounter_cards", "statuses", "achievements")
    fields = {kind: {**getattr(base, kind), **more.get(kind, {})} for kind in kinds}
    return Content(chapter=chapter, box=base.box, **fields)


def plain_chapter(plan: list[tuple[str, int, int]], box: Content | None = None, **keys: Any) -> dict[str, Any]:
    """The least a chapter needs: faces with their places, the first one to start on, a victory that never comes."""
    tiles = (box or bundled().content_for("flight")).tiles
    faces = {face["id"]: face for tile in tiles.values() for face in tile["faces"]}
    return {
        "kind": "chapter", "id": "scene", "party": {"mice": {"from": 1, "to": 6}}, "end-page": 12, "encounters": {},
        "plan": [{"face": face, "at": [column, row]} for face, column, row in plan],
        "start": {"face": plan[0][0], "space": faces[plan[0][0]]["spaces"][0]["id"]},
        "victory": {"page": 99}, **keys,
    }  # fmt: skip


class ScriptBot:
    """Takes choices from a list: an option, or a function of (game, decision) that returns one; else the first."""

    def __init__(self) -> None:
        self.script: list[Any] = []
        self.seen: list[Decision] = []

    def choose(self, game: Game, decision: Decision) -> int:
        self.seen.append(decision)
        if self.script:
            wanted = self.script.pop(0)
            return wanted(game, decision) if callable(wanted) else wanted
        return decision.options[0]


class Scene:
    """A position to act in."""

    def __init__(
        self,
        face: str = "guard-room",
        mice: dict[str, str] | None = None,
        minions: list[tuple[str, str]] | None = None,
        plan: list[tuple[str, int, int]] | None = None,
        rules: list[dict[str, Any]] | None = None,
        chapter: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        content_more: dict[str, dict[str, Any]] | None = None,
        seed: int = 1,
        box: Content | None = None,
    ) -> None:
        mice = mice if mice is not None else {"collin": "c3"}
        keys = copy.deepcopy(chapter or {})
        keys["rules"] = [*keys.get("rules", []), *(rules or [])]
        data = plain_chapter(plan or [(face, 0, 0)], box, **keys)
        self.content = content(data, box, **(content_more or {}))
        self.chapter: Chapter = compile_chapter(self.content, options)
        self.bot = ScriptBot()
        self.trace = Trace()
        party = [self.chapter.hero_ids.index(hero) for hero in mice]
        self.game = Game(self.chapter, setup.new_state(self.chapter, party, seed), [self.bot] * len(party), self.trace)
        self.state = self.game.state
        self._seat(face, mice, minions or [])
        self.game.script = []

    def _seat(self, face: str, mice: dict[str, str], minions: list[tuple[str, str]]) -> None:
        for source in self.chapter.standing_sources:
            own(self.game, source, EVERYONE)
        for mouse, (hero, space) in enumerate(mice.items()):
            own(self.game, self.chapter.hero_source[self.state.party[mouse]], 1 << mouse)
            for definition in self.chapter.hero_cards[self.state.party[mouse]]:
                copy_ = inventory.find_in_deck(self.game, definition)
                self.state.deck.remove(copy_)
                inventory.wear(self.game, mouse, copy_)
            put(self.game, mouse, self.space(space, face))
            assert hero
        self.state.entered = 1 << self.chapter.board.face_ids.index(face)
        self.state.track = list(range(self.state.mice))
        for kind, space in minions:
            self.add_minion(kind, space, face)

    # -- setting the scene -----------------------------------------------------------------------------------------

    def space(self, name: str, face: str = "") -> int:
        """A space by `face/space`, or by its id on a face (default: the first of the plan)."""
        if "/" in name:
            face, name = name.split("/")
        return self.chapter.board.space(face or self.chapter.board.face_ids[self.chapter.board.tile_start[0]], name)

    def add_minion(self, kind: str, space: str, face: str = "") -> int:
        """Put a minion on the board; its card comes last on the track."""
        index = self.chapter.minion_ids.index(kind)
        figure = new_minion(self.game, index)
        assert figure >= 0, f"no {kind} left in the box"
        put(self.game, figure, self.space(space, face))
        for card in self.chapter.minion_cards[index][:2]:
            if card not in self.state.track:
                self.state.track.append(card)
        return figure

    def dice(self, *faces: str) -> Scene:
        """Append dice to the script: cheese, sword-star, sword-shield, sword-shield-star, bow, bow-star."""
        assert self.game.script is not None
        self.game.script.extend(FACE_NAMES.index(face) for face in faces)
        return self

    def choose(self, *answers: Any) -> Scene:
        """Append answers to the script of choices."""
        self.bot.script.extend(answers)
        return self

    def track(self, *names: str) -> Scene:
        """Lay the initiative track: hero ids and initiative card ids, top to bottom."""
        self.state.track = [self.card(name) for name in names]
        return self

    def card(self, name: str) -> int:
        """An initiative card by hero id or card id."""
        heroes = [self.chapter.hero_ids[hero] for hero in self.state.party]
        return heroes.index(name) if name in heroes else MICE + self.chapter.card_ids.index(name)

    def mouse(self, hero: str) -> int:
        """A mouse's slot."""
        return [self.chapter.hero_ids[one] for one in self.state.party].index(hero)

    def minion(self, kind: str, number: int = 0) -> int:
        """The slot of the n-th minion of a type on the board."""
        index = self.chapter.minion_ids.index(kind)
        slots = [s for s in range(MICE, self.chapter.figures) if self.state.kind[s] == index and self.state.pos[s] >= 0]
        return slots[number]

    def count(self, kind: str) -> int:
        """How many minions of a type are on the board."""
        index = self.chapter.minion_ids.index(kind)
        return sum(self.state.kind[s] == index and self.state.pos[s] >= 0 for s in range(MICE, self.chapter.figures))

    def give(self, hero: str, card: str, worn: bool = False) -> int:
        """Hand a search card to a mouse, into the pack or worn; party items go to the stash. Returns the copy."""
        copy_ = inventory.find_in_deck(self.game, self.chapter.search_ids.index(card))
        assert copy_ >= 0, f"{card} is not in the deck"
        self.state.deck.remove(copy_)
        if self.content.search_cards[card]["category"] == "party-item":
            inventory.to_stash(self.game, copy_)
        elif worn:
            for off in inventory.conflicts(self.game, self.mouse(hero), copy_) or []:
                inventory.take_off(self.game, self.mouse(hero), off)
                self.state.discard.append(off)
            inventory.wear(self.game, self.mouse(hero), copy_)
        else:
            inventory.to_pack(self.game, self.mouse(hero), copy_)
        return copy_

    def learn(self, hero: str, ability: str) -> None:
        """Give a mouse an ability card."""
        from engine.rulebook.abilities import take_ability

        take_ability(self.game, self.mouse(hero), self.chapter.ability_ids.index(ability))

    def afflict(self, figure: int, status: str) -> None:
        """Put a figure under a status."""
        statuses.gain_status(self.game, figure, self.chapter.status_ids.index(status))

    def has_status(self, figure: int, status: str) -> bool:
        """Whether a figure is under a status."""
        return bool(self.state.status[figure] >> self.chapter.status_ids.index(status) & 1)

    def at(self, figure: int) -> str:
        """Where a figure stands, as `face/space`."""
        return self.chapter.board.name(self.state.pos[figure])

    # -- acting ----------------------------------------------------------------------------------------------------

    def begin(self, name: str) -> Scene:
        """Begin a card's turn. A mouse's move die must be in the script; a minion's turn is played through."""
        begin_turn(self.game, self.card(name))
        return self

    def options(self, hero: str) -> list[int]:
        """A mouse's turn menu (its turn must have begun)."""
        return turn.menu(self.game, self.mouse(hero))

    def ops(self, hero: str) -> set[int]:
        """The operations in a mouse's menu: OP_SEARCH, OP_EXPLORE, …"""
        return {op_of(option) for option in self.options(hero)}

    def reach(self, hero: str) -> set[str]:
        """The space ids a mouse can move to."""
        moves = [first_of(option) for option in self.options(hero) if op_of(option) == OP_MOVE]
        return {self.chapter.board.space_ids[space] for space in moves}

    def act(self, hero: str, option: int) -> Scene:
        """Take an option from a mouse's menu, begun before."""
        assert (self.state.phase, self.state.current) == (IN_MENU, self.mouse(hero)), "begin the turn first"
        self.bot.script.insert(0, option)
        turn.step(self.game, self.mouse(hero))
        self.check()
        return self

    def move(self, hero: str, space: str) -> Scene:
        """Move to a space."""
        return self.act(hero, pack(OP_MOVE, self.space(space)))

    def attack(self, hero: str, kind: str, number: int = 0, weapon: int | None = None) -> Scene:
        """Attack with the first (or a given) weapon; opens the turn's menu, without a move die, if need be."""
        mouse = self.mouse(hero)
        if weapon is None:
            weapon = next(c for c in self.state.worn[mouse] if self.chapter.search_attack[self.chapter.copies[c]])
        if self.state.phase != IN_MENU or self.state.current != mouse:
            self._quiet_turn(mouse)
        return self.act(hero, pack(OP_BATTLE, weapon, self.minion(kind, number)))

    def use(self, hero: str, rule: str) -> Scene:
        """Use a rule offered in the menu (an action or free action), by the rule's name."""
        mouse = self.mouse(hero)
        if self.state.phase != IN_MENU or self.state.current != mouse:
            self._quiet_turn(mouse)
        for option in self.options(hero):
            if op_of(option) in (OP_ACTION, OP_FREE) and self.chapter.rules[first_of(option)].name == rule:
                return self.act(hero, option)
        raise AssertionError(f"{rule} is not offered to {hero}")

    def offered(self, hero: str, rule: str) -> bool:
        """Whether a rule is offered in a mouse's menu (begins the turn if need be, without a die)."""
        mouse = self.mouse(hero)
        if self.state.phase != IN_MENU or self.state.current != mouse:
            self._quiet_turn(mouse)
        return any(
            op_of(option) in (OP_ACTION, OP_FREE) and self.chapter.rules[first_of(option)].name == rule
            for option in self.options(hero)
        )

    def _quiet_turn(self, mouse: int) -> None:
        """Open a mouse's menu without a move die: it cannot move, has one action, and may use an ability."""
        self.state.turn += 1
        self.state.current = mouse
        self.state.phase = IN_MENU
        self.state.actions = 1
        self.state.can_move = self.state.moved = self.state.turn_over = False
        self.state.free_used = self.state.ability_used = 0

    def end_turn(self, hero: str) -> Scene:
        """End a mouse's turn."""
        return self.act(hero, 0)

    def step(self) -> Scene:
        """One step of the game's own loop."""
        step(self.game)
        self.check()
        return self

    def lay_initiative(self, kinds: list[str] | None = None, ambush: bool = False) -> Scene:
        """Establish initiative for new minion types."""
        establish(self.game, [self.chapter.minion_ids.index(kind) for kind in kinds or []], ambush)
        return self

    def check(self) -> None:
        """The invariants hold."""
        check(self.game)

    def log(self) -> list[str]:
        """What happened so far, one line each."""
        return self.trace.lines()

    def happened(self, what: str) -> bool:
        """Whether the trace holds an event of this name."""
        return any(event.what == what for event in self.trace.events)


def pick(kind: int, value: int) -> Any:
    """A scripted answer that also checks the kind of decision."""

    def answer(game: Game, decision: Decision) -> int:
        assert decision.kind == kind, f"expected decision kind {kind}, got {decision.kind}"
        return value

    return answer


MENU = TURN
