"""The whole position of a game: ints and lists of ints, nothing else.

No reference into content, no log, no generator object: a copy is a handful of list copies, a state can be pickled, and
a turn's progress is in it, so that a game can be copied and resumed at any turn menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE

if TYPE_CHECKING:
    from engine.records.chapter import Chapter

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
STALLED: Final = 3
OUTCOMES: Final = ("playing", "won", "lost", "stalled")

BETWEEN_TURNS: Final = 0
IN_MENU: Final = 1


class State:
    """One position. Field by field what the table would show, and how far the current turn has come."""

    # chance, clock and outcome
    rng: int  # the state of the dice
    streams: list[int]  # per stream of chance: a generator of its own, where they are measured; else empty
    round: int  # the round, from 1
    turn: int  # turns taken so far
    page: int  # the page of the hourglass
    end_page: int  # the page of the end marker
    wheel: int  # cheese on the minion cheese wheel
    outcome: int  # PLAYING, WON, LOST or STALLED
    reason: str  # why the game ended
    # figures: slot -> where it stands and what it suffers
    mice: int  # how many mice play
    party: list[int]  # per mouse: its hero
    pos: list[int]  # per figure: its space, or -1
    kind: list[int]  # per figure: the hero or minion type, or -1
    wounds: list[int]  # per figure: wounds
    poison: list[int]  # per figure: wounds by poison
    status: list[int]  # per figure: statuses, as bits
    cheese: list[int]  # per mouse: cheese
    captured: int  # mice in captivity, as bits
    times_captured: list[int]  # per mouse: how often it was captured
    felled: list[int]  # per mouse: minions of each type it defeated, packed
    # who stands on a space and on a face, as bit masks of figures, and how much room is taken
    mice_at: list[int]  # per space: mice there, as bits of figures
    minions_at: list[int]  # per space: minions there, as bits of figures
    load: list[int]  # per space: how much room is taken
    mice_on: list[int]  # per face: mice there, as bits of figures
    minions_on: list[int]  # per face: minions there, as bits of figures
    minions: int  # minions on the board, as bits of figures
    pool_left: list[int]  # per pool of figures: how many are left
    greedy: int  # minion types placed as greedy, as bits
    # initiative
    track: list[int]  # initiative cards in order
    acted: int  # cards that have had their turn this round, as bits
    round_over: bool  # whether the round ends with this turn, whoever has not acted
    attacked: int  # mice that were attacked in this minion turn, as bits
    card_wounds: list[int]  # per initiative card: wounds (bosses)
    # board
    face_up: list[int]  # per tile: the face that is up
    entered: int  # faces the party has been on, as bits
    searched: list[int]  # per mouse: faces it has searched, as bits
    special_taken: int  # special searches that were taken, as bits
    traps: list[int]  # spaces with a mousetrap
    tokens: list[int]  # per token on the board: its token
    token_at: list[int]  # per token on the board: its space
    bridges: list[int]  # spaces that rules have linked, in pairs
    threads: list[int]  # those of them that are linked for movement alone, in pairs
    closed: list[int]  # spaces between which rules have closed the way, in pairs
    minion_lines: list[int]  # what rules have linked or closed for minions: LINKED, TIED or SHUT, and two spaces
    closed_exits: int  # exits that rules have closed, as bits
    # cards
    deck: list[int]  # the search deck, copies of cards
    discard: list[int]  # the search discard pile
    stash: list[int]  # party items in play
    removed: list[int]  # search cards out of the game
    pack: list[list[int]]  # per mouse: cards in the pack
    worn: list[list[int]]  # per mouse: cards it wears
    loot: list[int]  # search cards that minions have taken
    loot_of: list[int]  # per such card: the minion
    gear: list[int]  # per mouse and stat: what worn cards add
    abilities: list[int]  # per mouse: abilities it has, as bits
    encounters: list[int]  # the encounter deck
    encounter_discard: list[int]  # the encounter discard pile
    encounter_up: int  # the encounter card that lies open, or -1
    # the turn that is being taken
    phase: int  # BETWEEN_TURNS or IN_MENU
    current: int  # the initiative card whose turn it is
    allowance: int  # move points left
    can_move: bool  # whether the mouse may still move
    moved: bool  # whether the mouse has moved
    actions: int  # actions left
    free_used: int  # free actions that were used this turn, as bits
    ability_used: int  # mice that used an ability this turn, as bits
    turn_over: bool  # whether an effect has ended the turn
    # the rule language
    counters: list[int]  # per counter: its value
    figure_counters: list[int]  # per figure and counter of figures: its value
    achieved: list[int]  # per achievement: 0, or 1 and the mouse that earned it; 1 + MICE is the party
    owners: list[int]  # per source of rules: figures that own it, as bits
    active: list[int]  # per event or modifier: rules that are in play, as bits
    rules_by_figure: list[tuple[int, ...]]  # per event and figure: rules the figure can trigger, as bits
    used: list[int]  # per counter of uses: uses within the limit's span
    lasting: list[tuple[int, int, int, int]]  # rules for a time: source, figure, until, card or face that ends it

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        """Fields are filled by `empty_state` or `copy`: a state is never made half."""

    def copy(self) -> State:
        """A copy that shares nothing that can change."""
        new = State()
        new.rng = self.rng
        new.streams = self.streams[:]
        new.round = self.round
        new.turn = self.turn
        new.page = self.page
        new.end_page = self.end_page
        new.wheel = self.wheel
        new.outcome = self.outcome
        new.reason = self.reason
        new.mice = self.mice
        new.party = self.party[:]
        new.pos = self.pos[:]
        new.kind = self.kind[:]
        new.wounds = self.wounds[:]
        new.poison = self.poison[:]
        new.status = self.status[:]
        new.cheese = self.cheese[:]
        new.captured = self.captured
        new.times_captured = self.times_captured[:]
        new.felled = self.felled[:]
        new.mice_at = self.mice_at[:]
        new.minions_at = self.minions_at[:]
        new.load = self.load[:]
        new.mice_on = self.mice_on[:]
        new.minions_on = self.minions_on[:]
        new.minions = self.minions
        new.pool_left = self.pool_left[:]
        new.greedy = self.greedy
        new.track = self.track[:]
        new.acted = self.acted
        new.round_over = self.round_over
        new.attacked = self.attacked
        new.card_wounds = self.card_wounds[:]
        new.face_up = self.face_up[:]
        new.entered = self.entered
        new.searched = self.searched[:]
        new.special_taken = self.special_taken
        new.traps = self.traps[:]
        new.tokens = self.tokens[:]
        new.token_at = self.token_at[:]
        new.bridges = self.bridges[:]
        new.threads = self.threads[:]
        new.closed = self.closed[:]
        new.minion_lines = self.minion_lines[:]
        new.closed_exits = self.closed_exits
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.stash = self.stash[:]
        new.removed = self.removed[:]
        new.pack = [cards[:] for cards in self.pack]
        new.worn = [cards[:] for cards in self.worn]
        new.loot = self.loot[:]
        new.loot_of = self.loot_of[:]
        new.gear = self.gear[:]
        new.abilities = self.abilities[:]
        new.encounters = self.encounters[:]
        new.encounter_discard = self.encounter_discard[:]
        new.encounter_up = self.encounter_up
        new.phase = self.phase
        new.current = self.current
        new.allowance = self.allowance
        new.can_move = self.can_move
        new.moved = self.moved
        new.actions = self.actions
        new.free_used = self.free_used
        new.ability_used = self.ability_used
        new.turn_over = self.turn_over
        new.counters = self.counters[:]
        new.figure_counters = self.figure_counters[:]
        new.achieved = self.achieved[:]
        new.owners = self.owners[:]
        new.active = self.active[:]
        new.rules_by_figure = self.rules_by_figure[:]
        new.used = self.used[:]
        new.lasting = self.lasting[:]
        return new

    def __repr__(self) -> str:
        clock = f"round {self.round}, page {self.page} of {self.end_page}"
        return f"<State: {clock}, {self.mice} mice, {self.minions.bit_count()} minions, {OUTCOMES[self.outcome]}>"


def empty_state(chapter: Chapter, mice: int) -> State:
    """A state with every list in its right length, before setup."""
    state = State()
    state.rng = 0
    state.streams = []
    state.round = 1
    state.turn = 0
    state.page = 1
    state.wheel = 0
    state.outcome = PLAYING
    state.reason = ""
    state.party = []
    state.captured = 0
    state.minions = 0
    state.greedy = 0
    state.track = []
    state.acted = 0
    state.round_over = False
    state.attacked = 0
    state.entered = 0
    state.special_taken = 0
    state.traps = []
    state.tokens = []
    state.token_at = []
    state.bridges = []
    state.threads = []
    state.closed = []
    state.minion_lines = []
    state.closed_exits = 0
    state.deck = []
    state.discard = []
    state.stash = []
    state.removed = []
    state.encounters = []
    state.encounter_discard = []
    state.encounter_up = -1
    state.phase = BETWEEN_TURNS
    state.current = -1
    state.allowance = 0
    state.can_move = False
    state.moved = False
    state.actions = 0
    state.free_used = 0
    state.ability_used = 0
    state.turn_over = False
    state.lasting = []
    spaces = len(chapter.board.space_ids)
    state.mice = mice
    state.pos = [-1] * chapter.figures
    state.kind = [-1] * chapter.figures
    state.wounds = [0] * chapter.figures
    state.poison = [0] * chapter.figures
    state.status = [0] * chapter.figures
    state.cheese = [0] * MICE
    state.times_captured = [0] * MICE
    state.felled = [0] * MICE
    state.mice_at = [0] * spaces
    state.minions_at = [0] * spaces
    state.load = [0] * spaces
    state.mice_on = [0] * len(chapter.board.face_ids)
    state.minions_on = [0] * len(chapter.board.face_ids)
    state.pool_left = chapter.pool_size[:]
    state.card_wounds = [0] * (MICE + len(chapter.card_ids))
    state.face_up = chapter.board.tile_start[:]
    state.searched = [0] * MICE
    state.pack = [[] for _ in range(MICE)]
    state.worn = [[] for _ in range(MICE)]
    state.loot = []
    state.loot_of = []
    state.gear = [0] * (MICE * 4)
    state.abilities = [0] * MICE
    state.counters = chapter.counter_start[:]
    state.figure_counters = chapter.figure_counter_start * chapter.figures
    state.achieved = [0] * len(chapter.achievement_ids)
    state.owners = [0] * len(chapter.source_ids)
    state.active = [0] * len(chapter.handlers)
    state.rules_by_figure = [(0,) * (chapter.figures + 1)] * (2 * len(chapter.handlers))
    state.used = [0] * chapter.limits
    state.end_page = chapter.end_page
    return state
