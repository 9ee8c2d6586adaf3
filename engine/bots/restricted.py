"""A bot that never does certain things, whichever bot it asks otherwise: for measuring what these things are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.style import IN_A_HURRY
from engine.records.decision import (
    ABILITY,
    EQUIP,
    OP_ACTION,
    OP_BATTLE,
    OP_FREE,
    OP_SEARCH,
    TURN,
    USE,
    Decision,
    first_of,
    op_of,
)

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.game import Bot, Game

RULES: Final = (OP_ACTION, OP_FREE)


class Ban:
    """What a bot never does: operations of a turn menu, the use of rules, abilities and search cards, all by number."""

    def __init__(
        self, chapter: Chapter, ops: list[int], rules: list[int], abilities: list[int], cards: list[int]
    ) -> None:
        self.ops = ops
        self.abilities = abilities
        self.cards = cards
        self.rules = [rule.index in rules or rule.ability in abilities or rule.card in cards for rule in chapter.rules]
        self.copies = [definition in cards for definition in chapter.copies]

    def allowed(self, decision: Decision) -> list[int]:
        """The options that are not banned; all of them if every option is."""
        options = decision.options
        kind = decision.kind
        if kind == TURN:
            kept = [option for option in options if not self._bans(option)]
        elif kind == USE and self.rules[decision.about]:
            kept = [option for option in options if not option]
        elif kind == ABILITY:
            kept = [option for option in options if option not in self.abilities]
        elif kind == EQUIP:
            kept = [option for option in options if option < 0 or not self.copies[option]]
        else:
            return options
        return kept or options

    def _bans(self, option: int) -> bool:
        """Whether an option of a turn menu is banned."""
        op = op_of(option)
        if op in self.ops:
            return True
        if op in RULES:
            return self.rules[first_of(option)]
        return op == OP_BATTLE and self.copies[first_of(option)]


class RestrictedBot:
    """Asks another bot, and shows it only the options that are allowed.

    A greedy bot that must not search waits for no search either. Bots that look ahead imagine games without the ban.
    """

    def __init__(self, bot: Bot, ban: Ban) -> None:
        self.bot = bot
        self.ban = ban
        if OP_SEARCH in ban.ops and isinstance(bot, GreedyBot):
            bot.style = bot.style.with_slack(IN_A_HURRY)

    def choose(self, game: Game, decision: Decision) -> int:
        """The other bot's answer, among the options that are allowed."""
        allowed = self.ban.allowed(decision)
        if len(allowed) == len(decision.options):
            return self.bot.choose(game, decision)
        if len(allowed) == 1:
            return allowed[0]
        narrowed = Decision()
        narrowed.game, narrowed.kind, narrowed.who = game, decision.kind, decision.who
        narrowed.options, narrowed.about = allowed, decision.about
        answer = self.bot.choose(game, narrowed)
        return answer if answer in allowed else allowed[0]
