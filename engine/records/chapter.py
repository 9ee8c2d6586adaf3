"""A compiled chapter: names turned into small ints, everything about place looked up in tables.

Made once by `engine.compile`, then only read, but for what games find out and all of them may remember: moves, ways,
initial states. All games of a chapter share it.

Numbering: mice have figure slots 0..5, minions the slots after them. Initiative cards are numbered the same way: 0..5
for the mice, then one or more per minion type. Spaces are numbered through all faces, so a space knows its face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.records.functions import Run, Test
    from engine.records.rule import Rule
    from engine.records.state import State

MICE: Final = 6
"""Figure slots (and initiative cards) kept for mice."""

NORMAL: Final = 0
WATER: Final = 1
SPECIAL_AREA: Final = 2

SMALL: Final = 0
LARGE: Final = 1
NO_ROOM: Final = 2

ROOM: Final = 4
"""Small figures a space holds (MOVE-5)."""

FAR: Final = 99
"""The distance of what cannot be reached."""

ORANGE: Final = 0
BLUE: Final = 1

NO_ATTACK: Final = 0
MELEE: Final = 1
RANGED: Final = 2

BEHAVE_NORMAL: Final = 0
BEHAVE_CHASE: Final = 1
BEHAVE_POUNCE: Final = 2

STATS: Final = ("battle", "defence", "lore", "move")
BATTLE: Final = 0
DEFENCE: Final = 1
LORE: Final = 2
MOVE: Final = 3

CATEGORIES: Final = ("weapon", "armour", "accessory", "scroll", "item", "trick", "event", "party-item")
WEAPON: Final = 0
ARMOUR: Final = 1
ACCESSORY: Final = 2
SCROLL: Final = 3
ITEM: Final = 4
TRICK: Final = 5
EVENT: Final = 6
PARTY_ITEM: Final = 7

SLOTS: Final = ("none", "paw", "head", "body", "back", "accessory", "tail")
PAW_SLOT: Final = 1

STILL: Final = -1
OFF_TILE: Final = -2
"""Where a current leads that is none, and one that carries a mouse off its tile (WATER-4)."""


class Board:
    """Tiles, faces, spaces and exits of a chapter."""

    __slots__ = tuple(
        (
            "tile_ids tile_faces tile_start tile_at face_ids face_tile face_colour face_spaces face_entries "
            "face_traps face_flip face_exits flip_item flip_classes space_ids space_face space_first space_kind "
            "space_at space_no_minions space_red_edge space_exits current_to against_current steps near_mouse beside "
            "near_bits uphill_bits face_water face_steep moves ways zones paths listed near_minion near_red "
            "dist_mouse dist_minion sight exit_face exit_edge exit_colour exit_spaces exit_to"
        ).split()
    )

    def __init__(self) -> None:
        self.tile_ids: list[str] = []
        self.tile_faces: list[tuple[int, int]] = []
        self.tile_start: list[int] = []
        self.tile_at: list[tuple[int, int]] = []
        self.face_ids: list[str] = []
        self.face_tile: list[int] = []
        self.face_colour: list[int] = []
        self.face_spaces: list[tuple[int, ...]] = []
        self.face_entries: list[tuple[int, ...]] = []
        self.face_traps: list[tuple[int, ...]] = []
        self.face_flip: list[int] = []
        self.face_exits: list[tuple[int, ...]] = []
        self.flip_item: list[int] = []
        self.flip_classes: list[int] = []
        self.space_ids: list[str] = []
        self.space_face: list[int] = []
        self.space_first: list[int] = []
        self.space_kind: list[int] = []
        self.space_at: list[tuple[float, float]] = []
        self.space_no_minions: list[bool] = []
        self.space_red_edge: list[bool] = []
        self.space_exits: list[tuple[int, ...]] = []
        self.current_to: list[int] = []
        self.against_current: list[frozenset[int]] = []
        self.steps: list[tuple[tuple[int, int], ...]] = []
        self.near_mouse: list[tuple[int, ...]] = []
        self.beside: list[list[bool]] = []
        self.near_bits: list[int] = []
        self.uphill_bits: list[int] = []
        self.face_water: list[int] = []
        self.face_steep: list[int] = []
        # found once and remembered, per space or face: see `engine.rulebook.routes` and `minion_ways`
        self.moves: list[dict[int, list[int]]] = []
        self.ways: list[dict[int, list[int]]] = []
        self.zones: list[list[int]] = []
        self.paths: list[dict[int, tuple[int, ...]]] = []
        self.listed: list[dict[int, list[int]]] = []
        self.near_minion: list[tuple[int, ...]] = []
        self.near_red: list[tuple[int, ...]] = []
        self.dist_mouse: list[list[int]] = []
        self.dist_minion: list[list[int]] = []
        self.sight: list[int] = []
        self.exit_face: list[int] = []
        self.exit_edge: list[str] = []
        self.exit_colour: list[int] = []
        self.exit_spaces: list[tuple[int, ...]] = []
        self.exit_to: list[int] = []

    def space(self, face_id: str, space_id: str) -> int:
        """The number of a space named by face and id."""
        for space in self.face_spaces[self.face_ids.index(face_id)]:
            if self.space_ids[space] == space_id:
                return space
        raise KeyError(f"face {face_id!r} has no space {space_id!r}")

    def name(self, space: int) -> str:
        """A space in words: `kitchen/a1`."""
        return "off the board" if space < 0 else f"{self.face_ids[self.space_face[space]]}/{self.space_ids[space]}"


class SpecialSearch:
    """A chapter's special search (SEARCH-4)."""

    def __init__(self, ident: str, face: int, card: int, spaces: frozenset[int], once: bool, index: int) -> None:
        self.ident = ident
        self.face = face
        self.card = card
        self.spaces = spaces
        self.once = once
        self.index = index
        self.line = -1


