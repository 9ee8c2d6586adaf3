"""The options of a decision as records with names: `Attack(weapon="sword", target="rat#6", space="kitchen/a1")`.

Bots that need speed read the ints of `decision.options`. `decision.choices` builds these records when somebody asks for
them. `option` is the int that a choice stands for, and what a bot answers with; `str(choice)` is the line of a menu.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True)
class Choice:
    """One option of a decision."""

    WORDS: ClassVar[str] = ""

    option: int = field(repr=False, compare=False, kw_only=True)

    def __str__(self) -> str:
        return self.WORDS.format(**vars(self))


@dataclass(frozen=True)
class EndTurn(Choice):
    """End the mouse's turn."""

    WORDS = "end turn"


@dataclass(frozen=True)
class Move(Choice):
    """Move to a space."""

    WORDS = "move to {space}"
    space: str


@dataclass(frozen=True)
class StandUp(Choice):
    """Use the whole move to end a status."""

    WORDS = "stand up"


@dataclass(frozen=True)
class Scurry(Choice):
    """Spend the action on a second move."""

    WORDS = "scurry"


@dataclass(frozen=True)
class Attack(Choice):
    """Attack a minion with a weapon."""

    WORDS = "attack {target} at {space} with {weapon}"
    weapon: str
    target: str
    space: str


@dataclass(frozen=True)
class Search(Choice):
    """Search the tile."""

    WORDS = "search"


@dataclass(frozen=True)
class Recover(Choice):
    """Roll to end a status."""

    WORDS = "recover from {status}"
    status: str


@dataclass(frozen=True)
class Explore(Choice):
    """Lead the party through an exit."""

    WORDS = "explore {face} {exit}"
    face: str
    exit: str


@dataclass(frozen=True)
class Flip(Choice):
    """Turn the tile to its other face."""

    WORDS = "flip"


@dataclass(frozen=True)
class ShareWith(Choice):
    """Exchange cards and cheese with another mouse."""

    WORDS = "share with {hero}"
    hero: str


@dataclass(frozen=True)
class Equip(Choice):
    """Put on or take off search cards."""

    WORDS = "equip"


@dataclass(frozen=True)
class LevelUp(Choice):
    """Pay cheese for a new ability."""

    WORDS = "level up"


@dataclass(frozen=True)
class UseAction(Choice):
    """Spend the action on a rule of a card or of the chapter."""

    WORDS = "use {rule} (action)"
    rule: str


@dataclass(frozen=True)
class UseFreeAction(Choice):
    """Use a rule of a card or of the chapter that takes no action."""

    WORDS = "use {rule} (free action)"
    rule: str


@dataclass(frozen=True)
class Use(Choice):
    """Use an optional rule now."""

    WORDS = "use {rule}"
    rule: str


@dataclass(frozen=True)
class Decline(Choice):
    """Do not use an optional rule now."""

    WORDS = "do not use {rule}"
    rule: str


@dataclass(frozen=True)
class ChooseFigure(Choice):
    """Choose a mouse or a minion."""

    WORDS = "{figure} at {space}"
    figure: str
    space: str


@dataclass(frozen=True)
class ChooseSpace(Choice):
    """Choose a space: where to place a figure, or which way to go."""

    WORDS = "{space}"
    space: str


@dataclass(frozen=True)
class ChooseCard(Choice):
    """Choose a search card."""

    WORDS = "{card}"
    card: str


@dataclass(frozen=True)
class DrawFromDeck(Choice):
    """Draw from the search deck instead of taking a special search."""

    WORDS = "draw from the deck"


@dataclass(frozen=True)
class SpecialSearch(Choice):
    """Take what a special search of the chapter offers."""

    WORDS = "{search}"
    search: str


@dataclass(frozen=True)
class KeepForNext(Choice):
    """Keep a search card for the next chapter of the campaign."""

    WORDS = "keep {card}"
    card: str


@dataclass(frozen=True)
class KeepNothingMore(Choice):
    """Keep no further card for the next chapter of the campaign."""

    WORDS = "keep nothing more"


@dataclass(frozen=True)
class ChooseAbility(Choice):
    """Choose an ability."""

    WORDS = "{ability}"
    ability: str


@dataclass(frozen=True)
class Pay(Choice):
    """Pay an amount of cheese."""

    WORDS = "{cheese} cheese"
    cheese: int


@dataclass(frozen=True)
class WoundCard(Choice):
    """Put a wound on one initiative card of a boss."""

    WORDS = "{card}"
    card: str


@dataclass(frozen=True)
class Give(Choice):
    """Give a search card to the other figure."""

    WORDS = "give {card}"
    card: str


@dataclass(frozen=True)
class Take(Choice):
    """Take a search card from the other mouse."""

    WORDS = "take {card}"
    card: str


@dataclass(frozen=True)
class GiveCheese(Choice):
    """Give cheese to the other mouse."""

    WORDS = "give {cheese} cheese"
    cheese: int


@dataclass(frozen=True)
class TakeCheese(Choice):
    """Take cheese from the other mouse."""

    WORDS = "take {cheese} cheese"
    cheese: int


@dataclass(frozen=True)
class DoneSharing(Choice):
    """End the exchange."""

    WORDS = "done sharing"


@dataclass(frozen=True)
class Wear(Choice):
    """Put on a search card."""

    WORDS = "wear {card}"
    card: str


@dataclass(frozen=True)
class DoneEquipping(Choice):
    """Put on nothing more."""

    WORDS = "done equipping"


@dataclass(frozen=True)
class Discard(Choice):
    """Discard a search card."""

    WORDS = "discard {card}"
    card: str


@dataclass(frozen=True)
class Keep(Choice):
    """Keep a search card that was drawn."""

    WORDS = "keep {card}"
    card: str


@dataclass(frozen=True)
class Sell(Choice):
    """Give a drawn search card away for cheese."""

    WORDS = "sell {card}"
    card: str


@dataclass(frozen=True)
class ChooseOption(Choice):
    """Choose one of the numbered options of a rule."""

    WORDS = "option {number}"
    number: int
