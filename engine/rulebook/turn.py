"""A mouse's turn (TURN): move and one action in either order, free actions in between.

The menu is rebuilt before every choice from the state alone, so that a game copied at a turn menu resumes there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import decision
from engine.bits import bits_of
from engine.chapter import WATER
from engine.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    first_of,
    pack,
    second_of,
)
from engine.language.codes import (
    ACTION,
    BATTLE_ACTION,
    FREE_ACTION,
    NO_BATTLE,
    NO_BE_RESCUED,
    NO_EQUIP,
    NO_EXPLORE,
    NO_LEVEL_UP,
    NO_MOVE,
    NO_RECOVER,
    NO_SCURRY,
    NO_SEARCH,
    NO_SHARE,
    NO_SPECIAL_ACTIONS,
    TURN_END,
    TURN_START,
)
from engine.language.context import Context
from engine.language.dispatch import execute, fire, prices_stand
from engine.language.limits import spent
from engine.language.rule import NO_LIMIT
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
from engine.rulebook.values import barred, forbidden, is_charmed, is_down
from engine.state import BETWEEN_TURNS, IN_MENU

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.rule import Rule


def begin(game: Game, mouse: int) -> None:
    """Start a mouse's turn: skip or rescue when captured, act as a minion when charmed, else roll and open the menu."""
    state = game.state
    if state.captured >> mouse & 1:
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
    if is_charmed(game, mouse):
        _act_charmed(game, mouse)
        finish(game, mouse)
        return
    state.actions = 1
    movement.roll_move(game, mouse)
    state.phase = IN_MENU
    end.check(game)


def _act_charmed(game: Game, mouse: int) -> None:
    """Move and attack as a melee minion by its own values, then the charm is off (EFFECT-4)."""
    state, chapter = game.state, game.chapter
    state.attacked = 0
    if game.trace is not None:
        game.note("acts-charmed", "EFFECT-4", figure=mouse)
    minions.charmed_turn(game, mouse)
    for status in range(len(chapter.status_ids)):
        if chapter.status_turns_minion[status]:
            statuses.lose_status(game, mouse, status, "EFFECT-4")
    end.check(game)


def finish(game: Game, mouse: int) -> None:
    """End a mouse's turn: drift, rules, time (WATER-3, TIME-1)."""
    state = game.state
    state.phase = BETWEEN_TURNS
    if not state.outcome and state.pos[mouse] >= 0:
        movement.drift(game, mouse)
    if state.active[TURN_END] and not state.outcome and state.pos[mouse] >= 0:
        fire(game, TURN_END, figure=mouse)
        end.check(game)  # what a rule has just won is not lost to the cheese that follows (END-1)
    if state.lasting:
        lasting.expire(game, lasting.UNTIL_TURN_ENDS)
    if not state.outcome:
        time.after_mouse_turn(game, mouse)
    if state.pos[mouse] >= 0:
        game.visits[state.pos[mouse]] += 1
    state.acted |= 1 << mouse
    end.check(game)


def step(game: Game, mouse: int) -> None:
    """One choice from the menu, carried out."""
    state = game.state
    if state.turn_over or state.pos[mouse] < 0 or state.outcome:
        finish(game, mouse)
        return
    options = [OP_END << 24]
    moves = _offer(game, mouse, options)
    picked = game.choose(decision.TURN, mouse, options, moves) if len(options) > 1 else options[0]
    if picked >> 24 == OP_END or state.outcome:
        finish(game, mouse)
        return
    _carry_out(game, mouse, picked)
    end.check(game)


def menu(game: Game, mouse: int) -> list[int]:
    """Everything a mouse can do now: move, act (TURN-2, TURN-3), free actions not used yet this turn (TURN-4)."""
    options = [OP_END << 24]
    _offer(game, mouse, options)
    return options


def _offer(game: Game, mouse: int, options: list[int]) -> int:
    """Fill a menu that has its first option, the end of the turn; returns how many moves stand after it."""
    state = game.state
    no = barred(game, mouse)
    if state.can_move and not no >> NO_MOVE & 1:
        if state.status[mouse] and is_down(game, mouse):
            options.append(pack(OP_MOVE, state.pos[mouse]))
        else:
            options += routes.moves(game, mouse)
    moves = len(options) - 1
    if state.actions > 0:
        _add_actions(game, mouse, options, no)
    dry = game.chapter.board.space_kind[state.pos[mouse]] != WATER
    if dry:  # no free actions on water (WATER-5)
        _add_free_actions(game, mouse, options, no)
    if state.active[FREE_ACTION]:
        _add_rules(game, mouse, options, FREE_ACTION, dry)
    return moves