Troop = tuple[int, int, bool, tuple[int, ...]]
"""Minions called for: type, count, greedy, named spaces (empty: by the placement rules)."""


class Room:
    """What a chapter says about one face."""

    def __init__(self) -> None:
        self.has_story = False
        self.story_line = -1
        self.surge_line = -1
        self.states_encounter = False
        self.troops: tuple[Troop, ...] = ()
        self.ambush = False
        self.mousetraps = False
        self.setup: Run | None = None
        self.searches: tuple[SpecialSearch, ...] = ()
        self.has_surge = False
        self.surge_troops: tuple[Troop, ...] = ()
        self.surge_do: Run | None = None


class Ending:
    """A way to win or lose that the chapter names.

    `face`: where some mouse must stand for it to hold, so that it is not tested while no mouse is there; or -1.
    """

    def __init__(self, ident: str, test: Test, face: int = -1) -> None:
        self.ident = ident
        self.test = test
        self.face = face
        self.line = -1


class Goal:
    """Where the chapter's data says a party should head; bots read it."""

    def __init__(self, test: Test | None) -> None:
        self.test = test
        self.spaces: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.minion = -1
        self.card = -1
        self.token = -1


UNLIMITED: Final = -1
"""As many mousetraps as there are marks (TRAP-4)."""


class Options:
    """Rule options, with the catalogue's defaults."""

    def __init__(self) -> None:
        self.mousetraps = UNLIMITED
        self.abilities_per_turn = False
        self.placement_overflow = True
        self.searches_per_tile = False
        self.individual_achievements = False


