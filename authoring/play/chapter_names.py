"""What a person reads: names and texts of everything in a chapter, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from authoring.drawing.board.face import is_wordy
from authoring.export.book.boxes import rule_words, title_of
from authoring.export.book.names import Namer
from authoring.export.cards.layout import text_of
from authoring.play.labels import label
from authoring.wording.languages import SOURCE, in_language, term
from engine.records.chapter import MICE
from engine.vocabulary.support.text import in_english

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from engine.records.chapter import Chapter
    from engine.records.content import Content
    from engine.records.game import Game

CARDS: Final = {
    "search-card": "search_cards", "ability": "abilities", "hero": "heroes", "minion": "minions",
    "status": "statuses", "achievement": "achievements",
}  # fmt: skip
"""The tables of the content, by the kind of thing."""


class ChapterNames:
    """Names and texts of a chapter and its cards."""

    def __init__(self, loaded: LoadedChapter, content: Content, chapter: Chapter, language: str) -> None:
        self.language = language
        self.content = content
        self.chapter = chapter
        self.namer = Namer(loaded.library, language, loaded.entry)
        self._texts = {in_english(text): text for text in _translated(content.chapter)}

    def say(self, key: str, *parts: Any) -> str:
        """Return a term of the game, with its blanks filled."""
        return term(key, self.language).format(*parts)

    def text(self, text: Any) -> str:
        """Return a text of content; an English one in its translation."""
        return in_language(self._texts.get(text, text) if isinstance(text, str) else text, self.language)

    def of(self, kind: str, ident: str) -> str:
        """Return the name of a card, a status, a face or anything else."""
        if kind == "token" and ident in self.content.search_cards and not self._own_token(ident):
            kind = "card"  # the token stands for a party item
        own = self._own_achievement(ident) if kind == "achievement" else None
        return in_language(own["name"], self.language) if own and own.get("name") else self.namer(kind, ident)

    def text_of(self, kind: str, ident: str) -> str:
        """Return the text of a card, a hero, a minion or a status; empty if it has none."""
        data = self.data_of(kind, ident)
        return text_of(data, self.namer, self.of(kind, ident) if kind in ("hero", "minion") else "") if data else ""

    def data_of(self, kind: str, ident: str) -> dict[str, Any]:
        """Return the data of a card, a hero, a minion, a status or an achievement."""
        if kind == "achievement" and (own := self._own_achievement(ident)):
            return own
        found: dict[str, Any] = getattr(self.content, CARDS[kind]).get(ident, {}) if kind in CARDS else {}
        return found

    def figure(self, game: Game, figure: int) -> str:
        """Return the name of a figure, for a minion with its label."""
        if figure < MICE:
            return self.namer("hero", game.chapter.hero_ids[game.state.party[figure]])
        kind = game.state.kind[figure]
        return f"{self.namer('minion', game.chapter.minion_ids[kind])} ({label(game, figure)})" if kind >= 0 else ""

    def figure_of(self, words: str) -> str:
        """Return the name for a figure as the trace writes it: `collin`, `rat-warrior#6`."""
        ident, _, slot = words.partition("#")
        if not slot:
            return self.namer("hero", ident) if ident else ""
        return f"{self.namer('minion', ident)} ({ident[:1]}{int(slot) - MICE + 1})"

    def space(self, words: str) -> str:
        """Return the name of a space as the trace writes it, `kitchen/a1`, without its face."""
        ident = words.rpartition("/")[2]
        return self.namer("space", words).rpartition(", ")[2] if is_wordy(ident) else ident

    def card(self, copy: int) -> str:
        """Return the name of a copy of a search card."""
        return self.of("card", self.chapter.search_ids[self.chapter.copies[copy]])

    def card_text(self, copy: int) -> str:
        """Return the text of a copy of a search card."""
        return self.text_of("search-card", self.chapter.search_ids[self.chapter.copies[copy]])

    def initiative(self, ident: str) -> str:
        """Return the name of an initiative card: a hero, or a minion."""
        if ident in self.chapter.card_ids:
            kind = self.chapter.card_minion[self.chapter.card_ids.index(ident)]
            return self.namer("minion", self.chapter.minion_ids[kind])
        return self.namer("hero", ident)

    def rule(self, index: int) -> str:
        """Return the name of a rule: its own, or that of the card it is on."""
        rule = self.chapter.rules[index]
        kind, _, ident = self.chapter.source_ids[rule.source].partition(" ")
        if kind in ("ability", "search-card", "status", "achievement"):
            return self.of(kind, ident)
        title = title_of(self._rule_data(index), self.language)
        owner = self.of(kind, ident) if kind in ("hero", "minion") and self.language != SOURCE else ""
        return title or owner or rule.name.replace("-", " ")

    def rule_text(self, index: int) -> str:
        """Return what a rule says: its text, that of its card, or words made from it."""
        kind, _, ident = self.chapter.source_ids[self.chapter.rules[index].source].partition(" ")
        data = self._rule_data(index)
        own = in_language(data.get("text"), self.language)
        return (
            own
            or (self.text_of(kind, ident) if kind in ("ability", "search-card") else "")
            or (rule_words(data, self.namer) if data.get("do") else "")
        )

    def cost(self, index: int) -> str:
        """Return the cheese that a rule of an ability costs, as its card has it."""
        ability = self.chapter.rules[index].ability
        cost = self.data_of("ability", self.chapter.ability_ids[ability]).get("cost", 0) if ability >= 0 else 0
        if isinstance(cost, dict):
            return f"{cost.get('from', '?')}–{cost.get('to', '?')}"
        return str(cost or "")

    def _rule_data(self, index: int) -> dict[str, Any]:
        rule = self.chapter.rules[index]
        kind, _, ident = self.chapter.source_ids[rule.source].partition(" ")
        data: Any = self.data_of(kind, ident)
        if kind == "room":
            data = (self.content.chapter.get("rooms") or {}).get(ident) or {}
        elif kind not in CARDS:
            data = self.content.chapter
        return next((one for one in data.get("rules") or () if one.get("id") == rule.name), {})

    def _own_token(self, ident: str) -> bool:
        return ident in (self.content.chapter.get("tokens") or {})

    def _own_achievement(self, ident: str) -> dict[str, Any] | None:
        return next((one for one in self.content.chapter.get("achievements") or () if one.get("id") == ident), None)


def _translated(data: Any) -> Iterator[dict[str, Any]]:
    """Every text of content that is in several languages."""
    if isinstance(data, list):
        for part in data:
            yield from _translated(part)
    elif isinstance(data, dict):
        if data and all(isinstance(value, str) for value in data.values()) and "en" in data:
            yield data
        for value in data.values():
            yield from _translated(value)
