"""A compiled chapter: names turned into small ints, everything about place looked up in tables.

Made once by `engine.compile`, then only read, but for what games find out and all of them may remember: moves, ways,
initial states. All games of a chapter share it.

Numbering: mice have figure slots 0..5, minions the slots after them. Initiative cards are numbered the same way: 0..5
for the mice, then one or more per minion type. Spaces are numbered through all faces, so a space knows its face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.options import Options

if TYPE_CHECKING:
    from engine.records.functions import Run, Test
    from engine.records.rule import Rule
    from engine.records.state import State
    from engine.records.touched import Touched

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


class Crawl:
    """Where minions can go: the steps of the board, or those that rules have made of them for a time."""

    def __init__(self, near: list[tuple[int, ...]], steps: list[list[int]], reach: list[list[int]],
                 paths: list[dict[int, tuple[int, ...]]]) -> None:  # fmt: skip
        self.near = near  # per space: spaces one step away
        self.steps = steps  # per space: steps to each space of the face, or FAR
        self.reach = reach  # per space: the same for attacks, without links for movement alone
        self.paths = paths  # per space: the usual path to each goal, as far as it was asked for


class Board:
    """Tiles, faces, spaces and exits of a chapter."""

    def __init__(self) -> None:
        self.tile_ids: list[str] = []  # per tile: its id
        self.tile_faces: list[tuple[int, int]] = []  # per tile: its orange face and its blue face
        self.tile_start: list[int] = []  # per tile: the face that is up at the start
        self.tile_at: list[tuple[int, int]] = []  # per tile: column and row in the plan
        self.face_ids: list[str] = []  # per face: its id
        self.face_tile: list[int] = []  # per face: the tile it belongs to
        self.face_colour: list[int] = []  # per face: ORANGE or BLUE
        self.face_spaces: list[tuple[int, ...]] = []  # per face: its spaces
        self.face_entries: list[tuple[int, ...]] = []  # per face: the spaces where minions enter
        self.face_traps: list[tuple[int, ...]] = []  # per face: the spaces marked for mousetraps
        self.face_flip: list[int] = []  # per face: its flip space, or -1
        self.face_exits: list[tuple[int, ...]] = []  # per face: its exits
        self.flip_item: list[int] = []  # per face: the search card that a flip needs, or -1
        self.flip_classes: list[int] = []  # per face: the classes that can flip it, as bits; 0 is all
        self.space_ids: list[str] = []  # per space: its id
        self.space_face: list[int] = []  # per space: its face
        self.space_first: list[int] = []  # per space: the first space of its face; local numbers start there
        self.space_kind: list[int] = []  # per space: NORMAL, WATER or SPECIAL_AREA
        self.space_at: list[tuple[float, float]] = []  # per space: its place on the tile, 0 to 100
        self.space_no_minions: list[bool] = []  # per space: whether no minion may stand there
        self.space_red_edge: list[bool] = []  # per space: whether it is a special area behind a red line
        self.space_exits: list[tuple[int, ...]] = []  # per space: the exits beside it
        self.current_to: list[int] = []  # per space: where the current leads, STILL or OFF_TILE
        self.against_current: list[frozenset[int]] = []  # per space: neighbours that lie against the current
        self.steps: list[tuple[tuple[int, int], ...]] = []  # per space: where a mouse's step leads, with its cost
        self.near_mouse: list[tuple[int, ...]] = []  # per space: spaces one step of a mouse away
        self.beside: list[list[bool]] = []  # per space: for each space of the face, whether it is the same or adjacent
        self.near_bits: list[int] = []  # per space: spaces that a step of cost 1 leads to, as local bits
        self.uphill_bits: list[int] = []  # per space: spaces that a dearer step leads to, as local bits
        self.face_water: list[int] = []  # per face: its water, as local bits
        self.face_steep: list[int] = []  # per face: spaces with a dearer step, as local bits
        # filled while games are played, see `engine.rulebook.routes` and `minion_ways`
        self.moves: list[dict[int, list[int]]] = []  # per space: where moves lead, by allowance and obstacles
        self.ways: list[dict[int, list[int]]] = []  # per space: the dry way to each goal
        self.zones: list[list[int]] = []  # per space: spaces within each distance, as bits
        self.paths: list[dict[int, tuple[int, ...]]] = []  # per space: the usual path of minions to each goal
        self.listed: list[dict[int, list[int]]] = []  # per face: the spaces of each mask, listed
        self.near_minion: list[tuple[int, ...]] = []  # per space: spaces one step of a minion away
        self.near_red: list[tuple[int, ...]] = []  # per space: neighbours across a red line
        self.dist_mouse: list[list[int]] = []  # per space: steps of a mouse to each space of the face, or FAR
        self.dist_minion: list[list[int]] = []  # per space: steps of a minion to each space of the face, or FAR
        self.crawl = Crawl(
            self.near_minion, self.dist_minion, self.dist_minion, self.paths
        )  # the usual steps of minions
        self.crawls: dict[tuple[int, ...], Crawl] = {}  # what rules make of them, see `rulebook.crawling`
        self.sight: list[int] = []  # per space: spaces it sees, as local bits
        self.straight: list[int] = []  # per space: spaces no rock or wall divides from it, as local bits
        self.space_one_way: list[bool] = []  # per space: whether the chapter joins it to a single other space
        self.exit_face: list[int] = []  # per exit: its face
        self.exit_edge: list[str] = []  # per exit: edge and place on it, such as N@0.5
        self.exit_colour: list[int] = []  # per exit: ORANGE or BLUE
        self.exit_spaces: list[tuple[int, ...]] = []  # per exit: the spaces beside it
        self.exit_to: list[int] = []  # per exit: the exit it leads to, or -1

    def space(self, face_id: str, space_id: str) -> int:
        """The number of a space named by face and id."""
        for space in self.face_spaces[self.face_ids.index(face_id)]:
            if self.space_ids[space] == space_id:
                return space
        raise KeyError(f"face {face_id!r} has no space {space_id!r}")

    def __repr__(self) -> str:
        sizes = f"{len(self.tile_ids)} tiles, {len(self.face_ids)} faces, {len(self.space_ids)} spaces"
        return f"<Board: {sizes}, {len(self.exit_face)} exits>"

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
    `parts`: the single conditions of a victory, which tell how much of it is fulfilled.
    """

    def __init__(self, ident: str, test: Test, face: int = -1) -> None:
        self.ident = ident
        self.test = test
        self.face = face
        self.line = -1
        self.parts: tuple[Test, ...] = ()


