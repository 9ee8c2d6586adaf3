"""An abstract run of a chapter: everything that can come about, by all rules in play, and never less than that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from authoring.proof.acting import can_act
from authoring.proof.arrivals import add_minions, add_searches
from authoring.proof.block import Block
from authoring.proof.conditions import blocked
from authoring.proof.effects import adds_the_same, carry_out
from authoring.proof.facts import Facts
from authoring.proof.guards import guards
from authoring.proof.often import find_limits
from authoring.proof.rules import PlayRule
from authoring.proof.setting_up import set_up
from authoring.proof.standing import look_at_standing_rules
from authoring.proof.walking import explore, walk
from authoring.proof.world import World

Data = dict[str, Any]
MOST_PASSES = 400


@dataclass
class Run:
    """What an abstract run found: the world with its facts, why endings are out of reach, and how far off they are."""

    world: World
    endings: dict[tuple[str | int, ...], Block | None] = field(default_factory=dict)
    """For each victory its place, and why it cannot be met."""
    layers: int = 0
    """How many passes it took until a victory could be met; -1 if none can."""

    @property
    def winnable(self) -> bool:
        """Whether some victory, or an effect that wins, is possible."""
        return self.world.facts.won or any(block is None for block in self.endings.values())


def run(world: World, begin: Facts | None = None, carried: frozenset[str] | None = None) -> Run:
    """Run a chapter from its start, or from other facts, until nothing more comes about."""
    world.facts = begin if begin is not None else Facts()
    if begin is None:
        set_up(world, carried)
    found, before, layers, finished = Run(world), None, 0, set[PlayRule]()
    while (now := world.facts.size()) != before and layers < MOST_PASSES:
        before = now
        layers += 1
        world.limits = find_limits(world)
        look_at_standing_rules(world)
        world.guards = guards(world) if begin is None else {}
        walk(world)
        explore(world)
        add_minions(world)
        for rule in world.rules:
            if rule not in finished and can_act(world, rule) is None:
                _act(world, rule)
                finished |= {rule} if adds_the_same(rule) else set()
        add_searches(world)
        if not found.layers and _victory_is_possible(world):
            found.layers = layers
    found.endings = {path: blocked(world, conditions, ENDING, path) for path, conditions in victories(world.chapter)}
    found.layers = found.layers if found.winnable else -1
    return found


def _act(world: World, rule: PlayRule) -> None:
    for path, effects in rule.lists():
        carry_out(world, effects, rule, path)
    world.facts.used.add((rule.source, rule.ident, *rule.path))


ENDING = PlayRule("ending", "", "", (), "ending", {})
"""Stands for the rule whose conditions those of an ending are."""


def victories(chapter: Data) -> list[tuple[tuple[str | int, ...], Any]]:
    """The places and the conditions of the victories of a chapter."""
    if "victories" in chapter:
        return [(("victories", i, "if"), one["if"]) for i, one in enumerate(chapter["victories"])]
    return [(("victory",), chapter["victory"])] if "victory" in chapter else []


def _victory_is_possible(world: World) -> bool:
    ways = victories(world.chapter)
    return world.facts.won or any(blocked(world, conditions, ENDING, path) is None for path, conditions in ways)
