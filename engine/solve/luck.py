"""Luck that is chosen: before a turn, other dice, and another order of the cards that nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.play import step
from engine.records import decision as decisions
from engine.records.dice import seeded, shuffle
from engine.records.state import IN_MENU

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.records.decision import Decision
    from engine.records.game import Bot, Game
    from engine.records.state import State

STREAM: Final = 6
TURNS: Final = 1 << 12
"""More turns than any game has; so every turn has luck of its own, whatever its number."""


class Seen:
    """The cards that players have seen in a game, as bits: copies of search cards, and encounter cards.

    A card is seen once it has left its deck, or was among the cards that a player could choose from. It keeps its place
    when luck changes, even if it was shuffled in again.
    """

    __slots__ = ("cards", "encounters")

    def __init__(self, cards: int = 0, encounters: int = 0) -> None:
        self.cards = cards
        self.encounters = encounters

    def copy(self) -> Seen:
        """The same cards."""
        return Seen(self.cards, self.encounters)

    def look(self, game: Game) -> None:
        """Between two turns: what is not in its deck has been seen."""
        state = game.state
        deck = encounters = 0
        for copy in state.deck:
            deck |= 1 << copy
        for card in state.encounters:
            encounters |= 1 << card
        self.cards |= (1 << len(game.chapter.copies)) - 1 & ~deck
        self.encounters |= (1 << len(game.chapter.encounter_ids)) - 1 & ~encounters

    def offered(self, decision: Decision) -> None:
        """Cards that a player can choose from have been seen."""
        if decision.kind == decisions.CARD:
            for copy in decision.options:
                if copy >= 0:
                    self.cards |= 1 << copy


class SeeingBot:
    """Passes every decision on to another bot, and notes the cards that are offered."""

    def __init__(self, bot: Bot, seen: Seen) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, game: Game, decision: Decision) -> int:
        """The other bot's answer."""
        self.seen.offered(decision)
        return self.bot.choose(game, decision)


def change_luck(state: State, seed: int, seen: Seen) -> None:
    """Take other dice from now on, and put the cards that nobody has seen in another order."""
    state.rng = seeded(seed * TURNS + state.turn, STREAM)
    _shuffle_unseen(state, state.deck, seen.cards)
    _shuffle_unseen(state, state.encounters, seen.encounters)


def _shuffle_unseen(state: State, deck: list[int], seen: int) -> None:
    """Shuffle the cards that nobody has seen among the places of these cards."""
    places = [place for place, card in enumerate(deck) if not seen >> card & 1]
    cards = [deck[place] for place in places]
    shuffle(state, cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def play_turn(game: Game) -> None:
    """Play from between two turns to between the next two, or to the end of the game."""
    state = game.state
    turn = state.turn
    while not state.outcome and (state.turn == turn or state.phase == IN_MENU):
        step(game)


def play_with_luck(game: Game, luck: tuple[tuple[int, int], ...], seen: Seen) -> None:
    """Play a new game to its end; `luck` holds seeds, each with the number of turns after which it is taken.

    The bots of the game must tell `seen` what they are offered, see `SeeingBot`.
    """
    for _ in turns_with_luck(game, luck, seen):
        pass


def turns_with_luck(game: Game, luck: tuple[tuple[int, int], ...], seen: Seen) -> Iterator[int]:
    """Play like `play_with_luck`, and yield the number of turns taken, after each turn."""
    seeds = dict(luck)
    while not game.state.outcome:
        seen.look(game)
        seed = seeds.get(game.state.turn)
        if seed is not None:
            change_luck(game.state, seed, seen)
        play_turn(game)
        yield game.state.turn
