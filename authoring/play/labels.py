"""Short labels of figures, which the board shows and a person types: `C` for Collin, `r1` for a rat warrior.

A label is the same for the whole game, whatever language the names are in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE

if TYPE_CHECKING:
    from engine.records.game import Game


def label(game: Game, figure: int) -> str:
    """Return the label of a figure: a capital for a mouse, a small letter and a number for a minion."""
    if figure < MICE:
        return _capitals([game.chapter.hero_ids[hero] for hero in game.state.party])[figure]
    kind = game.state.kind[figure]
    return f"{game.chapter.minion_ids[kind][:1] if kind >= 0 else 'x'}{figure - MICE + 1}"


def _capitals(heroes: list[str]) -> list[str]:
    """Return a letter for each hero: the first of its name that no hero before it has."""
    taken: list[str] = []
    for hero in heroes:
        letters = [letter for letter in hero.upper() if letter.isalpha() and letter not in taken]
        spare = [letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in taken]
        taken.append((letters or spare)[0])
    return taken
