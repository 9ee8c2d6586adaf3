"""Drawing, fetching, giving and discarding search cards by rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.dice import shuffle
from engine.rulebook import inventory

if TYPE_CHECKING:
    from engine.records.game import Game


def draw_cards(game: Game, mouse: int, count: int, look: int) -> None:
    """Draw cards; with `look`, look at so many, keep `count` and put the others back on top."""
    if look <= 0:
        for _ in range(count):
            copy = inventory.draw(game) if game.state.pos[mouse] >= 0 else -1
            if copy < 0:
                return
            inventory.gain(game, mouse, copy)
        return
    seen: list[int] = []
    while len(seen) < look and (copy := inventory.draw(game)) >= 0:
        seen.append(copy)
    for _ in range(min(count, len(seen))):
        copy = game.choose(decision.CARD, mouse, seen)
        seen.remove(copy)
        inventory.gain(game, mouse, copy)
    game.state.deck.extend(seen)


def fetch_card(game: Game, mouse: int, matches: list[bool]) -> None:
    """Take a card of some kind out of the deck."""
    state, copies = game.state, game.chapter.copies
    options: list[int] = []
    met: set[int] = set()
    for copy in state.deck:
        definition = copies[copy]
        if matches[definition] and definition not in met:
            met.add(definition)
            options.append(copy)
    if options:
        copy = game.choose(decision.CARD, mouse, sorted(options))
        state.deck.remove(copy)
        inventory.gain(game, mouse, copy, may_sell=False)
    shuffle(state, state.deck)


def give_card(game: Game, definition: int, mouse: int) -> None:
    """Give a mouse a certain card from the deck or the discards."""
    state, copies = game.state, game.chapter.copies
    for pile in (state.deck, state.discard):
        for copy in pile:
            if copies[copy] == definition:
                pile.remove(copy)
                inventory.gain(game, mouse, copy, may_sell=False)
                return


def discard_cards(game: Game, mouse: int, matches: list[bool], count: int) -> None:
    """Discard held cards of some kind; starting equipment stays."""
    state, chapter = game.state, game.chapter
    for _ in range(count):
        starting = chapter.hero_cards[state.party[mouse]]
        worn = [copy for copy in state.worn[mouse] if chapter.copies[copy] not in starting]
        options = [copy for copy in state.pack[mouse] + worn if matches[chapter.copies[copy]]]
        if not options:
            return
        copy = game.choose(decision.DISCARD, mouse, options)
        if copy in state.pack[mouse]:
            inventory.from_pack(game, mouse, copy)
        else:
            inventory.take_off(game, mouse, copy)
        inventory.to_discard(game, mouse, copy)


def discard_from_stash(game: Game, matches: list[bool], count: int) -> None:
    """Discard party items of some kind from the stash."""
    for definition in [i for i, meant in enumerate(matches) if meant]:
        for _ in range(count):
            copy = inventory.from_stash(game, definition)
            if copy >= 0:
                inventory.to_discard(game, -1, copy)


def shuffle_back(game: Game, definition: int) -> None:
    """Shuffle a card into the search deck: from the stash, the discards, or a mouse that has it."""
    state, copies = game.state, game.chapter.copies
    if inventory.from_stash_to_deck(game, definition):
        return
    mouse = inventory.holder_of(game, definition)
    if mouse >= 0:
        inventory.discard_held(game, mouse, definition)
    for copy in state.discard:
        if copies[copy] == definition:
            state.discard.remove(copy)
            state.deck.append(copy)
            shuffle(state, state.deck)
            return
