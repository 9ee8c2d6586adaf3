"""Search cards in the hands of figures: which of them a rule reaches, and from whom to whom they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE
from engine.records.dice import below
from engine.rulebook import inventory

if TYPE_CHECKING:
    from engine.records.game import Game

REACHES: Final = ("pack", "worn", "starting")
USUAL: Final = ("pack", "worn")
"""The cards of a mouse that a rule reaches: in the pack, worn, and its starting equipment."""


def reachable(game: Game, figure: int, matches: list[bool], reach: tuple[str, ...]) -> list[int]:
    """The copies of some cards that a figure has: of a mouse what the rule reaches, of a minion what it has taken."""
    state, copies = game.state, game.chapter.copies
    if figure >= MICE:
        taken = [copy for copy, of in zip(state.loot, state.loot_of, strict=True) if of == figure]
        return [copy for copy in taken if matches[copies[copy]]]
    starting = game.chapter.hero_cards[state.party[figure]]
    found = state.pack[figure][:] if "pack" in reach else []
    found += [copy for copy in state.worn[figure] if ("starting" if copies[copy] in starting else "worn") in reach]
    return [copy for copy in found if matches[copies[copy]]]


def draw_one(game: Game, options: list[int]) -> int:
    """One of some copies by lot."""
    return options[below(game.state, len(options))]


def take_from(game: Game, figure: int, copy: int) -> None:
    """Take a card out of the hands of a figure."""
    state = game.state
    if figure >= MICE:
        inventory.from_loot(game, copy)
    elif copy in state.pack[figure]:
        inventory.from_pack(game, figure, copy)
    else:
        inventory.take_off(game, figure, copy)


def hand_over(game: Game, figure: int, copy: int, giver: int) -> None:
    """Put a card into a mouse's pack, or among what a minion has taken."""
    if game.trace is not None:
        game.note("card-taken", "CH-2", figure=figure, other=giver, text=inventory.card_name(game, copy))
    if figure >= MICE:
        inventory.to_loot(game, figure, copy)
    else:
        inventory.to_pack(game, figure, copy)
        inventory.check_pack(game, figure)
