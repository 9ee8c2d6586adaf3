"""The game loop: rounds and turns. Only this module changes whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.dice import DICE
from engine.records.game import MAX_ROUNDS, Game
from engine.records.state import BETWEEN_TURNS, IN_MENU, STALLED
from engine.rulebook import capture, end, initiative, lasting, minions, setup, turn
from engine.runtime.codes import ROUND_END, ROUND_START, TURN_END, TURN_START
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.game import Bot, Carried, Checker
    from engine.records.trace import Trace


def new_game(
    chapter: Chapter,
    party: list[int],
    seed: int,
    bots: list[Bot],
    trace: Trace | None = None,
    checker: Checker | None = None,
    carried: Carried | None = None,
    end_page: int = 0,
    streams: list[int] | None = None,
) -> Game:
    """A game that is set up and ready for its first turn; `streams` are generators of its own for each stream."""
    game = Game(chapter, setup.initial_state(chapter, party, seed), setup.bots_for(bots, len(party)), trace)
    game.checker = checker
    game.carried = carried
    if streams is not None:
        game.state.rng = streams[DICE]
        game.state.streams = streams[:]
    if end_page:
        game.state.end_page = end_page
    setup.set_up(game)
    return game


def play(game: Game) -> None:
    """Play a game to its end."""
    state = game.state
    while not state.outcome:
        if state.phase == IN_MENU:
            turn.step(game, state.current)
        else:
            step(game)


def step(game: Game) -> None:
    """Carry out one step: a choice in a mouse's turn, the turn of a minion card, or the start of a round."""
    state = game.state
    if state.phase == IN_MENU:
        turn.step(game, state.current)
        return
    card = initiative.next_card(game)
    if card < 0:
        next_round(game)
    else:
        begin_turn(game, card)


def play_round(game: Game) -> None:
    """Play on until the round is over."""
    this = game.state.round
    while not game.state.outcome and game.state.round == this:
        step(game)


def begin_turn(game: Game, card: int) -> None:
    """Begin the turn of an initiative card; minions play theirs through."""
    state = game.state
    state.turn += 1
    state.current = card
    state.phase = BETWEEN_TURNS
    state.allowance = 0
    state.can_move = state.moved = state.turn_over = False
    state.actions = state.free_used = state.ability_used = 0
    if state.lasting:
        lasting.expire(game, lasting.UNTIL_NEXT_TURN, card)
    if game.trace is not None:
        game.note("turn", "INIT-8", text=initiative.name(game, card), amount=state.round)
    if card < MICE:
        turn.begin(game, card)
    else:
        _minion_turn(game, card)


def _minion_turn(game: Game, card: int) -> None:
    state = game.state
    state.acted |= 1 << card
    kind = game.chapter.card_minion[card - MICE]
    minions.hold_card(game, card)
    if state.active[TURN_START]:
        fire(game, TURN_START, figure=_first_of(game, kind), card=card)
    if not state.outcome:
        minions.take_turn(game, card)
    first = _first_of(game, kind)
    if first >= 0 and state.active[TURN_END] and not state.outcome:
        fire(game, TURN_END, figure=first, card=card)
    minions.put_card_down(game, card)
    lasting.expire(game, lasting.UNTIL_TURN_ENDS)
    if state.captured:
        capture.rescue_at_once(game)
    end.check(game)


def _first_of(game: Game, kind: int) -> int:
    state = game.state
    for slot in bits_of(state.minions):
        if state.kind[slot] == kind and state.pos[slot] >= 0:
            return slot
    return -1


def next_round(game: Game) -> None:
    """End the round and begin the next."""
    state = game.state
    if state.active[ROUND_END]:
        fire(game, ROUND_END, amount=state.round)
    lasting.expire(game, lasting.UNTIL_ROUND_ENDS)
    end.check(game)
    if state.outcome:
        return
    state.acted = 0
    state.round += 1
    if state.round > MAX_ROUNDS:
        game.finish(STALLED, "too many rounds")
        return
    if game.trace is not None:
        game.note("round", "INIT-8", amount=state.round)
    if state.active[ROUND_START]:
        fire(game, ROUND_START, amount=state.round)
        end.check(game)
    state.round_over = False  # the order that a rule has laid just now is the order of this round (INIT-8)
