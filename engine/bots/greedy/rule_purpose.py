"""What a rule is good for, derived from its effects: enough to decide when to use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.runtime.codes import ACTION
from engine.vocabulary.registry import EFFECTS

if TYPE_CHECKING:
    from engine.records.rule import Rule

STRIKE: Final = 1
"""Helps to hit or is an attack of its own."""
GUARD: Final = 2
"""Keeps wounds off."""
HEAL: Final = 4
"""Takes wounds or effects away."""
GAIN: Final = 8
"""Cards, cheese, abilities."""
SHIFT: Final = 16
"""Moves a figure from one place to another."""
TIME: Final = 32
"""Buys time: wheel, hourglass, end marker."""
STORY: Final = 64
"""Moves the chapter on."""
MORE_ACTION: Final = 128
"""One more action in the turn."""
MORE_MOVE: Final = 256
"""One more move in the turn."""
LASTING: Final = 512
"""A change for a while."""
LAY: Final = 1024
"""Puts something on the board or takes it up."""
RESCUE: Final = 4096
"""Brings captured mice back."""
HARM: Final = 2048
"""Costs a mouse wounds, cards or effects."""

PURPOSES: Final[dict[str, int]] = {
    "achieve": STORY, "attack": STRIKE, "attack-again": STRIKE, "attack-dice": STRIKE, "blocks": GUARD,
    "cancel-attack": GUARD, "capture": HARM, "change-wounds": GUARD, "cheese": GAIN, "clear-trap": LAY,
    "close-exit": STORY, "count": STORY, "cure": HEAL, "defeat": STRIKE, "defence-dice": STRIKE, "discard": HARM,
    "draw": GAIN, "encounter": HARM, "end-marker": TIME, "end-status": HEAL, "extra-action": MORE_ACTION,
    "extra-move": MORE_MOVE, "fetch": GAIN, "give-card": GAIN, "heal": HEAL, "hit": STRIKE, "hits": STRIKE,
    "hourglass": TIME, "initiative": TIME, "instead": GUARD, "join": STORY, "knock-down": STRIKE,
    "lasting": LASTING, "learn": GAIN, "leave-out": GUARD, "link": LAY, "move": SHIFT, "move-further": SHIFT,
    "open-exit": STORY, "plain-wounds": HEAL, "push": SHIFT, "put-token": LAY, "redirect": GUARD, "remove": STRIKE,
    "reroll": STRIKE, "rescue": RESCUE, "search": GAIN, "search-again": GAIN, "set": STORY, "set-trap": LAY,
    "status": STRIKE, "steal-cheese": HARM, "surge": HARM, "swap": SHIFT, "take-card": GAIN, "take-token": LAY,
    "teleport": SHIFT, "unlink": LAY, "wheel": TIME, "win": STORY, "wound": STRIKE,
}  # fmt: skip
"""The purposes of effects that `AT_FIRST_SIGHT` does not tell."""

NO_PURPOSE: Final = frozenset(
    (
        "attack-as", "choose", "end-turn", "flip-coin", "for-each", "if", "leave-play", "lose", "pick-space", "place",
        "poison-wounds", "repeat", "shuffle-back", "stay-in-play", "story", "test",
    )
)  # fmt: skip
"""Effects that only control others, or that no mouse uses for their own sake."""

AT_FIRST_SIGHT: Final[dict[str, int]] = {
    "+abilities": GAIN, "+items": GAIN, "+statuses": STRIKE, "+wounds": STRIKE, "-figures": STRIKE, "-items": HARM,
    "-statuses": HEAL, "-wounds": HEAL, "achievements": STORY, "attack": STRIKE, "cheese": GAIN, "counters": STORY,
    "end-page": TIME, "event": GUARD, "exits": STORY, "order": TIME, "outcome": STORY, "pages": TIME, "party": STORY,
    "paths": LAY, "places": SHIFT, "rules": LASTING, "tokens": LAY, "traps": LAY, "wheel": TIME,
}  # fmt: skip
"""The purpose of an effect that no table here names, by the first thing that it declares to change."""


def purpose_of(rule: Rule, marks: list[str]) -> int:
    """All purposes of a rule's effects, as bits. A card that discards itself by its use does no harm.

    `marks` are the statuses that do nothing: giving one or taking it away has no purpose of its own.
    """
    found = 0
    only_marks = all(change.name in marks for change in rule.changes if change.kind == "statuses" and change.name)
    for effect in rule.effect_names:
        if effect in ("status", "end-status") and only_marks:
            continue
        if effect != "discard" or rule.card < 0:
            found |= effect_purpose(effect)
    return found


def effect_purpose(effect: str) -> int:
    """The purpose of an effect."""
    if effect in PURPOSES:
        return PURPOSES[effect]
    changes = EFFECTS[effect].changes
    if effect in NO_PURPOSE or not changes:
        return 0
    first = changes[0].split()[0]
    return AT_FIRST_SIGHT.get(first, AT_FIRST_SIGHT.get(first.lstrip("+-"), 0))


def worth_of_all(rules: list[Rule], marks: list[str]) -> int:
    """The worth of the rules of an ability card, without their costs; a rule that takes the action is worth less."""
    worth = 0
    for rule in rules:
        purpose = purpose_of(rule, marks)
        if purpose & HEAL:
            worth += 9
        elif purpose & (STRIKE | GUARD):
            worth += 6
        elif purpose & (MORE_ACTION | MORE_MOVE | LASTING):
            worth += 4
        elif purpose:
            worth += 3
        if rule.code == ACTION:
            worth -= 3
    return worth
