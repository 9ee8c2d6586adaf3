"""Rule options by name into those that games ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.options import DEFAULT_EDITION, DEFAULTS, EDITION, EDITIONS, RULE_OPTIONS, UNLIMITED, Options, Value

if TYPE_CHECKING:
    from engine.records.content import Data


def rule_options(data: Data, given: Data | None = None, traps_in_box: int = UNLIMITED) -> Options:
    """The options of a chapter, replaced by those given for a game: an edition, and single options that win over it."""
    words = {**data, **(given or {})}
    options = Options()
    options.edition = str(words.pop(EDITION, DEFAULT_EDITION))
    named = {**DEFAULTS, **EDITIONS[options.edition]}
    named.update({name: _plain(value) for name, value in words.items()})
    options.named = named
    options.hook_length = int(named["hook-length"])
    options.mousetraps = _traps(named["mousetraps"], traps_in_box)
    options.new_initiative = RULE_OPTIONS["new-initiative"].index(str(named["new-initiative"]))
    options.melee_placement = RULE_OPTIONS["melee-placement"].index(str(named["melee-placement"]))
    options.abilities_per_turn = named["abilities"] == "per-turn"
    options.placement_overflow = named["placement-overflow"] == "true"
    options.searches_per_tile = named["searches"] == "per-tile"
    options.individual_achievements = named["individual-achievements"] == "true"
    options.ambush_new_only = named["ambush-cards"] == "new-only"
    options.charmed_as_minion = named["charmed"] == "as-minion"
    options.charmed_keeps_talents = named["charmed-talents"] == "yes"
    options.engaged_die_rolled = named["engaged-move-die"] == "rolled"
    options.hook_flip_possessed = named["hook-flip"] == "possessed"
    options.target_by_turn_taken = named["minion-target"] == "not-acted-this-round"
    options.ranged_to_sight = named["ranged-approach"] == "nearest-sight"
    options.rescue_at_once = named["rescue"] == "at-once"
    options.surge_card_under_deck = named["surge-card"] == "under-the-deck"
    options.wheel_emptied_first = named["surge-order"] == "empty-then-minions"
    options.passed_trap_removed = named["trap-passed"] == "removed"
    options.free_actions_on_water = named["water-free-actions"] == "not-the-three"
    return options


def _plain(value: Any) -> Value:
    """A value as RULE_OPTIONS writes it: numbers as numbers, `true` and `false` as words."""
    word = str(value).lower()
    return value if isinstance(value, int) and not isinstance(value, bool) else int(word) if word.isdecimal() else word


def _traps(value: Value, in_box: int) -> int:
    """How many mousetraps can lie at once (TRAP-4)."""
    return in_box if value == "box" else UNLIMITED if value == "unlimited" else int(value)
