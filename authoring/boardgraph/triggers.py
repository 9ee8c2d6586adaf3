"""Rules that always act when a mouse enters a space, whether or not the players want it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.boardgraph.effects import Effect
from authoring.boardgraph.finds import Places, entered_spaces, thing_given
from authoring.boardgraph.needs import WORDS, counter_thing, needs

Data = dict[str, Any]
DOORS = ("open-exit", "close-exit")
CERTAIN = {"space", *(word for word, _, _ in WORDS)}
"""Conditions that the state of the board decides."""


@dataclass(frozen=True)
class Trigger:
    """The spaces of a rule, the things it needs, the things it gives, and the doors it opens and shuts."""

    spaces: frozenset[int]
    needs: frozenset[str]
    things: frozenset[str]
    doors: tuple[Effect, ...]


def triggers_of(effects: list[Effect], chapter: Data, places: Places) -> tuple[list[Trigger], list[Effect]]:
    """Sort effects into triggers and optional effects, which may or may not happen."""
    rules: dict[tuple[str | int, ...], list[Effect]] = {}
    optional: list[Effect] = []
    for effect in effects:
        if entered_spaces(effect, places) and _is_certain(effect, chapter):
            rules.setdefault(effect.steps[:-2], []).append(effect)
        else:
            optional.append(effect)
    triggers = [
        Trigger(
            entered_spaces(group[0], places),
            frozenset(needs(group[0].conditions(), chapter)),
            frozenset(thing for effect in group if (thing := thing_given(effect))),
            tuple(effect for effect in group if effect.name in DOORS),
        )
        for group in rules.values()
    ]
    return triggers, optional


def _is_certain(effect: Effect, chapter: Data) -> bool:
    """Whether an effect is directly in a rule that always acts when a mouse comes and the needs of the rule are met."""
    rule = dict(effect.rule)
    direct = len(effect.steps) > 3 and effect.steps[-3] == "do" and effect.steps[-5] == "rules"
    if not direct or rule.keys() & {"may", "cost", "limit"}:
        return False
    conditions = effect.conditions()
    if not isinstance(conditions, dict) or conditions.get("mover", "mouse") != "mouse":
        return False
    others = {key: value for key, value in conditions.items() if key not in CERTAIN and key != "mover"}
    return all(key == "counter" and counter_thing(value, chapter) for key, value in others.items())
