"""Threads and ropes that join two spaces: when to lay one, and where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import roads
from engine.bots.greedy.roads import NO_WAY, ways
from engine.records.bits import bits_of
from engine.records.chapter import WATER
from engine.rulebook.adjacency import thread_reach

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game
    from engine.records.rule import Rule

ON_LAND: Final = 4
OUT_OF_WATER: Final = 1
"""Steps that a short cut must save the mice together: on land, and from water."""


def worth_linking(game: Game, atlas: Atlas, mouse: int, rule: Rule, foes: int) -> bool:
    """Whether to lay a short cut from a mouse's space: out of the water at once, elsewhere if nobody fights."""
    wet = game.chapter.board.space_kind[game.state.pos[mouse]] == WATER
    if game.state.bridges or (foes and not wet):
        return False
    ends = _ends(game, mouse, rule)
    if not ends or (rule.card >= 0 and is_kept(game, atlas, mouse, rule.card)):
        return False
    there, saved = best_end(game, atlas, mouse, ends)
    wet = wet or game.chapter.board.space_kind[there] == WATER
    return saved >= (OUT_OF_WATER if wet else ON_LAND)


def _ends(game: Game, mouse: int, rule: Rule) -> list[int]:
    """The spaces to which a short cut can lead from a mouse's space; from water only land is of use."""
    board = game.chapter.board
    here = game.state.pos[mouse]
    spaces = thread_reach(game, here) if rule.by_thread else list(board.face_spaces[board.space_face[here]])
    wet = board.space_kind[here] == WATER
    return [space for space in spaces if space != here and not (wet and board.space_kind[space] == WATER)]


def best_end(game: Game, atlas: Atlas, mouse: int, ends: list[int]) -> tuple[int, int]:
    """The end of a short cut that saves the mice most steps, and how many; nothing gained is below zero.

    The mice on this space walk to the end, the mice on the end walk to this space, whichever is nearer to the aim.
    """
    here = game.state.pos[mouse]
    way = ways(game, atlas, here)
    movers = game.state.mice_at[here].bit_count()
    best, most = ends[0], -NO_WAY
    for end in ends:
        saved = movers * max(way[here] - way[end] - 1, 0)
        saved += game.state.mice_at[end].bit_count() * max(way[end] - way[here] - 1, 0)
        saved = saved if min(way[here], way[end]) < NO_WAY else 0
        if saved > most:
            best, most = end, saved
    return best, most


def is_kept(game: Game, atlas: Atlas, mouse: int, card: int) -> bool:
    """Whether a party item must not be laid: the goal needs it, or a flip on the shortest way to a goal does."""
    if atlas.goal_needs_card[card]:
        return True
    if not atlas.roads.item_flips[card]:
        return False
    here = game.state.pos[mouse]
    places = [roads.aims(game, atlas), *(spaces for spaces in atlas.roads.places if spaces)]
    return any(
        roads.ways_to(game, atlas, spaces)[here] < roads.ways_to(game, atlas, spaces, without=card)[here]
        for spaces in places
    )


def leads_over_it(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether a mouse stands at an end of a short cut and would go over it."""
    here, bridges = game.state.pos[mouse], game.state.bridges
    way = ways(game, atlas, here)
    return any(bridges[i] == here and way[bridges[i ^ 1]] < way[here] for i in range(len(bridges)))


def in_the_water(game: Game, mouse: int) -> bool:
    """Whether a friend on the mouse's tile is still in the water."""
    state, board = game.state, game.chapter.board
    friends = bits_of(state.mice_on[board.space_face[state.pos[mouse]]])
    return any(board.space_kind[state.pos[friend]] == WATER for friend in friends)
