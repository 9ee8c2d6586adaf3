"""The words of `forbid` and `allow`, with a phrase and an explanation for each."""

from __future__ import annotations

from typing import Final

FORBIDDEN_WORDS: Final[dict[str, tuple[str, str]]] = {
    "move": ("move", "no move, not even a minion's"),
    "scurry": ("scurry", "no second move as an action"),
    "battle": ("attack", "no attack, as an action or in a minion's turn"),
    "search": ("search", "no search"),
    "recover": ("recover", "no recover action"),
    "explore": ("explore", "no exit and no flip space"),
    "share": ("share", "no share"),
    "equip": ("equip", "no change of equipment"),
    "level-up": ("level up", "no level up"),
    "abilities": ("use abilities", "no ability card"),
    "scrolls": ("use scrolls or tricks", "no card that is used up"),
    "defend": ("roll defence dice", "no defence dice"),
    "heal": ("be healed", "no wound is removed by `heal`"),
    "be-attacked": ("be attacked", "no target of an attack"),
    "be-knocked-down": ("be knocked down", "never knocked down"),
    "be-rescued": ("be rescued", "a captured mouse stays captured"),
    "cheese-on-wheel": ("put cheese on the wheel", "its cheese symbols stay off the wheel"),
    "special-actions": ("take actions that rules offer", "no `action` that a card or the chapter offers"),
}
"""For each word of `codes.FORBIDDEN`: the phrase after "cannot", and an explanation."""

ALLOWED_WORDS: Final[dict[str, tuple[str, str]]] = {
    "cross-red-lines": ("cross red lines and gaps", "red lines and gaps do not stop it"),
    "ignore-mousetraps": ("pass mousetraps unharmed", "mousetraps do not affect it"),
    "ignore-water": ("move through water as over land", "water neither ends its move nor keeps it from leaving"),
    "ignore-current": ("stay where a current runs", "no current carries it away"),
    "ignore-minions": ("move past minions", "minions on a space neither stop it nor keep it from leaving"),
    "shoot-without-sight": ("shoot at what it does not see", "ranged attacks need no sight"),
    "shoot-past-near": ("shoot past enemies next to it", "ranged attacks may pass over minions nearby"),
    "explore-with-minions": ("explore while minions are on the tile", "minions on the tile do not prevent exploring"),
    "any-class": ("use cards of every class", "class requirements of cards do not apply to it"),
    "tail-slot": ("hold a small weapon in its tail", "one card with the tag `fits-tail` in the tail"),
}
"""For each word of `codes.ALLOWED`: the phrase after "may", and an explanation."""
