"""Rule options: what the rulebooks leave open or say differently, and the editions, which are sets of them."""

from __future__ import annotations

from typing import Final

UNLIMITED: Final = -1
"""As many mousetraps as there are marks (TRAP-4)."""

NEW_ROUND: Final = 0
GO_ON: Final = 1
AS_BEFORE: Final = 2
"""What a newly laid track does to the round (INIT-8)."""

SPREAD: Final = 0
CLOSEST: Final = 1
ANY_ENTRY: Final = 2
"""How small melee minions are placed (PLACE-4)."""

Value = str | int

RULE_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "abilities": ("per-mouse", "per-turn"),
    "ambush-cards": ("all", "new-only"),
    "charmed": ("melee", "as-minion"),
    "charmed-talents": ("no", "yes"),
    "engaged-move-die": ("rolled", "not-rolled"),
    "grape-bait": ("adjacent", "any-empty"),
    "grape-shot": ("all-figures", "enemies"),
    "hook-flip": ("token-in-stash", "possessed"),
    "hook-length": (),
    "individual-achievements": ("false", "true"),
    "melee-placement": ("spread", "closest", "any"),
    "minion-target": ("not-attacked-this-turn", "not-acted-this-round"),
    "mousetraps": ("unlimited", "box"),
    "new-initiative": ("new-round", "go-on", "as-before"),
    "placement-overflow": ("true", "false"),
    "ranged-approach": ("towards-nearest-mouse", "nearest-sight"),
    "rescue": ("on-turn", "at-once"),
    "scaper": ("captured-twice", "rescued-twice"),
    "searches": ("per-face", "per-tile"),
    "surge-card": ("discarded", "under-the-deck"),
    "surge-order": ("minions-then-empty", "empty-then-minions"),
    "trap-passed": ("stays", "removed"),
    "water-free-actions": ("none", "not-the-three"),
}
"""Rule options and their values, the default first."""

MOST: Final = {"hook-length": 142, "mousetraps": 99}
"""Options that are, or may be, a number from 0 to this."""

DEFAULTS: Final[dict[str, Value]] = {
    name: values[0] if values else 40 for name, values in RULE_OPTIONS.items()
}  # the only option without words is the length of the thread

EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "en": {},
    "fr": {
        "charmed": "as-minion",
        "hook-flip": "possessed",
        "mousetraps": "box",
        "water-free-actions": "not-the-three",
    },
    "pt": {"grape-bait": "any-empty", "melee-placement": "closest"},
    "ru": {
        "abilities": "per-turn",
        "ambush-cards": "new-only",
        "charmed-talents": "yes",
        "grape-shot": "enemies",
        "scaper": "rescued-twice",
        "surge-card": "under-the-deck",
    },
    "summary": {
        "melee-placement": "any",
        "minion-target": "not-acted-this-round",
        "ranged-approach": "nearest-sight",
        "rescue": "at-once",
        "surge-order": "empty-then-minions",
        "trap-passed": "removed",
    },
}
"""What each rulebook decides otherwise than the English one."""

EDITION: Final = "edition"
DEFAULT_EDITION: Final = "en"


class Options:
    """Rule options of a chapter as its games ask for them, with the catalogue's defaults."""

    def __init__(self) -> None:
        self.edition = DEFAULT_EDITION
        self.named: dict[str, Value] = dict(DEFAULTS)  # every option by name
        self.mousetraps = UNLIMITED
        self.hook_length = 40
        self.new_initiative = NEW_ROUND
        self.melee_placement = SPREAD
        self.abilities_per_turn = False
        self.placement_overflow = True
        self.searches_per_tile = False
        self.individual_achievements = False
        self.ambush_new_only = False
        self.charmed_as_minion = False
        self.charmed_keeps_talents = False
        self.engaged_die_rolled = True
        self.hook_flip_possessed = False
        self.target_by_turn_taken = False
        self.ranged_to_sight = False
        self.rescue_at_once = False
        self.surge_card_under_deck = False
        self.wheel_emptied_first = False
        self.passed_trap_removed = False
        self.free_actions_on_water = False

    def differing(self) -> dict[str, Value]:
        """The options whose value is not that of the edition."""
        usual = {**DEFAULTS, **EDITIONS[self.edition]}
        return {name: value for name, value in sorted(self.named.items()) if value != usual[name]}
