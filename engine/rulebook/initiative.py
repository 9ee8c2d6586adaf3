"""The initiative track (INIT).

The next turn belongs to the highest card on the track that has not had its turn in this round (`State.acted`). A card
that moves on the track or joins it therefore neither loses nor repeats its turn. A track that is laid anew begins a new
round, unless the rule option `new-initiative` says otherwise (INIT-8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.dice import INITIATIVE, below, roll_number, shuffle
from engine.records.options import AS_BEFORE, NEW_ROUND
from engine.runtime.codes import INITIATIVE_LAID
from engine.runtime.dispatch import fire
from engine.runtime.ownership import disown

if TYPE_CHECKING:
    from engine.records.game import Game


def establish(game: Game, kinds: list[int], ambush: bool) -> None:
    """Lay initiative for new minion types (INIT-1 to INIT-5, ENC-6); during setup, at its end (SETUP-6)."""
    if game.setting_up:
        game.ambushed |= ambush
        return
    state = game.state
    had_minions = len(state.track) > 0 and max(state.track) >= MICE
    new, pairs = _new_cards(game, kinds)
    for card in new:
        state.card_wounds[card] = 0
    if had_minions:
        shuffle(state, new, INITIATIVE)
        state.track.extend(new)
    else:
        state.track = [*range(state.mice), *new]
        shuffle(state, state.track, INITIATIVE)
    if had_minions:
        for cards in pairs:
            _ambush_move(game, min(cards, key=state.track.index))
    if ambush:
        for card in _in_ambush(game, new):
            _ambush_move(game, card)
    if game.trace is not None:
        order = " ".join(name(game, card) for card in state.track)
        game.note("initiative", "INIT-3" if had_minions else "INIT-2", text=order)
    if not had_minions:
        _round_under_new_order(game)
    if (new or not had_minions) and state.active[INITIATIVE_LAID]:
        fire(game, INITIATIVE_LAID)


def _new_cards(game: Game, kinds: list[int]) -> tuple[list[int], list[list[int]]]:
    """The cards of types that are not on the track yet (INIT-3), and those pairs of them that belong to a boss."""
    new: list[int] = []
    pairs: list[list[int]] = []
    for kind in kinds:
        cards = list(game.chapter.minion_cards[kind])
        if _on_track(game.state.track, cards):
            continue
        if len(cards) > 1:
            cards = _draw_two(game, cards)
            pairs.append(cards)
        new.extend(cards)
    return new, pairs


def _in_ambush(game: Game, new: list[int]) -> list[int]:
    """The minion cards that roll for an ambush, from the top: all, or by the rule option only the new ones (ENC-6)."""
    only_new = game.chapter.options.ambush_new_only
    return [card for card in game.state.track if card >= MICE and (card in new or not only_new)]


def _round_under_new_order(game: Game) -> None:
    """After the whole track was laid anew: end the round, or go on in it, by the rule option (INIT-8)."""
    state, option = game.state, game.chapter.options.new_initiative
    if state.turn == 0 or option == AS_BEFORE:
        return
    if option == NEW_ROUND:
        state.round_over = True
        if game.trace is not None:
            game.note("round-over", "INIT-8")
        return
    above = state.track.index(state.current) + 1 if state.current in state.track else 0
    state.acted = 0
    for card in state.track[:above]:
        state.acted |= 1 << card


def _on_track(track: list[int], cards: list[int]) -> bool:
    for card in cards:
        if card in track:
            return True
    return False


def _draw_two(game: Game, cards: list[int]) -> list[int]:
    """Draw two of a boss's cards at random (INIT-5)."""
    left = cards[:]
    return [left.pop(below(game.state, len(left), INITIATIVE)) for _ in range(2)]


def _ambush_move(game: Game, card: int) -> None:
    """Move a card up by the number rolled (ENC-6)."""
    move_card(game, card, -roll_number(game), "ENC-6")


def move_card(game: Game, card: int, places: int, rules: str = "") -> None:
    """Move a card down the track (negative: up), to its end at most."""
    track = game.state.track
    if card not in track:
        return
    at = track.index(card)
    to = min(max(at + places, 0), len(track) - 1)
    track.pop(at)
    track.insert(to, card)
    if game.trace is not None:
        game.note("initiative-moved", rules, text=name(game, card), amount=to - at)


def remove_card(game: Game, card: int) -> None:
    """Remove a card from the track (INIT-6)."""
    state = game.state
    if card in state.track:
        state.track.remove(card)
    state.acted &= ~(1 << card)
    if card >= MICE:
        source = game.chapter.card_source[card - MICE]
        disown(game, source, game.state.owners[source])


def remove_cards_of_absent(game: Game, kind: int) -> None:
    """Remove the cards of a minion type that has no figure left (INIT-6)."""
    state = game.state
    kinds, pos = state.kind, state.pos
    for slot in bits_of(state.minions):
        if kinds[slot] == kind and pos[slot] >= 0:
            return
    state.greedy &= ~(1 << kind)
    for card in game.chapter.minion_cards[kind]:
        if card in state.track:
            remove_card(game, card)


def next_card(game: Game) -> int:
    """The card whose turn it is, or -1 when the round is over."""
    if game.state.round_over:
        return -1
    acted = game.state.acted
    for card in game.state.track:
        if not acted >> card & 1:
            return card
    return -1


def rank(game: Game, card: int) -> int:
    """A card's place on the track; 99 for a card that is not on it."""
    track = game.state.track
    return track.index(card) if card in track else 99


def name(game: Game, card: int) -> str:
    """The id of a card."""
    if card < MICE:
        return game.chapter.hero_ids[game.state.party[card]]
    return game.chapter.card_ids[card - MICE]
