"""What the options of a choice are worth, by what their effects declare to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.needs import is_open
from engine.records.touched import EITHER

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.decision import Decision
    from engine.records.game import Game
    from engine.records.touched import Touched

FOR_THE_GOAL: Final = 100

WORTH: Final = {
    "abilities": 3, "achievements": 2, "cheese": 2, "end-page": 6, "figures": -3, "items": 2, "pages": -6, "party": 4,
    "statuses": -2, "wheel": -2, "wounds": -3,
}  # fmt: skip
"""What it is worth to the party that a change adds to something; removing is worth the opposite."""


def worth_of_changes(changes: tuple[Touched, ...]) -> int:
    """The worth of some changes, apart from the goal. What may go either way counts nothing."""
    return sum(WORTH.get(change.kind, 0) * change.way for change in changes if change.way != EITHER)


def why_not(atlas: Atlas, choice: int, option: int) -> str:
    """Why greedy takes another option of a choice: what it counts this one for, and the best one."""
    worth = atlas.option_worth[choice]
    others = [one for one in range(len(worth)) if one != option]
    best = max(others, key=lambda one: (bool(atlas.option_advances[choice][one]), worth[one]))
    this, that = _in_words(atlas, choice, option), _in_words(atlas, choice, best)
    return f"it counts this one as {this}, option {best + 1} as {that}"


def _in_words(atlas: Atlas, choice: int, option: int) -> str:
    """The worth of an option and the kinds of changes that it is made of."""
    changes = atlas.chapter.choices[choice].changes[option]
    counted = [change for change in changes if change.way != EITHER and change.kind in WORTH]
    kinds = ", ".join(dict.fromkeys(f"{'more' if change.way > 0 else 'less'} {change.kind}" for change in counted))
    words = f"{atlas.option_worth[choice][option]:+d} ({kinds or 'nothing that it counts'})"
    return f"{words} and {FOR_THE_GOAL} more for the goal" if atlas.option_advances[choice][option] else words


def best_options(game: Game, atlas: Atlas, decision: Decision) -> list[int]:
    """The options that are worth most; several if they are worth the same."""
    best: list[int] = []
    most = 0
    mouse = decision.who if decision.who >= 0 else 0
    for option in decision.options:
        worth = atlas.option_worth[decision.about][option]
        for advance in atlas.option_advances[decision.about][option]:
            if is_open(game, mouse, advance):
                worth += FOR_THE_GOAL
        if not best or worth > most:
            best, most = [], worth
        if worth == most:
            best.append(option)
    return best
