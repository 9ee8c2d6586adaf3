"""Things that a rule speaks of: a search card or a type of minions, by its id or by a name of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.support.card_filters import card_filter
from engine.vocabulary.support.combinators import MASKS

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Cards, Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder

THAT_CARD: Final = "that-card"
EVENTS_CARD: Final = "card"
MOVES_CARDS: Final = ("discard", "give-card", "take-card")
"""The effects that make a card `that-card`."""

NOTHING: Final = -1


def card_value(b: Builder, value: Any) -> Number:
    """The number of a search card; NOTHING where no effect has dealt with one."""
    spoken_of = _spoken_of(b, value)
    if spoken_of is not None:
        return spoken_of
    fixed = b.lookup(b.chapter.search_ids, value, "search card")
    return lambda game, ctx: fixed


def cards_value(b: Builder, value: Any) -> Cards:
    """The search cards of a filter, or the one that the rule speaks of."""
    card = _spoken_of(b, value)
    if card is None:
        fixed = card_filter(b, value)
        return lambda game, ctx: fixed
    count = len(b.chapter.search_ids)

    def cards(game: Game, ctx: Context) -> list[bool]:
        meant = card(game, ctx)
        return [index == meant for index in range(count)]

    return cards


def _spoken_of(b: Builder, value: Any) -> Number | None:
    """The card that `card` or `that-card` means; None for an id. A search card that has such an id goes first."""
    if value not in (THAT_CARD, EVENTS_CARD) or value in b.chapter.search_ids:
        return None
    if value == THAT_CARD:
        if not any(name in MOVES_CARDS for name in b.effect_names[:-1]):  # the last is the one being built
            raise b.fail(f'there is no "that-card" here: put one of {", ".join(MOVES_CARDS)} before it')
        return lambda game, ctx: ctx.thing
    if b.roles.get(EVENTS_CARD) != "card" or b.event == "encounter-revealed":
        raise b.fail('there is no "card" here: this event provides no search card')
    return lambda game, ctx: ctx.card


def minion_value(b: Builder, value: Any) -> Number:
    """A minion type: by its id, or that of a figure of the event; NOTHING for a mouse or nobody."""
    if value in b.chapter.minion_ids or not isinstance(value, str) or b.roles.get(value) not in MASKS:
        fixed = b.lookup(b.chapter.minion_ids, value, "minion")
        return lambda game, ctx: fixed
    who = b.who(value)

    def kind(game: Game, ctx: Context) -> int:
        found = bits_of(who(game, ctx))
        return game.state.kind[found[0]] if found and found[0] >= MICE else NOTHING

    return kind
