"""Rules that run and never do anything: whenever they ran, their effects found nobody or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan
    from engine.playtest.tally import Tally


def in_vain(compiled: CompiledPlan, tally: Tally) -> set[str]:
    """Return the places of the rules that ran and whose every effect found nobody or nothing each time."""
    effects: dict[int, list[int]] = {}
    for number, written in enumerate(compiled.chapter.effects):
        effects.setdefault(written.rule, []).append(number)
    found = set()
    for rule in compiled.chapter.rules:
        line = tally.lines.get(compiled.lines.group[rule.index])
        own = effects.get(rule.index, [])
        if line is not None and own and all(_times(tally, effect) >= line.times for effect in own):
            found.add(rule.where)
    return found


def _times(tally: Tally, effect: int) -> int:
    row = tally.nothings.get(effect)
    return row.times if row is not None else 0
