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
    rng: int
    round: int
    turn: int
    page: int
    end_page: int
    wheel: int
    outcome: int
    reason: str
    # figures: slot -> where it stands and what it suffers
    mice: int
    party: list[int]
    pos: list[int]
    kind: list[int]
    wounds: list[int]
    poison: list[int]
    status: list[int]
    cheese: list[int]
    captured: int
    times_captured: list[int]
    felled: list[int]
    # who stands on a space and on a face, as bit masks of figures, and how much room is taken
    mice_at: list[int]
    minions_at: list[int]
    load: list[int]
    mice_on: list[int]
    minions_on: list[int]
    minions: int
    pool_left: list[int]
    greedy: int
    # initiative
    track: list[int]
    acted: int
    attacked: int
    card_wounds: list[int]
    # board
    face_up: list[int]
    entered: int
    searched: list[int]
    special_taken: int
    traps: list[int]
    tokens: list[int]
    token_at: list[int]
    bridges: list[int]
    closed: list[int]
    closed_exits: int
    # cards
    deck: list[int]
    discard: list[int]
    stash: list[int]
    removed: list[int]
    pack: list[list[int]]
    worn: list[list[int]]
    gear: list[int]
    abilities: list[int]
    encounters: list[int]
    encounter_discard: list[int]
    encounter_up: int
    # the turn that is being taken
    phase: int
    current: int
    allowance: int
    can_move: bool
    moved: bool
    actions: int
    free_used: int
    ability_used: int
    turn_over: bool
    # the rule language
    counters: list[int]
    achieved: list[int]
    owners: list[int]
    active: list[int]
    rules_by_figure: list[tuple[int, ...]]
    used: list[int]
    lasting: list[tuple[int, int, int, int]]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        """Fields are filled by `empty_state` or `copy`: a state is never made half."""

    def copy(self) -> State:
        """A copy that shares nothing that can change."""
        new = State()
        new.rng = self.rng
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
        new.closed = self.closed[:]
        new.closed_exits = self.closed_exits
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.stash = self.stash[:]
        new.removed = self.removed[:]
        new.pack = [cards[:] for cards in self.pack]
        new.worn = [cards[:] for cards in self.worn]
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
        new.achieved = self.achieved[:]
        new.owners = self.owners[:]
        new.active = self.active[:]
        new.rules_by_figure = self.rules_by_figure[:]
        new.used = self.used[:]
        new.lasting = self.lasting[:]
        return new

    def to_dict(self) -> dict[str, object]:
        """Every field as plain data, for comparison and storage."""
        return {name: _plain(getattr(self, name)) for name in FIELDS}


FIELDS: Final = (
    "rng",
    "round",
    "turn",
    "page",
    "end_page",
    "wheel",
    "outcome",
    "reason",
    "mice",
    "party",
    "pos",
    "kind",
    "wounds",
    "poison",
    "status",
    "cheese",
    "captured",
    "times_captured",
    "felled",
    "mice_at",
    "minions_at",
    "load",
    "mice_on",
    "minions_on",
    "minions",
    "pool_left",
    "greedy",
    "track",
    "acted",
    "attacked",
    "card_wounds",
    "face_up",
    "entered",
    "searched",
    "special_taken",
    "traps",
    "tokens",
    "token_at",
    "bridges",
    "closed",
    "closed_exits",
    "deck",
    "discard",
    "stash",
    "removed",
    "pack",
    "worn",
    "gear",
    "abilities",
    "encounters",
    "encounter_discard",
    "encounter_up",
    "phase",
    "current",
    "allowance",
    "can_move",
    "moved",
    "actions",
    "free_used",
    "ability_used",
    "turn_over",
    "counters",
    "achieved",
    "owners",
    "active",
    "rules_by_figure",
    "used",
    "lasting",
)  # fmt: skip


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, list) else value


def empty_state(chapter: Chapter, mice: int) -> State:
    """A state with every list in its right length, before setup."""
    state = State()
    state.rng = 0
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
    state.attacked = 0
    state.entered = 0
    state.special_taken = 0
    state.traps = []
    state.tokens = []
    state.token_at = []
    state.bridges = []
    state.closed = []
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
    state.gear = [0] * (MICE * 4)
    state.abilities = [0] * MICE
    state.counters = chapter.counter_start[:]
    state.achieved = [0] * len(chapter.achievement_ids)
    state.owners = [0] * len(chapter.source_ids)
    state.active = [0] * len(chapter.handlers)
    state.rules_by_figure = [(0,) * (chapter.figures + 1)] * (2 * len(chapter.handlers))
    state.used = [0] * chapter.limits
    state.end_page = chapter.end_page
    return state