def _add_actions(game: Game, mouse: int, options: list[int], no: int) -> None:
    state = game.state
    if state.moved and not state.can_move and not no >> NO_SCURRY & 1:
        options.append(OP_SCURRY << 24)
    if not no >> NO_BATTLE & 1:
        _add_battle(game, mouse, options)
    if search.may_search(game, mouse) and not no >> NO_SEARCH & 1:
        options.append(OP_SEARCH << 24)
    if state.status[mouse] and not no >> NO_RECOVER & 1:
        options.extend(pack(OP_RECOVER, status) for status in statuses.recoverable(game, mouse))
    if not no >> NO_EXPLORE & 1:
        _add_explore(game, mouse, options)
    if state.active[ACTION] and not no >> NO_SPECIAL_ACTIONS & 1:
        _add_rules(game, mouse, options, ACTION)


def _add_battle(game: Game, mouse: int, options: list[int]) -> None:
    state = game.state
    if state.minions:
        for weapon in battle.weapons_of(game, mouse):
            blow = OP_BATTLE << 24 | weapon << 12
            for target in battle.targets_of(game, mouse, weapon):
                options.append(blow | target)
    if state.active[BATTLE_ACTION]:
        _add_rules(game, mouse, options, BATTLE_ACTION)


def _add_explore(game: Game, mouse: int, options: list[int]) -> None:
    board = game.chapter.board
    here = game.state.pos[mouse]
    at_exit = board.space_exits[here]
    on_flip = board.face_flip[board.space_face[here]] == here
    if not (at_exit or on_flip) or not explore.quiet(game, mouse):
        return
    if at_exit:
        for index in explore.open_exits(game, mouse):
            options.append(OP_EXPLORE << 24 | index << 12)
    if on_flip and explore.can_flip(game, mouse):
        options.append(OP_FLIP << 24)


def _add_free_actions(game: Game, mouse: int, options: list[int], no: int) -> None:
    if not no >> NO_SHARE & 1:
        free_actions.add_shares(game, mouse, options)
    if not no >> NO_EQUIP & 1 and free_actions.can_equip(game, mouse):
        options.append(OP_EQUIP << 24)
    if not no >> NO_LEVEL_UP & 1 and free_actions.can_level_up(game, mouse):
        options.append(OP_LEVEL_UP << 24)


def _add_rules(game: Game, mouse: int, options: list[int], event: int, dry: bool = True) -> None:
    """The rules of content a mouse could use from its menu now; on water only party items are laid out (PARTY-3)."""
    state, chapter = game.state, game.chapter
    offered = state.speaking[event][mouse] & chapter.mice_heard[event][state.pos[mouse]]
    if not offered:
        return
    op = OP_FREE if event == FREE_ACTION else OP_ACTION
    rules, cheese = chapter.handlers[event], state.cheese[mouse]
    ctx = game.in_menu
    ctx.figure = ctx.owner = mouse
    for index in bits_of(offered):
        rule = rules[index]
        if (rule.least > cheese and prices_stand(game)) or (rule.limit != NO_LIMIT and spent(game, rule, mouse)):
            continue
        if rule.test is not None:
            ctx.rule = rule
            if not rule.test(game, ctx):
                continue
        if (not rule.asks_to_pay or can_pay(game, rule, mouse)) and (dry or free_actions.is_party_item(game, rule)):
            options.append(op << 24 | rule.index << 12)


def _from_menu(rule: Rule, mouse: int) -> Context:
    ctx = Context()
    ctx.figure = ctx.owner = mouse
    ctx.rule = rule
    return ctx


def _carry_out(game: Game, mouse: int, picked: int) -> None:
    state = game.state
    op, a = picked >> 24, first_of(picked)
    if op == OP_MOVE:
        if state.status[mouse] and is_down(game, mouse):
            movement.stand_up(game, mouse)
        else:
            movement.move(game, mouse, a)
    elif op in (OP_SHARE, OP_EQUIP, OP_LEVEL_UP):
        _free_action(game, mouse, op, a)
    elif op == OP_FREE:
        rule = game.chapter.rules[a]
        execute(game, rule, _from_menu(rule, mouse))
    else:
        state.actions -= 1
        if game.trace is not None:
            game.note("action", "TURN-2", figure=mouse, text=decision.OP_NAMES[op])
        _action(game, mouse, op, a, second_of(picked))


def _free_action(game: Game, mouse: int, op: int, a: int) -> None:
    if op == OP_SHARE:
        free_actions.share(game, mouse, a)
    elif op == OP_EQUIP:
        free_actions.equip(game, mouse)
    else:
        free_actions.level_up(game, mouse)


def _action(game: Game, mouse: int, op: int, a: int, b: int) -> None:
    if op == OP_SCURRY:
        if game.trace is not None:
            game.note("scurry", "SCURRY-1", figure=mouse)
        movement.roll_move(game, mouse)
    elif op == OP_BATTLE:
        battle.mouse_attacks(game, mouse, a, b)
    elif op == OP_SEARCH:
        search.search(game, mouse)
    elif op == OP_RECOVER:
        statuses.recover(game, mouse, a)
    elif op == OP_EXPLORE:
        explore.explore_exit(game, mouse, a)
    elif op == OP_FLIP:
        explore.explore_flip(game, mouse)
    elif op == OP_ACTION:
        rule = game.chapter.rules[a]
        execute(game, rule, _from_menu(rule, mouse))
