"""The pounce and the chase of a great cat (BRODIE). The data of an initiative card names its behaviour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.attack import Attack
from engine.records.bits import bits_of
from engine.records.chapter import BATTLE, FAR, MICE
from engine.records.dice import FACE_NUMBER, faces_of, roll
from engine.rulebook import battle, minions
from engine.rulebook.crawling import crawl_of
from engine.rulebook.figures import may_stand, shift
from engine.rulebook.initiative import rank
from engine.rulebook.minion_ways import distance
from engine.rulebook.values import card_of, minion_value
from engine.runtime.codes import MOVE_ROLLED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def pounce(game: Game, boss: int, card: int) -> None:
    """Jump to the fullest space of the tile and attack every figure there, minions too (BRODIE-2)."""
    state, board = game.state, game.chapter.board
    best = (-1, FAR, state.pos[boss])
    for space in board.face_spaces[game.face_of(boss)]:
        there = _others_at(game, boss, space)
        if there and may_stand(game, boss, space):
            best = max(best, (len(there), -min(rank(game, card_of(game, one)) for one in there), space))
    if best[0] < 0:
        return
    space = best[2]
    if len(_others_at(game, boss, state.pos[boss])) == best[0]:
        own_rank = -min(rank(game, card_of(game, one)) for one in _others_at(game, boss, state.pos[boss]))
        space = state.pos[boss] if own_rank >= best[1] else space
    if space != state.pos[boss]:
        shift(game, boss, space)
        if game.trace is not None:
            game.note("pounce", "BRODIE-2", figure=boss, space=space)
    _attack_all(game, boss, card, _others_at(game, boss, space))


def _others_at(game: Game, boss: int, space: int) -> list[int]:
    state = game.state
    there = [slot for slot in bits_of(state.mice_at[space] | state.minions_at[space]) if slot != boss]
    return battle.attackable(game, there)


def chase(game: Game, boss: int, card: int) -> None:
    """Run from mouse to mouse as far as two dice show, then attack every figure passed (BRODIE-3, MIN-7)."""
    state = game.state
    passed = [state.pos[boss]]
    prey = minions.targets_on_face(game, boss)
    if not prey:
        return
    if any(state.pos[m] != state.pos[boss] for m in prey):
        rolled = roll(game, 2)
        steps = sum(FACE_NUMBER[face] for face in faces_of(rolled))
        if game.trace is not None:
            game.note("chase", "BRODIE-3", figure=boss, roll=rolled, amount=steps)
        if state.active[MOVE_ROLLED]:
            fire(game, MOVE_ROLLED, figure=boss, amount=steps)
            if state.pos[boss] < 0 or state.outcome:
                return
        _run(game, boss, steps, passed)
    targets = [slot for space in passed for slot in _others_at(game, boss, space)]
    _attack_all(game, boss, card, targets)


def _run(game: Game, boss: int, steps: int, passed: list[int]) -> None:
    state = game.state
    reached: list[int] = []
    while steps > 0:
        here = state.pos[boss]
        prey = [m for m in minions.targets_on_face(game, boss) if state.pos[m] != here and m not in reached]
        prey = [m for m in prey if distance(game, here, state.pos[m]) < FAR]
        if not prey:
            return
        mouse = min(prey, key=lambda m: (distance(game, here, state.pos[m]), rank(game, m)))
        goal = state.pos[mouse]
        while steps > 0 and state.pos[boss] != goal:
            there = _step_towards(game, boss, goal)
            if there < 0:
                break
            shift(game, boss, there)
            steps -= 1
            if there not in passed:
                passed.append(there)
        reached += [m for m in prey if state.pos[m] == goal]  # all who stand there


def _step_towards(game: Game, boss: int, goal: int) -> int:
    """One step of a shortest path, chosen by the players if there are several; -1 where no step is free."""
    here = game.state.pos[boss]
    left = distance(game, here, goal)
    near = crawl_of(game).near[here]
    nearer = [space for space in near if distance(game, space, goal) == left - 1]
    open_ones = [space for space in nearer if may_stand(game, boss, space)]
    return game.choose(decision.PATH, -1, open_ones) if open_ones else -1


def _attack_all(game: Game, boss: int, card: int, targets: list[int]) -> None:
    if not targets:
        return
    attack = Attack(boss, game.chapter.card_ranged[card - MICE], 0)
    attack.target = targets[0]
    attack.dice = minion_value(game, boss, card, BATTLE, targets[0], attack)
    battle.resolve(game, attack, targets)
