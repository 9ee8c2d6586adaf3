"""Rules that act, whether the players like it or not, as soon as a mouse comes onto a space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.boardgraph.effects import Deed
from authoring.boardgraph.finds import Places, deed_spaces, given
from authoring.boardgraph.needs import WORDS, counter_thing, needs

Data = dict[str, Any]
DOORS = ("open-exit", "close-exit")
CERTAIN = {"space", *(word for word, _, _ in WORDS)}
"""Conditions of which the state of the board says whether they hold."""


@dataclass(frozen=True)
class Trigger:
    """The spaces, what must be had before, what it gives, and the doors it opens and shuts."""

    spaces: frozenset[int]
    needs: frozenset[str]
    things: frozenset[str]
    doors: tuple[Deed, ...]


def triggers_of(found: list[Deed], chapter: Data, places: Places) -> tuple[list[Trigger], list[Deed]]:
    """The triggers among some effects, and the effects that are left: those that may or may not come about."""
    rules: dict[tuple[str | int, ...], list[Deed]] = {}
    left: list[Deed] = []
    for deed in found:
        if deed_spaces(deed, places) and _is_certain(deed, chapter):
            rules.setdefault(deed.steps[:-2], []).append(deed)
        else:
            left.append(deed)
    triggers = [
        Trigger(
            deed_spaces(group[0], places),
            frozenset(needs(group[0].conditions(), chapter)),
            frozenset(thing for deed in group if (thing := given(deed))),
            tuple(deed for deed in group if deed.name in DOORS),
        )
        for group in rules.values()
    ]
    return triggers, left


def _is_certain(deed: Deed, chapter: Data) -> bool:
    """Whether an effect stands directly in a rule that always acts when a mouse comes and its needs are met."""
    rule = dict(deed.rule)
    direct = len(deed.steps) > 3 and deed.steps[-3] == "do" and deed.steps[-5] == "rules"
    if not direct or rule.keys() & {"may", "cost", "limit"}:
        return False
    conditions = deed.conditions()
    if not isinstance(conditions, dict) or conditions.get("mover", "mouse") != "mouse":
        return False
    others = {key: value for key, value in conditions.items() if key not in CERTAIN and key != "mover"}
    return all(key == "counter" and counter_thing(value, chapter) for key, value in others.items())
