"""Wounds on mice, minions and bosses (WOUND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import capture, initiative, inventory, lasting
from engine.rulebook.figures import remove_minion
from engine.rulebook.values import life_of
from engine.runtime.codes import BOSS_CARD_REMOVED, MINION_DEFEATED, WOUNDED, WOUNDING
from engine.runtime.dispatch import fire
from engine.runtime.limits import reset_uses
from engine.runtime.ownership import disown

if TYPE_CHECKING:
    from engine.records.attack import Attack
    from engine.records.game import Game

FELLED_BITS: Final = 4
MAX_FELLED: Final = 15
"""`State.felled` counts in four bits for each minion type."""


def wound(game: Game, figure: int, amount: int, by: int, attack: Attack | None = None, poison: bool = False) -> int:
    """Wound a figure. Rules may change the number, turn the wounds to poison, or replace them."""
    state = game.state
    if state.active[WOUNDING]:
        ctx = fire(game, WOUNDING, figure=figure, other=by, amount=amount, attack=attack, poison=poison)
        if (ctx is not None and ctx.stopped) or state.pos[figure] < 0 or state.outcome:
            return 0
        if ctx is not None:
            amount = ctx.amount
            poison = ctx.poison
    if amount <= 0:
        return 0
    if figure < MICE:
        _wound_mouse(game, figure, amount, by, attack, poison)
    else:
        _wound_minion(game, figure, amount, by, attack)
    return amount


def _wound_mouse(game: Game, mouse: int, amount: int, by: int, attack: Attack | None, poison: bool) -> None:
    """Wound a mouse. Poison counts as wounds do; at its life the mouse is captured (WOUND-4, EFFECT-5)."""
    state = game.state
    if state.pos[mouse] >= 0:
        game.hurts[state.pos[mouse]] += amount
    if poison:
        state.poison[mouse] += amount
    else:
        state.wounds[mouse] += amount
    if game.trace is not None:
        game.note("wounded", "EFFECT-5" if poison else "WOUND-4", figure=mouse, other=by, amount=amount)
    if state.active[WOUNDED]:
        fire(game, WOUNDED, figure=mouse, other=by, amount=amount, attack=attack, poison=poison)
    if state.pos[mouse] >= 0 and state.wounds[mouse] + state.poison[mouse] >= life_of(game, mouse):
        capture.capture(game, mouse, by)


def _wound_minion(game: Game, figure: int, amount: int, by: int, attack: Attack | None) -> None:
    state, chapter = game.state, game.chapter
    kind = state.kind[figure]
    if game.trace is not None:
        game.note("wounded", _rule(game, kind), figure=figure, other=by, amount=amount)
    if chapter.minion_boss[kind]:
        _wound_boss(game, figure, amount, by, attack)
    else:
        state.wounds[figure] += amount
    if state.active[WOUNDED] and state.kind[figure] >= 0:
        fire(game, WOUNDED, figure=figure, other=by, amount=amount, attack=attack)
    if state.kind[figure] < 0 or state.pos[figure] < 0 or chapter.minion_boss[kind]:
        return
    if state.wounds[figure] >= life_of(game, figure):
        defeat(game, figure, by, attack)


def _rule(game: Game, kind: int) -> str:
    """The rule that the trace cites for wounds of a minion type."""
    chapter = game.chapter
    return "WOUND-3" if chapter.minion_boss[kind] else "WOUND-2" if chapter.minion_life[kind] > 1 else "WOUND-1"


def _wound_boss(game: Game, figure: int, amount: int, by: int, attack: Attack | None) -> None:
    """For each wound the attacker chooses a card; a card at its life leaves the track (WOUND-3)."""
    state, chapter = game.state, game.chapter
    cards = chapter.minion_cards[state.kind[figure]]
    for _ in range(amount):
        on_track = [card for card in state.track if card in cards]
        if not on_track:
            break
        card = game.choose(decision.BOSS_CARD, by if by < MICE else -1, on_track)
        state.card_wounds[card] += 1
        if state.card_wounds[card] >= chapter.card_life[card - MICE]:
            remove_boss_card(game, figure, card, by, attack)
            if state.kind[figure] < 0:
                return


def remove_boss_card(game: Game, figure: int, card: int, by: int, attack: Attack | None = None) -> None:
    """Remove a card of a boss from the track; with the last one the boss is defeated (WOUND-3)."""
    state = game.state
    initiative.remove_card(game, card)
    if game.trace is not None:
        game.note("boss-card-removed", "WOUND-3", figure=figure, other=by, text=game.chapter.card_ids[card - MICE])
    if state.active[BOSS_CARD_REMOVED]:
        fire(game, BOSS_CARD_REMOVED, figure=figure, other=by, card=card, attack=attack)
    if state.kind[figure] < 0 or state.pos[figure] < 0:
        return
    kind = state.kind[figure]
    if not _has_card(game, kind):
        defeat(game, figure, by, attack)
        for other in bits_of(state.minions):  # figures of one boss share its cards
            if state.kind[other] == kind and not _has_card(game, kind):
                defeat(game, other, by, attack)


def _has_card(game: Game, kind: int) -> bool:
    """Whether a card of a minion type is on the initiative track."""
    return any(card in game.chapter.minion_cards[kind] for card in game.state.track)


def defeat(game: Game, figure: int, by: int, attack: Attack | None = None) -> None:
    """Defeat a minion: it leaves the board (WOUND-1, WOUND-2, INIT-6)."""
    state = game.state
    kind = state.kind[figure]
    space = state.pos[figure]
    if game.trace is not None:
        game.note("defeated", _rule(game, kind), figure=figure, other=by, space=space)
    remove_minion(game, figure)
    if 0 <= by < MICE and felled(game, by, kind) < MAX_FELLED:
        state.felled[by] += 1 << (FELLED_BITS * kind)
    if state.active[MINION_DEFEATED]:
        fire(game, MINION_DEFEATED, figure=figure, other=by, space=space, attack=attack)
    put_back(game, figure, kind)
    initiative.remove_cards_of_absent(game, kind)
    if 0 <= by < MICE:
        game.defeats[by] += 1
    game.kills[kind] += 1


def felled(game: Game, mouse: int, kind: int) -> int:
    """How many minions of a type a mouse has defeated since the encounter began (ACH-2)."""
    return game.state.felled[mouse] >> (FELLED_BITS * kind) & MAX_FELLED


def put_back(game: Game, figure: int, kind: int) -> None:
    """Free the slot of a removed minion and end its statuses, after its rules have run."""
    state, chapter = game.state, game.chapter
    if state.loot:
        inventory.drop_loot(game, figure)
    state.kind[figure] = -1
    bit, source = 1 << figure, chapter.minion_source[kind]
    if state.status[figure]:
        for status in bits_of(state.status[figure]):
            disown(game, chapter.status_source[status], bit)
        state.status[figure] = 0
    disown(game, source, bit)
    if chapter.source_rules[source]:
        reset_uses(game, source, figure)
    if state.lasting:
        lasting.forget(game, figure)
    for card in chapter.minion_cards[kind]:
        if state.owners[chapter.card_source[card - MICE]] & bit:
            disown(game, chapter.card_source[card - MICE], bit)


def card_wounds(game: Game, figure: int) -> int:
    """The wounds on a boss's initiative cards; 0 for other figures."""
    if figure < MICE or game.state.kind[figure] < 0:
        return 0
    return sum(game.state.card_wounds[card] for card in _boss_cards(game, figure))


def _boss_cards(game: Game, figure: int) -> list[int]:
    kind = game.state.kind[figure]
    if not game.chapter.minion_boss[kind]:
        return []
    return [card for card in game.state.track if card in game.chapter.minion_cards[kind]]


def heal(game: Game, figure: int, amount: int, poison: bool = False) -> int:
    """Remove wounds; poison only where the caller says so (EFFECT-5). A boss heals on its most wounded cards."""
    state = game.state
    removed = 0
    if poison:
        removed = min(state.poison[figure], amount)
        state.poison[figure] -= removed
    elif amount > 0:
        removed = min(state.wounds[figure], amount)
        state.wounds[figure] -= removed
        if figure >= MICE and state.kind[figure] >= 0:
            removed += _heal_cards(game, _boss_cards(game, figure), amount - removed)
    if removed and game.trace is not None:
        game.note("healed", "EFFECT-5" if poison else "", figure=figure, amount=removed)
    return removed


def _heal_cards(game: Game, cards: list[int], amount: int) -> int:
    wounds = game.state.card_wounds
    for healed in range(amount):
        card = max(cards, key=lambda one: wounds[one], default=-1)
        if card < 0 or not wounds[card]:
            return healed
        wounds[card] -= 1
    return amount
