"""When to put things on the board, and when to move figures by rules: short cuts, catapults, baits.

The use of a card is derived from its rules: a rule that links spaces is a short cut, a card that also moves a friend is
a catapult, a card that lures minions is a bait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.roads import NO_WAY, ways
from engine.bots.greedy.short_cuts import in_the_water, is_kept, leads_over_it, worth_linking
from engine.records.bits import bits_of
from engine.runtime.codes import ACTION, MOD_LURE

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game
    from engine.records.rule import Rule

SHORT_CUT: Final = 4
"""Steps of the way that a catapult or a leap must save."""


def worth_laying(game: Game, atlas: Atlas, mouse: int, rule: Rule, foes: int) -> bool:
    """Whether to put something down here and now; a card that the goal needs is kept."""
    if "link" in rule.effect_names:
        return worth_linking(game, atlas, mouse, rule, foes)
    if rule.card >= 0 and is_kept(game, atlas, mouse, rule.card):
        return False
    if atlas.snares[rule.index]:
        return foes > 0 and not _lies(game, rule)
    for other in game.chapter.source_rules[rule.source]:
        if other.code == MOD_LURE:
            return foes > 0 and _lured(game, mouse, other.mask)
        if other.code == ACTION and "teleport" in other.effect_names:
            return not foes and worth_flinging(game, atlas, mouse)
    return rule.card < 0 and "put-token" in rule.effect_names and not _lies(game, rule)


def _lies(game: Game, rule: Rule) -> bool:
    """Whether a token that a rule lays is on the board already."""
    names = [change.name for change in rule.changes if change.kind == "tokens"]
    return any(game.chapter.token_ids[token] in names for token in game.state.tokens)


def is_taking_back(rule: Rule) -> bool:
    """Whether a rule is an action that takes back what a party item has laid, and does nothing else."""
    names = rule.effect_names
    return rule.code == ACTION and rule.card >= 0 and "take-token" in names and set(names) <= {"take-token", "unlink"}


def worth_taking_back(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether to take a laid item back: no friend on the tile is behind, and this mouse is not about to use it."""
    state, board = game.state, game.chapter.board
    here = state.pos[mouse]
    way = ways(game, atlas, here)
    if state.bridges and (leads_over_it(game, atlas, mouse) or in_the_water(game, mouse)):
        return False
    for friend in bits_of(state.mice_on[board.space_face[here]]):
        if way[state.pos[friend]] > way[here] + 1:
            return False
    return not worth_flinging(game, atlas, mouse)


def eats_bait(game: Game, atlas: Atlas, minion: int) -> bool:
    """Whether a minion stands on a bait with which it leaves the board."""
    state = game.state
    for rule in atlas.baits:
        if rule.mask >> state.kind[minion] & 1 and rule.spaces is not None:
            for space in rule.spaces(game, game.no_event):
                if state.pos[minion] == space:
                    return True
    return False


def space_for_snare(game: Game, options: list[int]) -> int:
    """The space nearest to a minion, where it is stepped on soonest."""
    state, board = game.state, game.chapter.board
    first = board.space_first[options[0]]
    best, nearest = options[0], NO_WAY
    for slot in bits_of(state.minions_on[board.space_face[options[0]]]):
        for space in options:
            steps = board.dist_minion[state.pos[slot]][space - first]
            if steps < nearest:
                best, nearest = space, steps
    return best


def worth_flinging(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether a catapult would bring a friend on the mouse's space clearly nearer to the aim, in its sight."""
    state = game.state
    friends = state.mice_at[state.pos[mouse]] & ~(1 << mouse)
    return bool(friends) and saves(game, atlas, mouse, True) >= SHORT_CUT


def saves(game: Game, atlas: Atlas, mouse: int, in_sight: bool) -> int:
    """Steps between a mouse and the space of its tile that is nearest to where the party wants to go."""
    board = game.chapter.board
    here = game.state.pos[mouse]
    first = board.space_first[here]
    way = ways(game, atlas, here)
    seen = board.sight[here] if in_sight else -1
    nearest = NO_WAY
    for space in board.face_spaces[board.space_face[here]]:
        if way[space] < nearest and seen >> (space - first) & 1:
            nearest = way[space]
    return way[here] - nearest if way[here] < NO_WAY else 0


def _lured(game: Game, mouse: int, kinds: int) -> bool:
    """Whether a minion that the bait lures is on the mouse's tile."""
    state = game.state
    foes = state.minions_on[game.chapter.board.space_face[state.pos[mouse]]]
    return any(kinds >> state.kind[slot] & 1 for slot in bits_of(foes))
