"""What players were offered and what they took: abilities, cards, actions of the chapter, options of a choice.

A rule that a turn menu offers counts once in a turn, however often the menu opens; an optional rule and a choice count
every time they are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.records.chapter import PARTY_ITEM
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_LEVEL_UP,
    OP_RECOVER,
    OP_SEARCH,
    OPTION,
    TURN,
    USE,
    first_of,
    op_of,
)

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

RULES: Final = (OP_ACTION, OP_FREE)
FIRST_RULE: Final = OP_ACTION << 24
"""No option of a menu that is a rule has a smaller number."""

USEFUL: Final = (OP_BATTLE, OP_SEARCH, OP_RECOVER, OP_EXPLORE, OP_FLIP, OP_LEVEL_UP, OP_ACTION)
"""What a mouse could do instead of nothing; moving alone, sharing and equipping are left out."""
FIRST_USEFUL: Final = OP_BATTLE << 24

KINDS: Final = ("ability", "card", "party item", "action", "talent", "other", "option")


@dataclass(frozen=True)
class Offer:
    """Something that players are offered: its kind, its name, and where it is written."""

    kind: str
    name: str
    where: str
    choice: int = -1
    option: int = -1
    """For an option: the number of the `choose`, and of the option within it."""


class Offers:
    """All offers of a chapter, and the number of the offer behind each rule and each option of a choice."""

    def __init__(self, chapter: Chapter) -> None:
        self.all: list[Offer] = []
        self.of_rule: list[int] = []
        self.of_option: list[int] = []
        numbers: dict[tuple[str, str], int] = {}
        for rule in chapter.rules:
            kind, name = _kind_and_name(chapter, rule.index)
            if (kind, name) not in numbers:
                numbers[kind, name] = len(self.all)
                self.all.append(Offer(kind, name, rule.where))
            self.of_rule.append(numbers[kind, name])
        for choice, choosing in enumerate(chapter.choices):
            self.of_option.append(len(self.all))
            name = chapter.rules[choosing.rule].name if choosing.rule >= 0 else "setup"
            for option, where in enumerate(choosing.places):
                self.all.append(Offer("option", f"{name}, option {option + 1}", where, choice, option))


def _kind_and_name(chapter: Chapter, index: int) -> tuple[str, str]:
    """What a rule is on, as a report names it: a card and an ability by their own names, others by the rule's."""
    rule = chapter.rules[index]
    if rule.ability >= 0:
        return "ability", chapter.ability_ids[rule.ability]
    if rule.card >= 0:
        shared = chapter.search_category[rule.card] == PARTY_ITEM
        return ("party item" if shared else "card"), chapter.search_ids[rule.card]
    kind = chapter.source_ids[rule.source].split(" ", 1)[0]
    return {"chapter": "action", "room": "action", "hero": "talent"}.get(kind, "other"), rule.name


class Counts:
    """How often each offer of a game was made and taken, and the turns that did nothing."""

    def __init__(self, offers: Offers) -> None:
        self.offers = offers
        self.offered: dict[int, int] = {}
        self.taken: dict[int, int] = {}
        self.idle = 0
        self.waits: dict[int, int] = {}
        """Per space: turns in which a mouse stayed there and did nothing, whether or not there was something to do."""
        self.turn = -1
        self.seen: list[int] = []

    def count(self, decision: Decision, answer: int) -> None:
        """Count one decision."""
        if decision.kind == TURN:
            self._turn(decision, answer)
        elif decision.kind == USE:
            offer = self.offers.of_rule[decision.about]
            _add(self.offered, offer)
            if answer:
                _add(self.taken, offer)
        elif decision.kind == OPTION:
            first = self.offers.of_option[decision.about]
            for option in decision.options:
                _add(self.offered, first + option)
            _add(self.taken, first + answer)

    def _turn(self, decision: Decision, answer: int) -> None:
        options, turn = decision.options, decision.game.state.turn
        if turn != self.turn:
            self.turn = turn
            self.seen.clear()
            if answer == OP_END:
                _add(self.waits, decision.game.state.pos[decision.who])
            if answer == OP_END and max(options) >= FIRST_USEFUL and any(op_of(one) in USEFUL for one in options):
                self.idle += 1
        if max(options) < FIRST_RULE:
            return
        for option in options:
            if option >= FIRST_RULE and op_of(option) in RULES:
                offer = self.offers.of_rule[first_of(option)]
                if offer not in self.seen:
                    self.seen.append(offer)
                    _add(self.offered, offer)
        if op_of(answer) in RULES:
            _add(self.taken, self.offers.of_rule[first_of(answer)])


def _add(table: dict[int, int], offer: int) -> None:
    table[offer] = table.get(offer, 0) + 1


class CountingBot:
    """Passes every decision on to another bot, and counts what was offered and taken."""

    def __init__(self, bot: Bot, counts: Counts) -> None:
        self.bot = bot
        self.counts = counts

    def choose(self, game: Game, decision: Decision) -> int:
        """The other bot's answer."""
        answer = self.bot.choose(game, decision)
        self.counts.count(decision, answer)
        return answer


def count_offers(game: Game, offers: Offers) -> Counts:
    """Count the offers of a game from now on."""
    counts = Counts(offers)
    counted: dict[int, CountingBot] = {}
    for bot in game.bots:
        counted.setdefault(id(bot), CountingBot(bot, counts))
    game.bots = [counted[id(bot)] for bot in game.bots]
    return counts