class Chapter:
    """Everything a game of one chapter needs to know."""

    __slots__ = tuple(
        (
            "ident board options end_page mice_from mice_to required barred start_spaces setup rooms victories "
            "defeats standard_defeat ends_by_place goals classes hero_ids hero_stats hero_life hero_classes "
            "hero_cards hero_source hero_abilities tags minion_ids minion_life minion_size minion_bulk minion_tags "
            "minion_boss minion_wheel minion_pool minion_token minion_cards minion_ranged minion_source card_ids "
            "card_minion card_battle card_defence card_life card_ranged card_behaviour card_source pool_ids pool_size "
            "figures search_ids search_category search_slot search_paws search_attack search_stats search_type "
            "search_classes search_heroes search_needs search_tags search_source search_token trap_classes copies "
            "ability_ids ability_source status_ids status_forbids status_recover status_takes_move "
            "status_turns_minion status_spares_large status_source achievement_ids achievement_individual "
            "achievement_source achievement_watch encounter_ids encounter_pages encounter_surge encounter_ambush "
            "encounter_traps encounter_deck counter_ids counter_start counter_max token_ids rules handlers "
            "rules_by_space_mice rules_by_space_minions token_rules forbid_rules allow_rules source_ids source_rules "
            "standing_sources limits lines face_line exit_line flip_line encounter_line encounter_surge_line "
            "search_line search_use_line ability_line achievement_line initial_states"
        ).split()
    )

    def __init__(self) -> None:
        self.ident = ""
        self.board = Board()
        self.options = Options()
        self.end_page = 6
        self.mice_from = 4
        self.mice_to = 4
        self.required: tuple[int, ...] = ()
        self.barred: tuple[int, ...] = ()
        self.start_spaces: tuple[int, ...] = ()
        self.setup: Run | None = None
        self.rooms: list[Room] = []
        self.victories: list[Ending] = []
        self.defeats: list[Ending] = []
        self.standard_defeat = True
        self.ends_by_place = False
        self.goals: list[Goal] = []
        # heroes
        self.classes: list[str] = []
        self.hero_ids: list[str] = []
        self.hero_stats: list[list[int]] = []
        self.hero_life: list[int] = []
        self.hero_classes: list[int] = []
        self.hero_cards: list[tuple[int, ...]] = []
        self.hero_source: list[int] = []
        self.hero_abilities: list[int] = []
        # minions and their initiative cards
        self.tags: list[str] = []
        self.minion_ids: list[str] = []
        self.minion_life: list[int] = []
        self.minion_size: list[int] = []
        self.minion_bulk: list[int] = []
        self.minion_tags: list[int] = []
        self.minion_boss: list[bool] = []
        self.minion_wheel: list[bool] = []
        self.minion_pool: list[int] = []
        self.minion_token: list[int] = []
        self.minion_cards: list[tuple[int, ...]] = []
        self.minion_ranged: list[bool] = []
        self.minion_source: list[int] = []
        self.card_ids: list[str] = []
        self.card_minion: list[int] = []
        self.card_battle: list[int] = []
        self.card_defence: list[int] = []
        self.card_life: list[int] = []
        self.card_ranged: list[bool] = []
        self.card_behaviour: list[int] = []
        self.card_source: list[int] = []
        self.pool_ids: list[str] = []
        self.pool_size: list[int] = []
        self.figures = MICE
        # search cards: definitions, and the physical copies that point at them
        self.search_ids: list[str] = []
        self.search_category: list[int] = []
        self.search_slot: list[int] = []
        self.search_paws: list[int] = []
        self.search_attack: list[int] = []
        self.search_stats: list[list[int]] = []
        self.search_type: list[str] = []
        self.search_classes: list[int] = []
        self.search_heroes: list[int] = []
        self.search_needs: list[list[tuple[int, int]]] = []
        self.search_tags: list[tuple[str, ...]] = []
        self.search_source: list[int] = []
        self.search_token: list[int] = []
        self.trap_classes = 0
        self.copies: list[int] = []
        # abilities, statuses, achievements
        self.ability_ids: list[str] = []
        self.ability_source: list[int] = []
        self.status_ids: list[str] = []
        self.status_forbids: list[int] = []
        self.status_recover: list[int] = []
        self.status_takes_move = 0  # which ones do, as bits
        self.status_turns_minion = 0
        self.status_spares_large: list[bool] = []
        self.status_source: list[int] = []
        self.achievement_ids: list[str] = []
        self.achievement_individual: list[bool] = []
        self.achievement_source: list[int] = []
        self.achievement_watch: list[int] = []
        # encounters
        self.encounter_ids: list[str] = []
        self.encounter_pages: list[list[tuple[Troop, ...]]] = []
        self.encounter_surge: list[tuple[Troop, ...]] = []
        self.encounter_ambush: list[bool] = []
        self.encounter_traps: list[bool] = []
        self.encounter_deck: list[int] = []
        # rule language
        self.counter_ids: list[str] = []
        self.counter_start: list[int] = []
        self.counter_max: list[int] = []
        self.token_ids: list[str] = []
        self.rules: list[Rule] = []
        self.handlers: list[list[Rule]] = []
        self.rules_by_space_mice: list[list[int]] = []
        self.rules_by_space_minions: list[list[int]] = []
        self.token_rules: list[int] = []
        self.forbid_rules: list[int] = []
        self.allow_rules: list[int] = []
        self.source_ids: list[str] = []
        self.source_rules: list[list[Rule]] = []
        self.standing_sources: tuple[int, ...] = ()
        self.limits = 0
        # what a game can reach, for coverage: kind and name per line
        self.lines: list[tuple[str, str]] = []
        self.face_line: list[int] = []
        self.exit_line: list[int] = []
        self.flip_line: list[int] = []
        self.encounter_line: list[int] = []
        self.encounter_surge_line: list[int] = []
        self.search_line: list[int] = []
        self.search_use_line: list[int] = []
        self.ability_line: list[int] = []
        self.achievement_line: list[int] = []
        # the states before any choice, by party: remembered by `setup`
        self.initial_states: dict[tuple[int, ...], State] = {}
