"""Compiling a whole chapter, once for all its games."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.compile.board import compile_board
from engine.compile.lines import add_lines
from engine.compile.names import add_names, add_source, mask_of
from engine.compile.needs import needs_of
from engine.compile.options import rule_options
from engine.compile.rules import Origin, RuleCompiler
from engine.records.bounds import GREATEST
from engine.records.chapter import (
    EVENT,
    MICE,
    PARTY_ITEM,
    Chapter,
    Ending,
    Goal,
    Room,
    SpecialSearch,
    Troop,
)
from engine.records.errors import ContentError, NotInChapter
from engine.records.options import UNLIMITED
from engine.runtime.codes import EVENT_NAMES
from engine.vocabulary.assemble.build import Builder
from engine.vocabulary.declare import OFFERS

if TYPE_CHECKING:
    from engine.compile.watch import Watch
    from engine.records.content import Content, Data
    from engine.records.functions import Run, Test
    from engine.records.touched import Touched
    from engine.vocabulary.assemble.naming import Place

PAGES = 6
OF_FIGURES = "figures"
"""What `of` says of a counter that every figure has for itself."""


def compile_chapter(
    content: Content,
    options: dict[str, Any] | None = None,
    errors: list[ContentError] | None = None,
    watch: Watch | None = None,
) -> Chapter:
    """Compile a chapter, which consists of data only (CH-2). `options` override the chapter's own rule options.

    The first error in its rules is raised; with a list for `errors`, all errors are added to it instead. `watch` names
    rules that are watched in games.
    """
    chapter = Chapter()
    data = content.chapter
    chapter.ident = data["id"]
    chapter.board = compile_board(content)
    add_names(chapter, content)
    _add_counters(chapter, data)
    traps_in_box = content.box.get("tokens", {}).get("mousetrap", UNLIMITED)
    chapter.options = rule_options(data.get("options", {}), options, traps_in_box)
    compiler = RuleCompiler(chapter, errors, watch)
    _ChapterFiller(chapter, content, compiler).fill()
    compiler.finish()
    add_lines(chapter)
    return chapter


def _add_counters(chapter: Chapter, data: Data) -> None:
    for name, counter in data.get("counters", {}).items():
        most = min(counter.get("max", GREATEST), GREATEST)
        start = min(max(counter.get("start", 0), 0), most)
        if counter.get("of") == OF_FIGURES:
            chapter.figure_counter_ids.append(name)
            chapter.figure_counter_start.append(start)
            chapter.figure_counter_max.append(most)
        else:
            chapter.counter_ids.append(name)
            chapter.counter_start.append(start)
            chapter.counter_max.append(most)
    chapter.token_ids.extend(data.get("tokens", {}))


def _place(content: Content, kind: str, ident: str) -> Place:
    return lambda path: content.where(kind, ident, path)


class _ChapterFiller:
    """Fills in the parts of a chapter that need names and builders."""

    def __init__(self, chapter: Chapter, content: Content, compiler: RuleCompiler) -> None:
        self.chapter = chapter
        self.content = content
        self.compiler = compiler
        self.data = content.chapter
        self.needs: list[Touched] = []

    def at(self, *prefix: str | int) -> Place:
        """Where a path within the chapter file is written."""
        return lambda path: self.content.where("chapter", self.data["id"], (*prefix, *path))

    def fill(self) -> None:
        self._areas()
        self._party()
        self._board()
        self._encounter_cards()
        self._rules()
        self._rooms()
        self._endings()

    def _builder(self, place: Place, face: int = -1) -> Builder:
        return self.compiler.builder(place, {}, face)

    def _areas(self) -> None:
        for face_id, room in self.data.get("rooms", {}).items():
            builder = self._builder(self.at("rooms", face_id))
            face = builder.face_number(face_id)
            for name, spaces in room.get("areas", {}).items():
                builder.path = ("areas", name)
                numbers = tuple(builder.space_number(space, face) for space in builder.parts(spaces))
                self.compiler.areas.setdefault(face, {})[name] = numbers

    def _party(self) -> None:
        chapter, party = self.chapter, self.data["party"]
        mice = party["mice"]
        chapter.mice_from, chapter.mice_to = (mice, mice) if isinstance(mice, int) else (mice["from"], mice["to"])
        builder = self._builder(self.at("party"))
        for key in ("required", "barred"):
            builder.path = (key,)
            named = builder.parts(party.get(key, []))
            heroes = tuple(builder.lookup(chapter.hero_ids, hero, "hero") for hero in named)
            setattr(chapter, key, heroes)
        chapter.end_page = self.data["end-page"]

    def _board(self) -> None:
        chapter, board = self.chapter, self.chapter.board
        flips: dict[str, Any] = {}
        for tile in self.content.tiles.values():
            for face in tile["faces"]:
                flips[face["id"]] = next((one["flip"] for one in face["spaces"] if "flip" in one), None)
        for name in board.face_ids:
            flip = flips[name]
            item = flip.get("item") if isinstance(flip, dict) else None
            builder = self._builder(self.at("plan"))
            board.flip_item.append(builder.lookup(chapter.search_ids, item, "search card") if item else -1)
            classes = flip.get("classes", []) if isinstance(flip, dict) else []
            board.flip_classes.append(mask_of(chapter.classes, classes))
        start = self.data["start"]
        builder = self._builder(self.at("start"))
        builder.path = ("face",)
        face = builder.face_number(start["face"])
        builder.path = ("spaces",) if "spaces" in start else ("space",)
        names = start.get("spaces") or [start["space"]]
        chapter.start_spaces = tuple(builder.space_number(name, face) for name in names)

    def troops(
        self, data: list[Data], place: Place, face: int, *prefix: str, of_card: bool = False
    ) -> tuple[Troop, ...]:
        """Minions to place, with the named spaces if given; those that a card places on absent tiles are left out."""
        builder = self._builder(place, face)

        def troop(index: int, one: Data) -> tuple[Troop, ...]:
            builder.path = (*prefix, index, "minion")
            kind = builder.lookup(self.chapter.minion_ids, one["minion"], "minion")
            builder.path = (*prefix, index, "at")
            try:
                spaces = builder.spaces(one.get("at"))
            except NotInChapter:
                if of_card:
                    return ()
                raise
            return ((kind, one.get("count", 1), bool(one.get("greedy", False)), spaces),)

        found: list[Troop] = []
        for index, one in enumerate(data):
            found += self.compiler.build_or_note(partial(troop, index, one), ())
        return tuple(found)

    def _encounter_cards(self) -> None:
        chapter = self.chapter
        wanted = self.data.get("encounters", {})
        decks, listed = wanted.get("decks", []), wanted.get("cards", [])
        for ident, data in sorted(self.content.encounter_cards.items()):
            index = len(chapter.encounter_ids)
            place = _place(self.content, "encounter-card", ident)
            chapter.encounter_ids.append(ident)
            pages = [
                self.troops(data["pages"].get(str(page), []), place, -1, "pages", str(page), of_card=True)
                for page in range(1, PAGES + 1)
            ]
            chapter.encounter_pages.append(pages)
            surge = self.troops(data.get("surge", []), place, -1, "surge", of_card=True)
            chapter.encounter_surge.append(surge)
            chapter.encounter_ambush.append(data.get("ambush", False))
            chapter.encounter_traps.append(data.get("mousetraps", False))
            if data["deck"] in decks or ident in listed:
                chapter.encounter_deck.append(index)

    def _rules(self) -> None:
        chapter, content, add = self.chapter, self.content, self.compiler.add

        def origin(source: int, kind: str, ident: str, *steps: str | int, owned: bool = True) -> Origin:
            return Origin(source, lambda path: content.where(kind, ident, (*steps, *path)), owned=owned)

        for i, ident in enumerate(chapter.status_ids):
            add(content.statuses[ident].get("rules", []), origin(chapter.status_source[i], "status", ident))
        for i, ident in enumerate(chapter.minion_ids):
            data = content.minions[ident]
            add(data.get("rules", []), origin(chapter.minion_source[i], "minion", ident))
            for number, (card, own) in enumerate(zip(chapter.minion_cards[i], data.get("cards", []), strict=False)):
                source = chapter.card_source[card - MICE]
                add(own.get("rules", []), origin(source, "minion", ident, "cards", number))
        for i, ident in enumerate(chapter.hero_ids):
            add(content.heroes[ident].get("rules", []), origin(chapter.hero_source[i], "hero", ident))
        for i, ident in enumerate(chapter.ability_ids):
            data = content.abilities[ident]
            here = origin(chapter.ability_source[i], "ability", ident)
            add(data.get("rules", []), replace(here, ability=i, cost=data.get("cost")))
        for i, ident in enumerate(chapter.search_ids):
            shared = chapter.search_category[i] in (PARTY_ITEM, EVENT)
            here = origin(chapter.search_source[i], "search-card", ident, owned=not shared)
            add(content.search_cards[ident].get("rules", []), replace(here, card=i))
        self._achievement_rules()
        source = add_source(chapter, f"chapter {chapter.ident}")
        add(self.data.get("rules", []), Origin(source, self.at(), owned=False))
        standing = [source]
        if chapter.options.individual_achievements:
            watched = zip(chapter.achievement_watch, chapter.achievement_individual, strict=True)
            standing += [watch for watch, individual in watched if individual]
        chapter.standing_sources = tuple(standing)

    def _achievement_rules(self) -> None:
        """Compile the rules of achievements for their holders, and those under `earned` for everyone (ACH)."""
        chapter, content = self.chapter, self.content
        inline = {one["id"]: (i, one) for i, one in enumerate(self.data.get("achievements", []))}
        for i, ident in enumerate(chapter.achievement_ids):
            if ident in inline:
                number, data = inline[ident]
                spot = self.at("achievements", number)
            else:
                data = content.achievements[ident]
                spot = _place(content, "achievement", ident)
            owned = chapter.achievement_individual[i]
            self.compiler.add(data.get("rules", []), Origin(chapter.achievement_source[i], spot, owned=owned))
            watch = add_source(chapter, f"achievement {ident}")
            chapter.achievement_watch.append(watch)
            self.compiler.add(data.get("earned", []), Origin(watch, spot, owned=False), "earned")

    def _rooms(self) -> None:
        chapter, board = self.chapter, self.chapter.board
        chapter.rooms = [Room() for _ in board.face_ids]
        sources = list(chapter.standing_sources)
        specials = 0
        for face_id, data in self.data.get("rooms", {}).items():
            face = board.face_ids.index(face_id)
            room = chapter.rooms[face]
            room.has_story = "story" in data
            self._encounter_of(room, data, face, face_id)
            if data.get("setup"):
                room.setup = self._effects(data["setup"], self.at("rooms", face_id, "setup"), face)
            specials = self._searches(room, data, face, face_id, specials)
            self._surge_of(room, data, face, face_id)
            source = add_source(chapter, f"room {face_id}")
            self.compiler.add(data.get("rules", []), Origin(source, self.at("rooms", face_id), face, owned=False))
            sources.append(source)
        chapter.standing_sources = tuple(sources)
        if self.data.get("setup"):
            start = board.space_face[chapter.start_spaces[0]]
            chapter.setup = self._effects(self.data["setup"], self.at("setup"), start)

    def _effects(self, data: list[Any], place: Place, face: int) -> Run | None:
        return self.compiler.build_or_note(lambda: self._builder(place, face).effects(data), None)

    def _encounter_of(self, room: Room, data: Data, face: int, face_id: str) -> None:
        encounter = data.get("encounter")
        if encounter is None:
            return
        room.states_encounter = True
        if isinstance(encounter, dict):
            place = self.at("rooms", face_id, "encounter", "place")
            room.troops = self.troops(encounter.get("place", []), place, face)
            room.ambush = encounter.get("ambush", False)
            room.mousetraps = encounter.get("mousetraps", False)

    def _surge_of(self, room: Room, data: Data, face: int, face_id: str) -> None:
        surge = data.get("surge")
        if surge is None:
            return
        room.has_surge = True
        if isinstance(surge, dict):
            room.surge_do = self._effects(surge["do"], self.at("rooms", face_id, "surge", "do"), face)
        else:
            room.surge_troops = self.troops(surge, self.at("rooms", face_id, "surge"), face)

    def _searches(self, room: Room, data: Data, face: int, face_id: str, first: int) -> int:
        found = []
        for number, one in enumerate(data.get("search", [])):
            builder = self._builder(self.at("rooms", face_id, "search", number), face)
            builder.path = ("card",)
            card = builder.lookup(self.chapter.search_ids, one["card"], "search card")
            where, builder.path = one.get("where", "anywhere"), ("where",)
            spaces = frozenset(builder.spaces(where) if where != "anywhere" else self.chapter.board.face_spaces[face])
            ident = one.get("id", f"{face_id}/{one['card']}")
            found.append(SpecialSearch(ident, face, card, spaces, one.get("once", True), first + number))
        room.searches = tuple(found)
        return first + len(found)

    def _endings(self) -> None:
        chapter, data = self.chapter, self.data
        listed = data.get("victories") or [{"id": "victory", "if": data["victory"]}]
        for index, one in enumerate(listed):
            prefix = ("victories", index, "if") if "victories" in data else ("victory",)
            builder = self._builder(self.at(*prefix))
            test = self._test(one["if"], builder)
            self.needs += builder.notes.reads
            ident = one.get("id", f"victory-{index + 1}")
            ending = Ending(ident, test, _face_of_victory(one["if"], chapter.board.face_ids))
            ending.parts = self._parts(one["if"], prefix)
            chapter.victories.append(ending)
        defeat = data.get("defeat", {})
        chapter.standard_defeat = defeat.get("standard", True)
        for index, one in enumerate(defeat.get("also", [])):
            test = self._test(one["if"], self._builder(self.at("defeat", "also", index, "if")))
            chapter.defeats.append(Ending(one.get("id", f"defeat-{index + 1}"), test))
        chapter.ends_by_place = not chapter.defeats and all(_depends_on_places_only(one["if"]) for one in listed)
        for index, one in enumerate(data.get("goals", [])):
            goal = self.compiler.build_or_note(partial(self._goal, one, self.at("goals", index)), None)
            chapter.goals += [goal] if goal is not None else []
        chapter.needs = needs_of(chapter, self.needs)

    def _test(self, data: Any, builder: Builder) -> Test:
        return self.compiler.build_or_note(lambda: builder.need(builder.conditions(data)), lambda game, ctx: False)

    def _parts(self, conditions: Any, prefix: tuple[str | int, ...]) -> tuple[Test, ...]:
        """Each single condition of some conditions as a test of its own; nothing if one of them has an error."""
        builder = self._builder(self.at(*prefix))
        try:
            return tuple(builder.need(builder.conditions(one)) for one in _single_conditions(conditions))
        except ContentError:
            return ()

    def _goal(self, data: Data, place: Place) -> Goal:
        builder = self._builder(place)
        builder.path = ("if",)
        builder.notes.negated = True  # a goal is for as long as its conditions hold: what ends them is needed
        goal = Goal(builder.conditions(data.get("if")))
        goal.reads = tuple(builder.notes.reads)
        builder.path = ()
        if isinstance(data.get("go"), list):
            builder.path = ("go",)
            goal.places = tuple(self._place_of(one, builder) for one in builder.parts(data["go"]))
        elif "go" in data:
            face = builder.face_number(data["go"]["face"])
            goal.faces = (face,)
            goal.spaces = tuple(builder.space_number(name, face) for name in data["go"].get("spaces", []))
        if "use" in data:
            names = data["use"] if isinstance(data["use"], list) else [data["use"]]
            builder.path = ("use",)
            goal.uses = tuple(self._offer(name, builder) for name in names)
            builder.path = ()
        if "kill" in data:
            goal.minion = builder.lookup(self.chapter.minion_ids, data["kill"], "minion")
        if "search" in data:
            goal.card = builder.lookup(self.chapter.search_ids, data["search"], "search card")
        if "token" in data:
            goal.token = builder.lookup(self.chapter.token_ids, data["token"], "token")
        return goal

    def _place_of(self, data: Data, builder: Builder) -> tuple[int, ...]:
        """The spaces of one of several places: those named, or all of the face."""
        face = builder.face_number(data["face"])
        names = data.get("spaces", [])
        return tuple(builder.space_number(name, face) for name in names) or self.chapter.board.face_spaces[face]

    def _offer(self, name: str, builder: Builder) -> int:
        """The number of a rule that a menu offers."""
        codes = [EVENT_NAMES.index(event) for event in OFFERS]
        offers = {rule.name: rule.index for rule in self.chapter.rules if rule.code in codes}
        if name not in offers:
            raise builder.unknown(list(offers), name, "action or free action")
        return offers[name]


def _single_conditions(conditions: Any) -> list[Any]:
    """The conditions of a map or a list of maps, one by one; those of `all` and `any`, too."""
    if isinstance(conditions, list):
        return [one for part in conditions for one in _single_conditions(part)]
    found: list[Any] = []
    for name, value in conditions.items() if isinstance(conditions, dict) else ():
        inner = value.get("of") if isinstance(value, dict) else value
        found += _single_conditions(inner) if name in ("all", "any") else [{name: value}]
    return found


def _depends_on_places_only(conditions: Any) -> bool:
    """Whether conditions depend only on where figures stand: `no-minions`, or `mice-at` with `face/space` names."""
    if not isinstance(conditions, dict) or not conditions.keys() <= {"no-minions", "mice-at"}:
        return False
    mice = conditions.get("mice-at", {})
    return isinstance(mice, dict) and mice.keys() <= {"at"} and "/" in str(mice.get("at", "/"))


def _face_of_victory(conditions: Any, faces: list[str]) -> int:
    """The face that conditions require all mice to be on; -1 if they name none."""
    mice = conditions.get("mice-at") if isinstance(conditions, dict) else None
    if not isinstance(mice, dict) or len(mice) != 1:
        return -1
    face = mice["face"] if "face" in mice else str(mice.get("at")).rpartition("/")[0]
    return faces.index(face) if face in faces else -1
