"""Drawing, fetching, giving and discarding search cards by rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.chapter import MICE
from engine.records.dice import SEARCH_DECK, shuffle
from engine.rulebook import inventory
from engine.vocabulary.support import hands

if TYPE_CHECKING:
    from engine.records.game import Game


def draw_cards(game: Game, mouse: int, count: int, look: int) -> bool:
    """Draw cards; with `look`, look at so many, keep `count`, put the others back on top. Whether there was a card."""
    seen: list[int] = []
    if look <= 0:
        for _ in range(count):
            copy = inventory.draw(game) if game.state.pos[mouse] >= 0 else -1
            if copy < 0:
                break
            seen.append(copy)
            inventory.gain(game, mouse, copy)
        return bool(seen)
    while len(seen) < look and (copy := inventory.draw(game)) >= 0:
        seen.append(copy)
    found = bool(seen)
    for _ in range(min(count, len(seen))):
        copy = game.choose(decision.CARD, mouse, seen)
        seen.remove(copy)
        inventory.gain(game, mouse, copy)
    game.state.deck.extend(seen)
    return found


def fetch_card(game: Game, mouse: int, matches: list[bool]) -> bool:
    """Take a card of some kind out of the deck, if it has one."""
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
    shuffle(state, state.deck, SEARCH_DECK)
    return bool(options)


def give_card(game: Game, definition: int, mouse: int, sources: tuple[str, ...]) -> bool:
    """Give a mouse a certain card from the first source that has it; whether one did."""
    copies = game.chapter.copies
    for source in sources:
        if source in ("mice", "minions"):
            if _hand_on(game, definition, mouse, source):
                return True
            continue
        pile = game.state.deck if source == "deck" else game.state.discard
        for copy in pile:
            if copies[copy] == definition:
                pile.remove(copy)
                inventory.gain(game, mouse, copy, may_sell=False)
                return True
    return False


def _hand_on(game: Game, definition: int, mouse: int, source: str) -> bool:
    """Give a mouse a card that another mouse holds, or that a minion has taken; whether one had it."""
    state, copies = game.state, game.chapter.copies
    matches = [card == definition for card in range(len(game.chapter.search_ids))]
    holders = [one for one in range(state.mice) if one != mouse] if source == "mice" else sorted(set(state.loot_of))
    for holder in holders:
        for copy in hands.reachable(game, holder, matches, hands.REACHES):
            if copies[copy] == definition:
                hands.take_from(game, holder, copy)
                hands.hand_over(game, mouse, copy, holder)
                return True
    return False


def discard_cards(game: Game, mouse: int, matches: list[bool], count: int, reach: tuple[str, ...], by_lot: bool) -> int:
    """Discard held cards of some kind, as far as the rule reaches; the card that was discarded last, or -1."""
    last = -1
    for _ in range(count):
        options = hands.reachable(game, mouse, matches, reach)
        if not options:
            break
        copy = hands.draw_one(game, options) if by_lot else game.choose(decision.DISCARD, mouse, options)
        hands.take_from(game, mouse, copy)
        last = game.chapter.copies[copy]
        inventory.to_discard(game, mouse, copy)
    return last


def discard_from_stash(game: Game, matches: list[bool], count: int) -> int:
    """Discard party items of some kind from the stash; the card that was discarded last, or -1."""
    last = -1
    for definition in [i for i, meant in enumerate(matches) if meant]:
        for _ in range(count):
            copy = inventory.from_stash(game, definition)
            if copy >= 0:
                last = definition
                inventory.to_discard(game, -1, copy)
    return last


def take_cards(
    game: Game, giver: int, taker: int, matches: list[bool], count: int, reach: tuple[str, ...], by: str
) -> int:
    """Hand cards of some kind over from one figure to another; the card that was handed over last, or -1."""
    last = -1
    for _ in range(count):
        options = hands.reachable(game, giver, matches, reach)
        if not options:
            break
        copy = _picked(game, giver, taker, options, by)
        hands.take_from(game, giver, copy)
        last = game.chapter.copies[copy]
        hands.hand_over(game, taker, copy, giver)
    return last


def _picked(game: Game, giver: int, taker: int, options: list[int], by: str) -> int:
    """The card that changes hands: by lot, or chosen by the player who loses it or gains it."""
    if by == "lot":
        return hands.draw_one(game, options)
    if by == "giver" and giver < MICE:
        return game.choose(decision.DISCARD, giver, options, taker)
    return game.choose(decision.CARD, taker if taker < MICE else -1, options)


def shuffle_back(game: Game, definition: int) -> bool:
    """Shuffle a card into the search deck: from the stash, the discards, or a mouse; whether it was there."""
    state, copies = game.state, game.chapter.copies
    if inventory.from_stash_to_deck(game, definition):
        return True
    mouse = inventory.holder_of(game, definition)
    if mouse >= 0:
        inventory.discard_held(game, mouse, definition)
    for copy in state.discard:
        if copies[copy] == definition:
            state.discard.remove(copy)
            state.deck.append(copy)
            shuffle(state, state.deck, SEARCH_DECK)
            return True
    return False
