"""A mouse's turn (TURN): a move and an action in either order, free actions in between.

The menu is made anew before every choice from the state alone, so that a copy of a game resumes at its menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import STILL, WATER
from engine.records.context import Context
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_NAMES,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    TO_FLIP,
    TO_SCURRY,
    TO_SEARCH,
    TURN,
    pack,
)
from engine.records.rule import NO_LIMIT
from engine.records.state import BETWEEN_TURNS, IN_MENU
from engine.rulebook import (
    battle,
    capture,
    end,
    explore,
    free_actions,
    lasting,
    minions,
    movement,
    routes,
    search,
    statuses,
    time,
)
from engine.rulebook.abilities import can_pay
from engine.rulebook.values import barred_by_status, forbidden, is_down
from engine.runtime.codes import (
    ACTION,
    BATTLE_ACTION,
    FREE_ACTION,
    MOD_FORBID,
    NO_BATTLE,
    NO_BE_RESCUED,
    NO_EXPLORE,
    NO_MOVE,
    NO_RECOVER,
    NO_SCURRY,
    NO_SEARCH,
    NO_SPECIAL_ACTIONS,
    TURN_END,
    TURN_START,
)
from engine.runtime.dispatch import execute, fire
from engine.runtime.limits import limit_reached
from engine.runtime.standing import combined_mask, costs_are_fixed, is_charmed

if TYPE_CHECKING:
    from engine.records.game import Game

A_MOVE: Final = 1 << NO_MOVE
A_SCURRY: Final = 1 << NO_SCURRY
A_BATTLE: Final = 1 << NO_BATTLE
A_SEARCH: Final = 1 << NO_SEARCH
A_RECOVERY: Final = 1 << NO_RECOVER
AN_EXPLORATION: Final = 1 << NO_EXPLORE
A_SPECIAL_ACTION: Final = 1 << NO_SPECIAL_ACTIONS
"""What can be forbidden, as bits of a mask."""


def begin(game: Game, mouse: int) -> None:
    """Start a mouse's turn: skip or rescue when captured, act as a minion when charmed, else roll and open the menu."""
    state = game.state
    if state.captured and state.captured >> mouse & 1:
        if not state.minions and not forbidden(game, mouse, NO_BE_RESCUED) and capture.rescue(game, mouse):
            end.check(game)
        else:
            if game.trace is not None:
                game.note("skips", "CAPTURE-2", figure=mouse)
        finish(game, mouse)
        return
    if state.pos[mouse] < 0:
        finish(game, mouse)
        return
    if state.active[TURN_START]:
        fire(game, TURN_START, figure=mouse)
    if state.outcome or state.turn_over or state.pos[mouse] < 0:
        finish(game, mouse)
        return
    if state.status[mouse] and is_charmed(game, mouse):
        _act_charmed(game, mouse)
        finish(game, mouse)
        return
    state.actions = 1
    movement.roll_move(game, mouse)
    state.phase = IN_MENU
    if game.figures_moved:
        end.check(game)


def _act_charmed(game: Game, mouse: int) -> None:
    """Move and attack as a melee minion with its own values, then lose the charm (EFFECT-4)."""
    game.state.attacked = 0
    if game.trace is not None:
        game.note("acts-charmed", "EFFECT-4", figure=mouse)
    minions.charmed_turn(game, mouse)
    for status in bits_of(game.chapter.status_turns_minion):
        statuses.lose_status(game, mouse, status, "EFFECT-4")
    end.check(game)


def finish(game: Game, mouse: int) -> None:
    """End a mouse's turn: drift, rules, time (WATER-3, TIME-1)."""
    state, pos = game.state, game.state.pos
    state.phase = BETWEEN_TURNS
    if pos[mouse] >= 0 and game.chapter.board.current_to[pos[mouse]] != STILL and not state.outcome:
        movement.drift(game, mouse)
    if state.active[TURN_END] and not state.outcome and pos[mouse] >= 0:
        fire(game, TURN_END, figure=mouse)
        end.check(game)  # a victory by a rule comes before the cheese of the turn (END-1)
    if state.lasting:
        lasting.expire(game, lasting.UNTIL_TURN_ENDS)
    if not (state.minions or state.outcome):
        time.after_mouse_turn(game, mouse)
    if pos[mouse] >= 0:
        game.visits[pos[mouse]] += 1
    state.acted |= 1 << mouse
    if game.figures_moved:
        end.check(game)


def step(game: Game, mouse: int) -> None:
    """Let the player choose from the menu, and carry the choice out."""
    state = game.state
    if state.turn_over or state.pos[mouse] < 0 or state.outcome:
        finish(game, mouse)
        return
    options = [OP_END]
    moves = _offer(game, mouse, options)
    if len(options) > 1:
        picked = game.choose(TURN, mouse, options, moves)
    else:
        picked = OP_END
        game.forced += 1
    if picked == OP_END or state.outcome:
        finish(game, mouse)
        return
    _carry_out(game, mouse, picked)
    if state.captured:
        capture.rescue_at_once(game)
    if game.figures_moved:
        end.check(game)


def menu(game: Game, mouse: int) -> list[int]:
    """Everything a mouse can do now: move, act (TURN-2, TURN-3), free actions not used yet this turn (TURN-4)."""
    options = [OP_END]
    _offer(game, mouse, options)
    return options


