"""The values that counters come to when rules add to them."""

from __future__ import annotations

from authoring.proof.facts import span, values
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import PlayRule
from authoring.proof.world import World


def added(world: World, before: int, by: tuple[int, int], most: int, rule: PlayRule, name: str) -> int:
    """The values of a counter after a rule has added to it any number of times.

    Only values at which the rule's own conditions on the counter hold are added to.
    """
    if not before:
        return 0
    if by[0] != by[1]:
        low, high = span(before)
        return values(0 if by[0] < 0 else low, most if by[1] > 0 else high)
    reflexes = reflexes_of(world)
    lost = reflexes.fatal.get(name, 0) | (reflexes.passing.get(name, 0) if rule.event != "counter-changed" else 0)
    step, reached, last = by[0], before, -1
    room = (1 << (most + 1)) - 1
    while reached != last and step:
        last = reached
        acting = reached & guard(world, rule, name) & ~lost
        moved = acting << step if step > 0 else acting >> -step
        if step > 0 and moved & ~room:
            moved = moved & room | 1 << most
        elif step < 0 and acting & ((1 << -step) - 1):
            moved |= 1
        reached |= moved
    return _bounded(world, reached, name)


def guard(world: World, rule: PlayRule, name: str) -> int:
    """The values of a counter at which a rule's conditions let it act."""
    from authoring.proof.together import values_asked

    return values_asked(world, rule.conditions, rule, name)


def _bounded(world: World, reached: int, name: str) -> int:
    """Without values beyond what the rules add in a game, or between two times that they set it back."""
    limit = world.limits.get(name)
    return reached if limit is None else reached & values(0, limit)
