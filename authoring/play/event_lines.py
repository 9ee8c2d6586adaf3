"""Tell the events of a game in sentences of a language, with the dice that were rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from authoring.wording.languages.terms import TERMS

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.trace import TraceEvent

QUIET: Final = frozenset(("action", "flipped", "initiative", "initiative-moved", "nothing"))
"""Events that other events or the board show as well."""
DICE: Final = {
    "cheese": "[◣]", "sword-star": "[†★]", "sword-shield": "[†◆]", "sword-shield-star": "[†◆★]", "bow": "[➶]",
    "bow-star": "[➶★]",
}  # fmt: skip
"""The faces of the action die as signs; the key of the map explains them."""
NAMED: Final = {
    "ability": "ability", "ability-taken": "ability", "achievement": "achievement", "card-discarded": "card",
    "card-drawn": "card", "card-shuffled-in": "card", "card-taken": "card", "card-used": "card",
    "encounter": "encounter-card", "equip": "card", "not-placed": "minion", "status-gained": "status",
    "status-lost": "status", "surge": "face", "take-off": "card", "tile-entered": "face", "counter": "counter",
    "figure-counter": "counter", "token-placed": "token", "token-removed": "token",
}  # fmt: skip
"""What the text of an event is the id of."""
WITH_TEXT: Final = {
    "card-drawn": "search-card", "achievement": "achievement", "status-gained": "status", "ability-taken": "ability",
}  # fmt: skip
"""Events after which the text of a card is shown."""


class EventLines:
    """Tells events; the text of a card is told once."""

    def __init__(self, names: ChapterNames) -> None:
        self.names = names
        self._known: list[str] = []

    def lines(self, event: TraceEvent) -> list[str]:
        """Return the sentence for an event, and the text of a card that it brings up for the first time."""
        if event.what in QUIET or (event.what == "story" and self.story(event)):
            return []
        words = TERMS[f"event-{event.what}"]
        sentence = words.get(self.names.language, words["en"]).format(
            figure=self.names.figure_of(event.figure) or self.names.say("the-party"),
            other=self.names.figure_of(event.other) or "?",
            space=self.names.space(event.space) or "–",
            roll=dice_signs(event.roll),
            amount=abs(event.amount) if event.what != "wheel" else f"{event.amount:+d}",
            text=self._text(event),
        )
        return [sentence, *self._card_text(event)]

    def story(self, event: TraceEvent) -> str:
        """Return what is to be read aloud at an event; empty for other events."""
        if event.what != "story":
            return ""
        room = (self.names.content.chapter.get("rooms") or {}).get(event.text) or {}
        return self.names.text(room.get("story") or event.text)

    def _text(self, event: TraceEvent) -> str:
        if event.what == "turn":
            return self.names.initiative(event.text)
        if event.what == "rule":
            return self._rule(event)
        if event.what in ("coin", "test"):
            return self.names.say(event.text)
        if event.what == "boss-card-removed":
            return self.names.initiative(event.text)
        return self.names.of(NAMED[event.what], event.text) if event.what in NAMED else event.text

    def _rule(self, event: TraceEvent) -> str:
        """The rule that applies, with its owner."""
        name = event.text.rsplit(" (", 1)[0]
        index = next((rule.index for rule in self.names.chapter.rules if rule.name == name), -1)
        words = self.names.rule(index) if index >= 0 else name
        figure = self.names.figure_of(event.figure) if event.figure else ""
        if figure.startswith(words):
            return f"» {figure}"  # a talent without a name in the language
        return f"» {words}" + (f" ({figure})" if figure else "")

    def _card_text(self, event: TraceEvent) -> list[str]:
        kind = WITH_TEXT.get(event.what)
        if kind is None or event.text in self._known:
            return []
        self._known.append(event.text)
        text = self.names.text_of(kind, event.text)
        return [f"  {text}"] if text else []


def dice_signs(roll: str) -> str:
    """Return a roll as signs: `[†★] [➶]`."""
    return " ".join(DICE.get(face, face) for face in roll.split()) if roll and roll != "no dice" else "[ ]"
