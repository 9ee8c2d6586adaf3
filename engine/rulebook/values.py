"""Battle, defence, lore, move and life of figures: printed value, worn gear and standing modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.records.chapter import BATTLE, MICE
from engine.runtime.codes import MOD_ALLOW, MOD_BATTLE, MOD_DEFENCE, MOD_FORBID, MOD_LIFE
from engine.runtime.standing import any_active, is_charmed, modified

if TYPE_CHECKING:
    from engine.records.game import Game
from engine.records.attack import Attack


def mouse_value(game: Game, mouse: int, stat: int, other: int = -1, attack: Attack | None = None) -> int:
    """A mouse's value: hero card, worn gear (without weapons: BATTLE-8) and modifiers. Never below 0."""
    state = game.state
    value = game.chapter.hero_stats[state.party[mouse]][stat]
    if state.status[mouse] and acts_charmed(game, mouse):
        if not game.chapter.options.charmed_keeps_talents:
            return value
    else:
        value += state.gear[mouse * 4 + stat]
    code = MOD_BATTLE + stat  # the four stand in the order of the stats
    if state.active[code]:
        value = modified(game, code, value, mouse, other, attack)
    return value if value > 0 else 0


def minion_value(game: Game, figure: int, card: int, stat: int, other: int = -1, attack: Attack | None = None) -> int:
    """A minion's value, from the initiative card that counts for it."""
    chapter = game.chapter
    value = chapter.card_battle[card - MICE] if stat == BATTLE else chapter.card_defence[card - MICE]
    code = MOD_BATTLE if stat == BATTLE else MOD_DEFENCE
    if game.state.active[code]:
        value = modified(game, code, value, figure, other, attack)
    return value if value > 0 else 0


def life_of(game: Game, figure: int) -> int:
    """How many wounds defeat or capture a figure (WOUND-2, WOUND-4)."""
    state, chapter = game.state, game.chapter
    if figure < MICE:
        value = chapter.hero_life[state.party[figure]]
    else:
        value = chapter.minion_life[state.kind[figure]]
    if state.active[MOD_LIFE]:
        value = max(1, modified(game, MOD_LIFE, value, figure))
    return value


def card_of(game: Game, figure: int) -> int:
    """The initiative card that counts for a figure: the highest of its cards on the track, else its first."""
    if figure < MICE:
        return figure
    cards = game.chapter.minion_cards[game.state.kind[figure]]
    if len(cards) > 1:
        for card in game.state.track:
            if card in cards:
                return card
    return cards[0]


def forbidden(game: Game, figure: int, what: int, attack: Attack | None = None) -> bool:
    """Whether a status (EFFECT-1, EFFECT-2) or a standing rule forbids a figure something; `attack`: in this attack."""
    state = game.state
    if state.status[figure] and barred_by_status(game, figure) >> what & 1:
        return True
    naming = game.chapter.forbid_rules[what]
    if naming:
        naming &= state.rules_by_figure[MOD_FORBID][figure]
    return naming != 0 and any_active(game, MOD_FORBID, figure, naming, attack)


def barred_by_status(game: Game, figure: int) -> int:
    """Everything that a figure's statuses forbid it, as a mask (EFFECT-1, EFFECT-2)."""
    mask = 0
    for index in bits_of(game.state.status[figure]):
        mask |= game.chapter.status_forbids[index]
    return mask


def allowed(game: Game, figure: int, what: int) -> bool:
    """Whether a standing rule allows a figure something beyond the rulebook."""
    naming = game.chapter.allow_rules[what]
    if naming:
        naming &= game.state.rules_by_figure[MOD_ALLOW][figure]
    return naming != 0 and any_active(game, MOD_ALLOW, figure, naming)


def acts_charmed(game: Game, figure: int) -> bool:
    """Whether a mouse is taking its turn as a minion; outside that turn a charmed mouse fights as usual (EFFECT-4)."""
    return game.state.current == figure and is_charmed(game, figure)


def is_down(game: Game, figure: int) -> bool:
    """Whether a figure is under a status that takes its whole move to end (EFFECT-3)."""
    return game.state.status[figure] & game.chapter.status_takes_move != 0


def sees(game: Game, here: int, there: int) -> bool:
    """Whether two spaces of one face see each other (BATTLE-7)."""
    board = game.chapter.board
    first = board.space_first[here]
    return board.space_first[there] == first and board.sight[here] >> (there - first) & 1 == 1
