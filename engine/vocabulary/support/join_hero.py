"""A hero joins the party in the middle of a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.rulebook import setup
from engine.vocabulary.support.rule_moves import put_at, spaces_up

if TYPE_CHECKING:
    from engine.records.game import Game


def join_party(game: Game, hero: int, spaces: list[int]) -> bool:
    """Give a hero who is not in the party a figure, a card at the bottom of the track, equipment and an ability.

    Returns whether the hero joined.
    """
    state = game.state
    if hero in state.party or state.mice >= MICE or not spaces_up(game, spaces):
        return False
    mouse = state.mice
    state.mice += 1
    state.party.append(hero)
    state.kind[mouse] = hero
    game.bots = [*game.bots, game.bots[mouse % len(game.bots)]]
    setup.join(game, mouse)
    state.track.append(mouse)
    state.acted |= 1 << mouse
    put_at(game, mouse, spaces)
    return True
