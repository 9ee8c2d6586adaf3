"""The numbers of events and standing modifiers.

Both share one numbering, so that `State.active` is a single list. The declarations are in `events/` and `modifiers/` of
the vocabulary; a test compares them with these names.
"""

from __future__ import annotations

from typing import Final

CHAPTER_START: Final = 0
ROUND_START: Final = 1
ROUND_END: Final = 2
TURN_START: Final = 3
TURN_END: Final = 4
ACTION: Final = 5
FREE_ACTION: Final = 6
BATTLE_ACTION: Final = 7
MOVE_ROLLED: Final = 8
SPACE_ENTERED: Final = 9
SPACE_LEFT: Final = 10
TILE_ENTERED: Final = 11
TILE_LEFT: Final = 12
TILE_FLIPPED: Final = 13
SEARCH_PASSED: Final = 14
SEARCH_FAILED: Final = 15
CARD_DRAWN: Final = 16
CARD_USED: Final = 17
CARD_DISCARDED: Final = 18
ATTACK_DECLARED: Final = 19
ATTACK_ROLLED: Final = 20
DEFENCE_ROLLED: Final = 21
ATTACK_ENDED: Final = 22
WOUNDING: Final = 23
WOUNDED: Final = 24
WOUND_PREVENTED: Final = 25
MINION_DEFEATED: Final = 26
MOUSE_CAPTURED: Final = 27
MOUSE_RESCUED: Final = 28
CHEESE_GAINED: Final = 29
CHEESE_SPENT: Final = 30
CHEESE_STOLEN: Final = 31
WHEEL_CHANGED: Final = 32
SURGE: Final = 33
SURGE_ENDED: Final = 34
ENCOUNTER_REVEALED: Final = 35
MINIONS_PLACED: Final = 36
INITIATIVE_LAID: Final = 37
HOURGLASS_MOVED: Final = 38
END_MARKER_MOVED: Final = 39
STATUS_GAINED: Final = 40
STATUS_LOST: Final = 41
ACHIEVEMENT_GAINED: Final = 42
TOKEN_PLACED: Final = 43
TOKEN_REMOVED: Final = 44
COUNTER_CHANGED: Final = 45
BOSS_CARD_REMOVED: Final = 46
MINION_TURN: Final = 47
MINION_MOVED: Final = 48
MOUSETRAP_SPRUNG: Final = 49

MOD_BATTLE: Final = 50
MOD_DEFENCE: Final = 51
MOD_LORE: Final = 52
MOD_MOVE: Final = 53
MOD_LIFE: Final = 54
MOD_TARGET_DEFENCE: Final = 55
MOD_SEARCH_DICE: Final = 56
MOD_RECOVER_DICE: Final = 57
MOD_ABILITY_COST: Final = 58
MOD_PACK_LIMIT: Final = 59
MOD_LEVEL_COST: Final = 60
MOD_FACE_HITS: Final = 61
MOD_FACE_BLOCKS: Final = 62
MOD_CHEESE_SYMBOLS: Final = 63
MOD_MINION_STEPS: Final = 64
MOD_LURE: Final = 65
MOD_FORBID: Final = 66
MOD_ALLOW: Final = 67

EVENT_NAMES: Final = (
    "chapter-start", "round-start", "round-end", "turn-start", "turn-end", "action", "free-action",
    "battle-action", "move-rolled", "space-entered", "space-left", "tile-entered", "tile-left",
    "tile-flipped", "search-passed", "search-failed", "card-drawn", "card-used", "card-discarded",
    "attack-declared", "attack-rolled", "defence-rolled", "attack-ended", "wounding", "wounded",
    "wound-prevented", "minion-defeated", "mouse-captured", "mouse-rescued", "cheese-gained", "cheese-spent",
    "cheese-stolen", "wheel-changed", "surge", "surge-ended", "encounter-revealed", "minions-placed",
    "initiative-laid", "hourglass-moved", "end-marker-moved", "status-gained", "status-lost",
    "achievement-gained", "token-placed", "token-removed", "counter-changed", "boss-card-removed",
    "minion-turn", "minion-moved", "mousetrap-sprung",
)  # fmt: skip
MODIFIER_NAMES: Final = (
    "battle", "defence", "lore", "move", "life", "target-defence", "search-dice", "recover-dice",
    "ability-cost", "pack-limit", "level-cost", "face-hits", "face-blocks", "cheese-symbols", "minion-steps",
    "lure", "forbid", "allow",
)  # fmt: skip

CODES: Final = len(EVENT_NAMES) + len(MODIFIER_NAMES)
OF_OTHER: Final = CODES
"""The first row of `State.rules_by_figure` for rules whose owner is an event's second figure."""

FORBIDDEN: Final = (
    "move", "scurry", "battle", "search", "recover", "explore", "share", "equip", "level-up", "abilities",
    "scrolls", "defend", "heal", "be-attacked", "be-knocked-down", "cheese-on-wheel", "special-actions",
    "be-rescued",
)  # fmt: skip
NO_MOVE: Final = 0
NO_SCURRY: Final = 1
NO_BATTLE: Final = 2
NO_SEARCH: Final = 3
NO_RECOVER: Final = 4
NO_EXPLORE: Final = 5
NO_SHARE: Final = 6
NO_EQUIP: Final = 7
NO_LEVEL_UP: Final = 8
NO_ABILITIES: Final = 9
NO_SCROLLS: Final = 10
NO_DEFEND: Final = 11
NO_HEAL: Final = 12
NO_BE_ATTACKED: Final = 13
NO_BE_KNOCKED_DOWN: Final = 14
NO_CHEESE_ON_WHEEL: Final = 15
NO_SPECIAL_ACTIONS: Final = 16
NO_BE_RESCUED: Final = 17

ALLOWED: Final = (
    "cross-red-lines", "ignore-mousetraps", "ignore-water", "ignore-current", "ignore-minions",
    "shoot-without-sight", "shoot-past-near", "explore-with-minions", "any-class", "tail-slot",
)  # fmt: skip
MAY_CROSS_RED_LINES: Final = 0
MAY_IGNORE_MOUSETRAPS: Final = 1
MAY_IGNORE_WATER: Final = 2
MAY_IGNORE_CURRENT: Final = 3
MAY_IGNORE_MINIONS: Final = 4
MAY_SHOOT_WITHOUT_SIGHT: Final = 5
MAY_SHOOT_PAST_NEAR: Final = 6
MAY_EXPLORE_WITH_MINIONS: Final = 7
MAY_ANY_CLASS: Final = 8
MAY_TAIL_SLOT: Final = 9
MAY_CHANGE_ROUTES: Final = 10
"""Stands for those that change where mice can go: across red lines, through water, past minions."""

ROUTE_CHANGES: Final = 1 << MAY_CROSS_RED_LINES | 1 << MAY_IGNORE_WATER | 1 << MAY_IGNORE_MINIONS
