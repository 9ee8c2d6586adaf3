"""Describe the events of a game in sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.records.state import OUTCOMES

if TYPE_CHECKING:
    from engine.records.trace import TraceEvent

SENTENCES: Final = {
    "ability": "{figure} uses {text}",
    "ability-taken": "{figure} takes the ability {text}",
    "achievement": "achievement gained: {text}",
    "action": "{figure} takes an action: {text}",
    "acts-charmed": "{figure} is charmed and acts as a minion",
    "attack": "{figure} attacks {other}: {roll}",
    "boss-card-removed": "{figure} loses a card: {text}",
    "captured": "{figure} is captured at {space}",
    "card-discarded": "{figure} discards {text}",
    "card-drawn": "{figure} draws {text}",
    "card-shuffled-in": "{text} is shuffled into the deck",
    "card-taken": "{figure} takes {text} from {other}",
    "card-used": "{figure} uses {text}",
    "chase": "{figure} gives chase: {roll}, {amount} steps",
    "cheese": "{figure} gains {amount} cheese",
    "cheese-lost": "{figure} loses {amount} cheese",
    "cheese-spent": "{figure} spends {amount} cheese",
    "cheese-stolen": "{other} steals {amount} cheese from {figure}",
    "climb-out": "{figure} tries to climb out at {space}: {roll}",
    "coin": "a coin shows {text}",
    "counter": "{text} is now {amount}",
    "deck-shuffled": "the search deck is shuffled",
    "encounters-shuffled": "the encounter deck is shuffled",
    "defence": "{figure} defends: {roll} against {amount}",
    "defeated": "{figure} is defeated at {space}",
    "drift": "{figure} drifts",
    "encounter": "encounter {text}, page {amount}",
    "end": "the game is over: {outcome}, {text}",
    "end-marker": "the end marker stands on page {amount}",
    "equip": "{figure} puts on {text}",
    "explore": "{figure} explores: {text}",
    "figure-counter": "{text} of {figure} is now {amount}",
    "flipped": "{text} is turned up",
    "healed": "{figure} is healed of {amount}",
    "hourglass": "the hourglass stands on page {amount}",
    "initiative": "initiative: {text}",
    "initiative-moved": "{text} moves on the initiative track",
    "lot": "{figure} is drawn by lot",
    "move": "{figure} moves to {space}",
    "move-rolled": "{figure} rolls {amount} for the move",
    "nothing": "nobody and nothing found: {text}",
    "not-placed": "no figure left: {amount} {text} not placed",
    "placed": "{figure} is placed at {space}",
    "pounce": "{figure} pounces at {space}",
    "put": "{figure} is put at {space}",
    "recover": "{figure} tries to recover: {roll}",
    "removed": "{figure} is taken off the board",
    "rescued": "{figure} is free again at {space}",
    "round": "round {amount} begins",
    "rule": "rule: {text}",
    "scurry": "{figure} scurries",
    "search": "{figure} searches: {roll}",
    "share": "{figure} shares with {other}",
    "skips": "{figure} stays captured and skips the turn",
    "special-search": "{figure} finds {text}",
    "stands-up": "{figure} stands up",
    "status-gained": "{figure} is now {text}",
    "status-lost": "{figure} is no longer {text}",
    "story": "story: {text}",
    "surge": "surge in {text}",
    "take-off": "{figure} takes off {text}",
    "test": "test {text}: {roll}",
    "tile-entered": "the party comes to {text}",
    "round-over": "the round is over",
    "time-is-short": "time is short",
    "token-placed": "{text} is placed at {space}",
    "token-removed": "{text} is taken from {space}",
    "trap": "{figure} treads on the mousetrap at {space}: {roll}",
    "trap-set": "a mousetrap is set at {space}",
    "trap-sprung": "the mousetrap at {space} snaps at {figure}",
    "turn": "turn of {text}",
    "wheel": "{amount} cheese {way} the wheel",
    "wheel-emptied": "the wheel is emptied",
    "wounded": "{figure} takes {amount}",
}
"""A template for every event of a trace."""

OFFSET: Final = re.compile(r"@[0-9.]+")
"""The position of an exit on its edge, which is left out."""

UNITS: Final = {"defence": "hit", "healed": "wound", "wounded": "wound"}
"""The units of amounts, by event."""


def sentence(event: TraceEvent) -> str:
    """Describe an event, without the rules it follows."""
    words = SENTENCES[event.what].format(
        figure=event.figure or "the table",
        other=event.other or "nobody",
        space=event.space,
        roll=event.roll or "no dice",
        amount=abs(event.amount),
        way="onto" if event.amount > 0 else "off",
        text=_text(event),
        outcome=OUTCOMES[event.amount] if event.what == "end" else "",
    )
    return words + _more(event)


def _text(event: TraceEvent) -> str:
    """The text of an event, without the place of a rule: that changes with every line added above it."""
    if event.what in ("rule", "nothing"):
        return event.text.rsplit(" (", 1)[0] + (f" ({event.figure})" if event.figure else "")
    return OFFSET.sub("", event.text) if "@" in event.text else event.text


def _more(event: TraceEvent) -> str:
    """Optional parts: a unit, the cause, the destination, the shared amount."""
    more = ""
    if event.what in UNITS:
        more = f" {UNITS[event.what]}{'' if event.amount == 1 else 's'}"
    if event.what in ("wounded", "defeated", "captured") and event.other:
        more += f", by {event.other}"
    if event.what == "drift":
        more = f" to {event.space}" if event.space else " off the tile"
    if event.what == "share" and event.amount:
        more = f": {event.amount} cheese"
    return more
