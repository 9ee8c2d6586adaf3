"""Share, equip, level up (FREE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import OF_MICE
from engine.records.chapter import MICE, PARTY_ITEM
from engine.records.decision import DONE, GIVE, GIVE_CHEESE, TAKE, TAKE_CHEESE, TO_EQUIP, TO_LEVEL_UP
from engine.rulebook import abilities, cheese, inventory
from engine.rulebook.adjacency import near_for_mouse
from engine.runtime.codes import MOD_LEVEL_COST, NO_EQUIP, NO_LEVEL_UP, NO_SHARE
from engine.runtime.standing import modified

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.records.rule import Rule

LEVEL_COST: Final = 6
SHARE_WITH: Final = [decision.OP_SHARE << 24 | mouse << 12 for mouse in range(MICE)]

A_SHARE: Final = 1 << NO_SHARE
GEAR: Final = 1 << NO_EQUIP
A_LEVEL: Final = 1 << NO_LEVEL_UP
"""What can be forbidden or used up (`State.free_used`), as bits of a mask."""


def is_party_item(game: Game, rule: Rule) -> bool:
    """Whether a rule is on a party item: using it is no free action, and possible on water too (PARTY-3)."""
    return rule.card >= 0 and game.chapter.search_category[rule.card] == PARTY_ITEM


def add_free_actions(game: Game, mouse: int, options: list[int], no: int) -> None:
    """Add sharing, equipping and levelling up to a menu, unless forbidden or used this turn (TURN-4).

    A mouse shares with mice on the same or an adjacent space, if either has a card or cheese (FREE-1).
    """
    state, board = game.state, game.chapter.board
    cheese, pack = state.cheese, state.pack
    own = cheese[mouse]
    if not no & A_SHARE:
        pos = state.pos
        here = pos[mouse]
        if state.bridges or state.closed:
            _add_shares_as_changed(game, mouse, options)
        else:
            beside, first = board.beside[here], board.space_first[here]
            for other in OF_MICE[state.mice_on[board.space_face[here]] ^ 1 << mouse]:
                if beside[pos[other] - first] and (own or cheese[other] or pack[other] or pack[mouse]):
                    options.append(SHARE_WITH[other])
    if not no & GEAR and (state.worn[mouse] or _can_equip(game, mouse)):
        options.append(TO_EQUIP)
    if (own >= LEVEL_COST or state.active[MOD_LEVEL_COST]) and not no & A_LEVEL and can_level_up(game, mouse):
        options.append(TO_LEVEL_UP)


def _add_shares_as_changed(game: Game, mouse: int, options: list[int]) -> None:
    """Add sharing to a menu where there are bridges or closed lines."""
    state = game.state
    giving = state.cheese[mouse] > 0 or len(state.pack[mouse]) > 0
    for other in range(state.mice):
        something = giving or state.cheese[other] or state.pack[other]
        if other != mouse and something and _within_paws(game, state.pos[mouse], other):
            options.append(SHARE_WITH[other])


def _within_paws(game: Game, here: int, other: int) -> bool:
    pos = game.state.pos[other]
    return pos >= 0 and near_for_mouse(game, here, pos)


def share(game: Game, mouse: int, other: int) -> None:
    """Exchange pack cards and cheese; each thing changes hands at most once (FREE-1)."""
    state = game.state
    state.free_used |= A_SHARE
    moved: list[int] = []
    cheese_done = False
    while not state.outcome:
        options = [DONE]
        options += [GIVE | copy for copy in state.pack[mouse] if copy not in moved]
        options += [TAKE | copy for copy in state.pack[other] if copy not in moved]
        if not cheese_done:
            options += [GIVE_CHEESE | n for n in range(1, min(state.cheese[mouse], 63) + 1)]
            options += [TAKE_CHEESE | n for n in range(1, min(state.cheese[other], 63) + 1)]
        picked = game.choose(decision.SHARE, mouse, options, other)
        if picked == DONE:
            break
        cheese_done |= _share_step(game, mouse, other, picked, moved)
    inventory.check_pack(game, mouse)
    inventory.check_pack(game, other)


def _share_step(game: Game, mouse: int, other: int, picked: int, moved: list[int]) -> bool:
    """Hand one card or some cheese over; True when it was cheese."""
    state = game.state
    kind, what = picked >> 10 << 10, picked & 1023
    giver, taker = (mouse, other) if kind in (GIVE, GIVE_CHEESE) else (other, mouse)
    if game.trace is not None:
        game.note("share", "FREE-1", figure=giver, other=taker, amount=what if kind >= GIVE_CHEESE else 0)
    if kind >= GIVE_CHEESE:
        state.cheese[giver] -= what
        state.cheese[taker] += what
        return True
    inventory.from_pack(game, giver, what)
    inventory.to_pack(game, taker, what)
    moved.append(what)
    return False


def _can_equip(game: Game, mouse: int) -> bool:
    """Whether the pack holds a card that can be put on."""
    for copy in game.state.pack[mouse]:
        if inventory.conflicts(game, mouse, copy) is not None:
            return True
    return False


def equip(game: Game, mouse: int) -> None:
    """Put on cards from the pack and take worn cards off; replaced cards go to the pack (FREE-2, FREE-3).

    Each card moves at most once. An option is the copy of a card: one in the pack is put on, a worn one is taken off.
    """
    state = game.state
    state.free_used |= GEAR
    moved: list[int] = []
    while not state.outcome:
        options = [DONE]
        options += [
            copy
            for copy in state.pack[mouse]
            if copy not in moved and inventory.conflicts(game, mouse, copy) is not None
        ]
        options += [copy for copy in state.worn[mouse] if copy not in moved]
        if len(options) == 1:
            break
        copy = game.choose(decision.EQUIP, mouse, options)
        if copy == DONE:
            break
        moved.append(copy)
        if copy in state.worn[mouse]:
            take_off(game, mouse, copy)
        else:
            swap_in(game, mouse, copy)
    inventory.check_pack(game, mouse)


def swap_in(game: Game, mouse: int, copy: int) -> None:
    """Put on a card from the pack."""
    off = inventory.conflicts(game, mouse, copy) or []
    inventory.from_pack(game, mouse, copy)
    for one in off:
        inventory.take_off(game, mouse, one)
        inventory.to_pack(game, mouse, one)
    inventory.wear(game, mouse, copy)
    game.hit(game.chapter.search_use_line[game.chapter.copies[copy]])
    if game.trace is not None:
        game.note("equip", "FREE-2", figure=mouse, text=inventory.card_name(game, copy))


def take_off(game: Game, mouse: int, copy: int) -> None:
    """Put a worn card into the pack."""
    inventory.take_off(game, mouse, copy)
    inventory.to_pack(game, mouse, copy)
    if game.trace is not None:
        game.note("take-off", "FREE-2", figure=mouse, text=inventory.card_name(game, copy))


def level_cost(game: Game, mouse: int) -> int:
    """The cheese for a level up: six, unless a rule changes it (FREE-5)."""
    if game.state.active[MOD_LEVEL_COST]:
        return max(0, modified(game, MOD_LEVEL_COST, LEVEL_COST, mouse))
    return LEVEL_COST


def can_level_up(game: Game, mouse: int) -> bool:
    """Whether a mouse has the cheese for a level up and an ability card to take (FREE-5)."""
    return game.state.cheese[mouse] >= level_cost(game, mouse) and abilities.has_open_ability(game, mouse)


def level_up(game: Game, mouse: int) -> None:
    """Pay cheese and take a new ability card (FREE-5)."""
    game.state.free_used |= A_LEVEL
    cheese.spend_cheese(game, mouse, level_cost(game, mouse), "FREE-5")
    ability = game.choose(decision.ABILITY, mouse, abilities.open_abilities(game, mouse))
    abilities.take_ability(game, mouse, ability)
