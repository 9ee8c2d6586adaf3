"""What a rule is good for, told from its effects: enough for a player to know when to use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.language.rule import Rule

STRIKE: Final = 1
"""Helps to hit or is an attack of its own."""
GUARD: Final = 2
"""Keeps wounds off."""
HEAL: Final = 4
"""Takes wounds or effects away."""
GAIN: Final = 8
"""Cards, cheese, abilities."""
MOVE: Final = 16
"""Gets a figure from one place to another."""
TIME: Final = 32
"""Buys time: wheel, hourglass, end marker."""
STORY: Final = 64
"""Moves the chapter on."""
EXTRA: Final = 128
"""More to do in a turn."""
LAY: Final = 256
"""Lays or takes up something on the board."""
HARM: Final = 512
"""Somebody pays for it in wounds, cards or effects."""

PURPOSES: Final[dict[str, int]] = {
    "achieve": STORY, "attack": STRIKE, "attack-dice": STRIKE, "blocks": GUARD, "cancel-attack": GUARD,
    "capture": HARM, "change-wounds": GUARD, "cheese": GAIN, "clear-trap": LAY, "close-exit": STORY, "count": STORY,
    "cure": HEAL, "defeat": STRIKE, "defence-dice": STRIKE, "discard": HARM, "draw": GAIN, "encounter": HARM,
    "end-marker": TIME, "end-status": HEAL, "extra-action": EXTRA, "extra-move": EXTRA, "fetch": GAIN,
    "give-card": GAIN, "heal": HEAL, "hit": STRIKE, "hits": STRIKE, "hourglass": TIME, "initiative": TIME,
    "instead": GUARD, "join": STORY, "knock-down": STRIKE, "lasting": EXTRA, "learn": GAIN, "leave-out": GUARD,
    "link": LAY, "move": MOVE, "move-further": MOVE, "open-exit": STORY, "plain-wounds": HEAL, "push": MOVE,
    "put-token": LAY, "redirect": GUARD, "remove": STRIKE, "repeat": STRIKE, "reroll": STRIKE, "rescue": HEAL,
    "search": GAIN, "search-again": GAIN, "set": STORY, "set-trap": LAY, "status": STRIKE, "steal-cheese": HARM,
    "surge": HARM, "swap": MOVE, "take-token": LAY, "teleport": MOVE, "unlink": LAY, "wheel": TIME, "win": STORY,
    "wound": STRIKE,
}  # fmt: skip
"""What each effect serves; effects that only steer others (if, test, choose, …) stand for nothing of their own."""


def purpose_of(rule: Rule) -> int:
    """All purposes of a rule's effects together, as bits."""
    found = 0
    for deed in rule.deeds:
        found |= PURPOSES.get(deed, 0)
    return found
