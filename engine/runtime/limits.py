"""How often a rule may be used: so many times per turn, round, tile or chapter.

`State.used` holds one number for each rule with a limit and owner. It packs the count of uses (four bits) with the
turn or round they were counted in; for a limit per tile it packs one count of four bits for each face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.rule import NO_LIMIT, PER_CHAPTER, PER_ROUND, PER_TILE

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.records.rule import Rule


def limit_reached(game: Game, rule: Rule, owner: int) -> bool:
    """Whether a rule with a limit has been used as often as it may be."""
    used = game.state.used[_index(rule, owner)]
    if not used:
        return False
    stamp, shift = _period(game, rule, owner)
    if rule.limit == PER_TILE:
        return used >> shift & 15 >= rule.limit_times
    return used >> 4 == stamp and used & 15 >= rule.limit_times


def count_use(game: Game, rule: Rule, owner: int) -> None:
    """Count one more use of a rule with a limit."""
    used = game.state.used
    index = _index(rule, owner)
    stamp, shift = _period(game, rule, owner)
    if rule.limit == PER_TILE:
        used[index] += 1 << shift
        return
    times = used[index] & 15 if used[index] >> 4 == stamp else 0
    used[index] = stamp << 4 | (times + 1)


def reset_uses(game: Game, source: int, owner: int) -> None:
    """Forget the uses of a figure that leaves for good: the next figure in its slot starts with none."""
    for rule in game.chapter.source_rules[source]:
        if rule.limit != NO_LIMIT:
            game.state.used[_index(rule, owner)] = 0


def _period(game: Game, rule: Rule, owner: int) -> tuple[int, int]:
    """The stamp of the turn, round or chapter that uses are counted in now, and the shift of a tile's own count."""
    state = game.state
    if rule.limit == PER_CHAPTER:
        return 1, 0
    if rule.limit == PER_ROUND:
        return state.round, 0
    if rule.limit == PER_TILE:
        face = game.face_of(owner) if owner >= 0 else rule.face
        return 0, 4 * (face if face >= 0 else game.party_face())
    return state.turn, 0


def _index(rule: Rule, owner: int) -> int:
    """The place in `State.used` of a rule and owner; owners without a place of their own share the last."""
    return rule.limit_slot + (owner if 0 <= owner < rule.limit_owners else rule.limit_owners)