class Choosing:
    """A `choose`: the rule it is in (or -1), and for each option what it may change, where it is written, its text."""

    def __init__(self) -> None:
        self.rule = -1
        self.changes: list[tuple[Touched, ...]] = []
        self.places: list[str] = []
        self.texts: list[str] = []
        self.does: list[str] = []  # per option: its effects as they are written, to compare options


class WrittenEffect:
    """An effect of the content: its word, where it is written, and the rule it is in (-1: a setup or a surge)."""

    def __init__(self, word: str, where: str) -> None:
        self.word = word
        self.where = where
        self.rule = -1


class Goal:
    """Where the chapter's data says a party should head; bots read it."""

    def __init__(self, test: Test | None) -> None:
        self.test = test
        self.reads: tuple[Touched, ...] = ()
        self.spaces: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.places: tuple[tuple[int, ...], ...] = ()  # one mouse in each
        self.uses: tuple[int, ...] = ()  # rules to use, each by another mouse
        self.minion = -1
        self.card = -1
        self.token = -1


class Chapter:
    """Everything a game of one chapter needs to know."""

    def __init__(self) -> None:
        self.ident = ""  # the chapter's id
        self.board = Board()  # tiles, faces, spaces and exits
        self.options = Options()  # rule options
        self.end_page = 6  # the page of the end marker
        self.mice_from = 4  # the fewest mice
        self.mice_to = 4  # the most mice
        self.required: tuple[int, ...] = ()  # heroes that must play
        self.barred: tuple[int, ...] = ()  # heroes that must not play
        self.start_spaces: tuple[int, ...] = ()  # where the mice start
        self.setup: Run | None = None  # the effects of the chapter's setup
        self.rooms: list[Room] = []  # per face: what the chapter says about it
        self.victories: list[Ending] = []  # ways to win
        self.defeats: list[Ending] = []  # ways to lose besides the standard ones
        self.standard_defeat = True  # whether time and the capture of all mice lose the game
        self.ends_by_place = False  # whether victory depends on nothing but who stands where
        self.goals: list[Goal] = []  # where parties should head, in order
        self.classes: list[str] = []  # names of classes; masks of classes number them
        self.hero_ids: list[str] = []  # per hero: the id
        self.hero_stats: list[list[int]] = []  # per hero: battle, defence, lore, move
        self.hero_life: list[int] = []  # per hero: the wounds that capture it
        self.hero_classes: list[int] = []  # per hero: classes, as bits
        self.hero_cards: list[tuple[int, ...]] = []  # per hero: search cards at the start
        self.hero_source: list[int] = []  # per hero: the source of its rules
        self.hero_abilities: list[int] = []  # per hero: abilities it can take, as bits
        self.tags: list[str] = []  # names of tags of minions
        self.minion_ids: list[str] = []  # per minion type: the id
        self.minion_life: list[int] = []  # per minion type: the wounds that defeat it
        self.minion_size: list[int] = []  # per minion type: SMALL, LARGE or NO_ROOM
        self.minion_bulk: list[int] = []  # per minion type: how much room it takes of ROOM
        self.minion_tags: list[int] = []  # per minion type: tags, as bits
        self.minion_boss: list[bool] = []  # per minion type: whether it is a boss
        self.minion_wheel: list[bool] = []  # per minion type: whether its cheese goes onto the wheel
        self.minion_pool: list[int] = []  # per minion type: the pool its figures come from
        self.minion_token: list[int] = []  # per minion type: the pool of tokens that stand for figures, or -1
        self.minion_cards: list[tuple[int, ...]] = []  # per minion type: initiative cards
        self.minion_ranged: list[bool] = []  # per minion type: whether it attacks from afar
        self.minion_source: list[int] = []  # per minion type: the source of its rules
        self.card_ids: list[str] = []  # per minion card: the id
        self.card_minion: list[int] = []  # per minion card: the minion type
        self.card_battle: list[int] = []  # per minion card: battle dice
        self.card_defence: list[int] = []  # per minion card: defence dice
        self.card_life: list[int] = []  # per minion card: wounds it takes (bosses)
        self.card_ranged: list[bool] = []  # per minion card: whether the attack is ranged
        self.card_behaviour: list[int] = []  # per minion card: BEHAVE_NORMAL, BEHAVE_CHASE or BEHAVE_POUNCE
        self.card_source: list[int] = []  # per minion card: the source of its rules
        self.pool_ids: list[str] = []  # per pool of figures: the id
        self.pool_size: list[int] = []  # per pool of figures: how many there are
        self.figures = MICE  # how many figure slots a game has
        self.search_ids: list[str] = []  # per search card: the id
        self.search_category: list[int] = []  # per search card: WEAPON to PARTY_ITEM
        self.search_slot: list[int] = []  # per search card: where it is worn, an index of SLOTS
        self.search_paws: list[int] = []  # per search card: how many paws hold it
        self.search_attack: list[int] = []  # per search card: NO_ATTACK, MELEE or RANGED
        self.search_stats: list[list[int]] = []  # per search card: what it adds to each of STATS
        self.search_type: list[str] = []  # per search card: the type of weapon
        self.search_classes: list[int] = []  # per search card: classes that can use it, as bits; 0 is no limit
        self.search_heroes: list[int] = []  # per search card: heroes that can use it, as bits; 0 is no limit
        self.search_needs: list[list[tuple[int, int]]] = []  # per search card: stats it needs, each with its least
        self.search_tags: list[tuple[str, ...]] = []  # per search card: its tags
        self.search_source: list[int] = []  # per search card: the source of its rules
        self.search_token: list[int] = []  # per search card: the token that stands for it on the board, or -1
        self.trap_classes = 0  # classes that mousetraps spare, as bits
        self.copies: list[int] = []  # per physical card of the search deck: its search card
        self.ability_ids: list[str] = []  # per ability: the id
        self.ability_source: list[int] = []  # per ability: the source of its rules
        self.status_ids: list[str] = []  # per status: the id
        self.status_forbids: list[int] = []  # per status: what it forbids, as bits
        self.status_recover: list[int] = []  # per status: dice of the recovery, AUTOMATIC or NEVER
        self.status_takes_move = 0  # statuses that take a whole move to end, as bits
        self.status_turns_minion = 0  # statuses under which a mouse acts as a minion, as bits
        self.status_spares_large: list[bool] = []  # per status: whether large minions are immune
        self.status_source: list[int] = []  # per status: the source of its rules
        self.achievement_ids: list[str] = []  # per achievement: the id
        self.achievement_individual: list[bool] = []  # per achievement: whether a single mouse holds it
        self.achievement_source: list[int] = []  # per achievement: the source of its holder's rules
        self.achievement_watch: list[int] = []  # per achievement: the source of the rules by which it is earned
        self.encounter_ids: list[str] = []  # per encounter card: the id
        self.encounter_pages: list[list[tuple[Troop, ...]]] = []  # per encounter card: minions by page
        self.encounter_surge: list[tuple[Troop, ...]] = []  # per encounter card: minions of a surge
        self.encounter_ambush: list[bool] = []  # per encounter card: whether minions act first
        self.encounter_traps: list[bool] = []  # per encounter card: whether it sets mousetraps
        self.encounter_deck: list[int] = []  # the encounter cards in the deck
        self.counter_ids: list[str] = []  # per counter: the name
        self.counter_start: list[int] = []  # per counter: the value at the start
        self.counter_max: list[int] = []  # per counter: the highest value
        self.figure_counter_ids: list[str] = []  # per counter of figures: the name
        self.figure_counter_start: list[int] = []  # per counter of figures: the value of a new figure
        self.figure_counter_max: list[int] = []  # per counter of figures: the highest value
        self.token_ids: list[str] = []  # per token: the name
        self.rules: list[Rule] = []  # all rules; a rule's index is its place here
        self.handlers: list[list[Rule]] = []  # per event or modifier: the rules that answer it
        self.rules_by_space_mice: list[list[int]] = []  # per event and space: rules a mouse there triggers
        self.rules_by_space_minions: list[list[int]] = []  # the same for a minion
        self.token_rules: list[int] = []  # per event: rules that answer only where a token lies, as bits
        self.forbid_rules: list[int] = []  # per thing that can be forbidden: rules that forbid it, as bits
        self.allow_rules: list[int] = []  # per thing that can be allowed: rules that allow it, as bits
        self.source_ids: list[str] = []  # per source of rules: what it is, a kind and an id
        self.source_rules: list[list[Rule]] = []  # per source of rules: its rules
        self.standing_sources: tuple[int, ...] = ()  # sources whose rules hold from the start
        self.choices: list[Choosing] = []  # every `choose`; the place in this list is its number
        self.tosses: list[str] = []  # the place of every test and coin flip
        self.effects: list[WrittenEffect] = []  # every effect; the place in this list is its number
        self.needs: tuple[Touched, ...] = ()  # what victories and goals need, and the rules that bring it about
        self.limits = 0  # how many counters of uses `State.used` has
        self.lines: list[tuple[str, str]] = []  # per line of coverage: kind and name
        self.face_line: list[int] = []  # per face: its line of coverage
        self.exit_line: list[int] = []  # per exit: its line of coverage, or -1
        self.flip_line: list[int] = []  # per face: the line of coverage of its flip, or -1
        self.encounter_line: list[int] = []  # per encounter card: its line of coverage
        self.encounter_surge_line: list[int] = []  # per encounter card: the line of coverage of its surge
        self.search_line: list[int] = []  # per search card: its line of coverage
        self.search_use_line: list[int] = []  # per search card: the line of coverage of its use
        self.ability_line: list[int] = []  # per ability: its line of coverage
        self.achievement_line: list[int] = []  # per achievement: its line of coverage
        self.initial_states: dict[
            tuple[int, ...], State
        ] = {}  # per party: the table before any choice, kept by `rulebook.setup`

    def __repr__(self) -> str:
        return f"<compiled Chapter {self.ident}: {len(self.board.face_ids)} faces, {len(self.rules)} rules>"
