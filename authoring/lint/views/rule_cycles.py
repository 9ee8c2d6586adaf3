"""Cycles of rules that trigger each other without end.

A rule leads to another when one of its unconditional effects causes the event that the other answers, and the other has
no limit, no cost, no choice and no condition except one that the effect always meets. A cycle of such rules never
ends, unless all its effects are of one kind that runs out by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.lint.views.rule_parts import Part, RuleAst, rules_of
from engine.vocabulary import registry
from engine.vocabulary.declare import OFFERS, STANDING

AROUND = ("for-each", "repeat")
"""Effects that always carry out the effects inside them, if perhaps for no figure."""

MATCHES = {"counter-changed": "counter", "token-placed": "token", "token-removed": "token", "status-gained": "status",
           "status-lost": "status"}  # fmt: skip
"""For an event, the name that its effect also has as a parameter."""

DEEP = 24
"""A counter with a lower maximum stops a cycle by itself."""


@dataclass(frozen=True)
class Step:
    """A rule of a cycle: its name, and the place of the effect that triggers the next rule."""

    name: str
    steps: Steps
    effect: str


def rule_cycles(entry: Entry) -> Iterator[list[Step]]:
    """Each cycle among the rules of an entry once, starting at its first rule."""
    rules = [rule for rule in rules_of(entry) if rule.event not in ("", STANDING, *OFFERS)]
    counters = entry.data.get("counters", {})
    ways: dict[int, list[tuple[int, Part]]] = {}
    for number, rule in enumerate(rules):
        for part in rule.effects:
            for other, answer in enumerate(rules):
                if _leads(part, answer, counters):
                    ways.setdefault(number, []).append((other, part))
    for start in range(len(rules)):
        found = _way_back(start, ways)
        if found is not None:
            cycle = [Step(_name(rules[number]), part.steps, part.name) for number, part in found]
            if _endless(cycle):
                yield cycle


def _name(rule: RuleAst) -> str:
    return str(rule.data.get("id") or "/".join(map(str, rule.steps)))


def _way_back(start: int, ways: dict[int, list[tuple[int, Part]]]) -> list[tuple[int, Part]] | None:
    """The shortest way from a rule back to itself through later rules only, so that each cycle is found once."""
    queue: list[tuple[int, list[tuple[int, Part]]]] = [(start, [])]
    seen: set[int] = set()
    for here, way in queue:
        for there, part in ways.get(here, []):
            if there == start:
                return [*way, (here, part)]
            if there > start and there not in seen:
                seen.add(there)
                queue.append((there, [*way, (here, part)]))
    return None


def _leads(part: Part, answer: RuleAst, counters: dict[str, Any]) -> bool:
    """Whether an effect always triggers a rule."""
    effect = registry.EFFECTS[part.name]
    if answer.event not in effect.causes or any(name not in AROUND for name in part.within):
        return False
    if any(answer.data.get(key) for key in ("limit", "may", "cost")):
        return False
    if _does_nothing(part, counters):
        return False
    named = MATCHES.get(answer.event, "")
    conditions = answer.data.get("if") or {}
    if not conditions:
        return True
    return list(conditions) == [named] and conditions[named] == part.given.get(named)


def _does_nothing(part: Part, counters: dict[str, Any]) -> bool:
    """Whether an effect has an amount that changes nothing, or a counter with a low maximum."""
    for name in ("amount", "by", "pages"):
        amount = part.given.get(name)
        if amount == 0 or (part.name == "cheese" and isinstance(amount, int) and amount < 0):
            return True
    most = counters.get(part.given.get("counter", ""), {}).get("max") if part.name == "count" else None
    return isinstance(most, int) and most < DEEP


def _endless(cycle: list[Step]) -> bool:
    """Whether an effect of the cycle never runs out, or two effects undo each other."""
    effects = {step.effect for step in cycle}
    return len(effects) > 1 or not all(registry.EFFECTS[name].runs_out for name in effects)
