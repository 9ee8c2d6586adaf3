"""How often a rule may be used: once a turn, a round, a tile, a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.rule import NO_LIMIT, PER_CHAPTER, PER_ROUND, PER_TILE

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.records.rule import Rule


def _span(game: Game, rule: Rule, owner: int) -> tuple[int, int]:
    """Which stretch of time uses are counted in now, and how far left its count stands in the number kept."""
    state = game.state
    if rule.limit == PER_CHAPTER:
        return 1, 0
    if rule.limit == PER_ROUND:
        return state.round, 0
    if rule.limit == PER_TILE:  # once on each tile, for ever: four bits for each face
        face = game.face_of(owner) if owner >= 0 else rule.face
        return 0, 4 * (face if face >= 0 else game.party_face())
    return state.turn, 0


def _limit_index(rule: Rule, owner: int) -> int:
    return rule.limit_slot + (owner if 0 <= owner < rule.limit_owners else rule.limit_owners)


def spent(game: Game, rule: Rule, owner: int) -> bool:
    """Whether a rule with a limit has been used as often as it may be."""
    used = game.state.used[_limit_index(rule, owner)]
    if not used:
        return False
    stamp, shift = _span(game, rule, owner)
    if rule.limit == PER_TILE:
        return used >> shift & 15 >= rule.limit_times
    return used >> 4 == stamp and used & 15 >= rule.limit_times


def count_use(game: Game, rule: Rule, owner: int) -> None:
    """A rule with a limit is used once more."""
    used = game.state.used
    index = _limit_index(rule, owner)
    stamp, shift = _span(game, rule, owner)
    if rule.limit == PER_TILE:
        used[index] += 1 << shift
        return
    times = used[index] & 15 if used[index] >> 4 == stamp else 0
    used[index] = stamp << 4 | (times + 1)


def forget_uses(game: Game, source: int, owner: int) -> None:
    """A figure leaves for good: whoever comes in its place starts afresh."""
    for rule in game.chapter.source_rules[source]:
        if rule.limit != NO_LIMIT:
            game.state.used[_limit_index(rule, owner)] = 0