def _offer(game: Game, mouse: int, options: list[int]) -> int:
    """Add all options to a menu that holds the end of the turn; returns how many of them are moves."""
    state, chapter = game.state, game.chapter
    here = state.pos[mouse]
    bans = state.rules_by_figure[MOD_FORBID][mouse] & chapter.rules_by_space_mice[MOD_FORBID][here]
    no = combined_mask(game, MOD_FORBID, mouse, bans) if bans else 0  # once for the whole menu
    if state.status[mouse]:
        no |= barred_by_status(game, mouse)
    if state.can_move and not no & A_MOVE:
        if state.status[mouse] and is_down(game, mouse):
            options.append(OP_MOVE << 24 | here << 12)
        else:
            options += routes.moves(game, mouse)
    moves = len(options) - 1
    if state.actions > 0:
        _add_actions(game, mouse, options, no)
    dry = chapter.board.space_kind[here] != WATER
    if dry:  # no free actions on water (WATER-5)
        free_actions.add_free_actions(game, mouse, options, no | state.free_used)
    rules = state.rules_by_figure[FREE_ACTION][mouse] & chapter.rules_by_space_mice[FREE_ACTION][here]
    if rules:
        _add_rules(game, mouse, options, FREE_ACTION, rules, dry or chapter.options.free_actions_on_water)
    return moves


def _add_actions(game: Game, mouse: int, options: list[int], no: int) -> None:
    state, chapter = game.state, game.chapter
    board, by_space, by_figure = chapter.board, chapter.rules_by_space_mice, state.rules_by_figure
    here = state.pos[mouse]
    if state.moved and not state.can_move and not no & A_SCURRY:
        options.append(TO_SCURRY)
    if not no & A_BATTLE:
        if state.minions:
            battle.add_attacks(game, mouse, options)
        rules = by_figure[BATTLE_ACTION][mouse] & by_space[BATTLE_ACTION][here]
        if rules:
            _add_rules(game, mouse, options, BATTLE_ACTION, rules)
    face = board.space_face[here]
    if not (state.searched[mouse] >> face & 1 or no & A_SEARCH):  # SEARCH-3
        options.append(TO_SEARCH)
    if state.status[mouse] and not no & A_RECOVERY:
        for status in statuses.recoverable(game, mouse):
            options.append(pack(OP_RECOVER, status))
    if (board.space_exits[here] or board.face_flip[face] == here) and not no & AN_EXPLORATION:
        _add_explore(game, mouse, options)
    if not no & A_SPECIAL_ACTION:
        rules = by_figure[ACTION][mouse] & by_space[ACTION][here]
        if rules:
            _add_rules(game, mouse, options, ACTION, rules)


def _add_explore(game: Game, mouse: int, options: list[int]) -> None:
    """Add exits, and the flip of a flip space."""
    if not explore.tile_is_clear(game, mouse):
        return
    for index in explore.open_exits(game, mouse):
        options.append(OP_EXPLORE << 24 | index << 12)
    if explore.can_flip(game, mouse):
        options.append(TO_FLIP)


def _add_rules(game: Game, mouse: int, options: list[int], event: int, offered: int, dry: bool = True) -> None:
    """Add those rules that a mouse can use now; on water, only rules of party items (PARTY-3)."""
    rules, cheese = game.chapter.handlers[event], game.state.cheese[mouse]
    ctx = game.menu_context
    ctx.figure = ctx.owner = mouse
    for index in bits_of(offered):
        rule = rules[index]
        if rule.min_cheese > cheese and costs_are_fixed(game):
            continue
        if rule.limit != NO_LIMIT and limit_reached(game, rule, mouse):
            continue
        test = rule.test
        if test is not None:
            ctx.rule = rule
            if not test(game, ctx):
                continue
        if (not rule.needs_payment or can_pay(game, rule, mouse)) and (dry or free_actions.is_party_item(game, rule)):
            options.append(rule.option)


def _carry_out(game: Game, mouse: int, picked: int) -> None:
    state = game.state
    op, a = picked >> 24, picked >> 12 & 0xFFF
    if op == OP_MOVE:
        if state.status[mouse] and is_down(game, mouse):
            movement.stand_up(game, mouse)
        else:
            movement.move(game, mouse, a)
    elif op < OP_SHARE or op == OP_ACTION:
        state.actions -= 1
        if game.trace is not None:
            game.note("action", "TURN-2", figure=mouse, text=OP_NAMES[op])
        _act(game, mouse, op, a, picked & 0xFFF)
    elif op == OP_FREE:
        _use(game, mouse, a)
    elif op == OP_SHARE:
        free_actions.share(game, mouse, a)
    elif op == OP_EQUIP:
        free_actions.equip(game, mouse)
    elif op == OP_LEVEL_UP:
        free_actions.level_up(game, mouse)


def _act(game: Game, mouse: int, op: int, a: int, b: int) -> None:
    if op == OP_BATTLE:
        battle.mouse_attacks(game, mouse, a, b)
    elif op == OP_SEARCH:
        search.search(game, mouse)
    elif op == OP_SCURRY:
        if game.trace is not None:
            game.note("scurry", "SCURRY-1", figure=mouse)
        movement.roll_move(game, mouse)
    elif op == OP_EXPLORE:
        explore.explore_exit(game, mouse, a)
    elif op == OP_FLIP:
        explore.explore_flip(game, mouse)
    elif op == OP_RECOVER:
        statuses.recover(game, mouse, a)
    elif op == OP_ACTION:
        _use(game, mouse, a)


def _use(game: Game, mouse: int, index: int) -> None:
    """Run a rule that was chosen from the menu."""
    rule = game.chapter.rules[index]
    ctx = Context()
    ctx.figure = ctx.owner = mouse
    ctx.rule = rule
    execute(game, rule, ctx)
