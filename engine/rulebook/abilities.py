"""Ability cards (ABIL, TURN-5) and the cost of any optional rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE, PARTY_ITEM
from engine.records.context import Context
from engine.rulebook import cheese, inventory
from engine.rulebook.values import acts_charmed, forbidden
from engine.runtime.codes import CARD_USED, MOD_ABILITY_COST, NO_ABILITIES, NO_SCROLLS
from engine.runtime.dispatch import fire
from engine.runtime.ownership import own
from engine.runtime.standing import modified

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.records.rule import Rule


def cost_of(game: Game, rule: Rule, mouse: int) -> int:
    """The cheese a mouse must pay for a rule."""
    if rule.cost is None:
        return 0
    cost = rule.price if rule.price >= 0 else rule.cost(game, _asking(mouse, rule))
    if rule.ability >= 0 and game.state.active[MOD_ABILITY_COST]:
        cost = max(0, modified(game, MOD_ABILITY_COST, cost, mouse, rule.ability))
    return cost


def _asking(mouse: int, rule: Rule) -> Context:
    ctx = Context()
    ctx.figure = ctx.owner = mouse
    return ctx


def can_pay(game: Game, rule: Rule, mouse: int) -> bool:
    """Whether a mouse has the cheese for a rule and, for an ability, has used none in this turn yet (TURN-5)."""
    state = game.state
    if mouse < 0:
        return True
    if rule.ability >= 0:
        used = state.ability_used if game.chapter.options.abilities_per_turn else state.ability_used >> mouse & 1
        if used or (state.status[mouse] and acts_charmed(game, mouse)) or forbidden(game, mouse, NO_ABILITIES):
            return False
    if rule.card >= 0 and rule.used_up and forbidden(game, mouse, NO_SCROLLS):
        return False
    return rule.cost is None or state.cheese[mouse] >= cost_of(game, rule, mouse)


def pay(game: Game, rule: Rule, ctx: Context) -> None:
    """Pay for a rule that is about to run, and use up its card (ABIL-1, FREE-6)."""
    mouse = ctx.owner if 0 <= ctx.owner < MICE else ctx.figure
    if not 0 <= mouse < game.state.mice:
        if rule.card >= 0 and rule.may:
            _use_card(game, rule, -1)  # a party item, used by the table together
        return
    if rule.cost is not None:
        cost = cost_of(game, rule, mouse)
        if rule.cost_to is not None:
            most = min(rule.cost_to(game, ctx), game.state.cheese[mouse])
            cost = game.choose(decision.AMOUNT, mouse, list(range(cost, max(most, cost) + 1)), rule.index)
        ctx.paid = cost
        cheese.spend_cheese(game, mouse, cost)
    if rule.ability >= 0 and (rule.may or rule.cost is not None):
        game.state.ability_used |= 1 << mouse
        game.hit(game.chapter.ability_line[rule.ability])
        if game.trace is not None:
            game.note("ability", "ABIL-1", figure=mouse, text=game.chapter.ability_ids[rule.ability])
    if rule.card >= 0 and rule.may:
        _use_card(game, rule, mouse)


def _use_card(game: Game, rule: Rule, mouse: int) -> None:
    game.hit(game.chapter.search_use_line[rule.card])
    if game.trace is not None:
        game.note("card-used", "FREE-6", figure=mouse, text=game.chapter.search_ids[rule.card])
    if rule.used_up and game.chapter.search_category[rule.card] != PARTY_ITEM:
        inventory.discard_held(game, mouse, rule.card)
    if game.state.active[CARD_USED]:
        fire(game, CARD_USED, figure=mouse, card=rule.card)


def open_abilities(game: Game, mouse: int) -> list[int]:
    """The ability cards a mouse may take, by class or hero (SETUP-2, FREE-5), and that no mouse has taken."""
    return list(bits_of(game.chapter.hero_abilities[game.state.party[mouse]] & ~_taken(game)))


def _taken(game: Game) -> int:
    """The ability cards that mice have, as bits."""
    taken = 0
    for mask in game.state.abilities:
        taken |= mask
    return taken


def has_open_ability(game: Game, mouse: int) -> bool:
    """Whether there is an ability card that a mouse may take."""
    return game.chapter.hero_abilities[game.state.party[mouse]] & ~_taken(game) != 0


def take_ability(game: Game, mouse: int, ability: int, rules: str = "FREE-5") -> None:
    """A mouse takes an ability card."""
    game.state.abilities[mouse] |= 1 << ability
    own(game, game.chapter.ability_source[ability], 1 << mouse)
    if game.trace is not None:
        game.note("ability-taken", rules, figure=mouse, text=game.chapter.ability_ids[ability])
