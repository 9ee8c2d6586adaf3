"""Cycles of rules that trigger each other without end.

A rule leads to another when one of its unconditional effects causes the event that the other answers, and the other has
no limit, no cost, no choice and no condition except one that the effect always meets. A cycle of such rules never
ends, unless all its effects are of one kind that runs out by itself.
"""

from __future__ import annotations

from bisect import bisect_right
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


Channel = tuple[str, str]
"""An event, and the name that a rule asks for after it, such as a counter; an empty name for rules that ask nothing."""

MOST_VISITS = 200_000
"""How many rules the search for cycles visits in one entry. Where it ends early, mending a cycle shows the next."""


class _Ways:
    """Which rules always lead to which. Rules are joined by channels: pairs of rules would be too many to list."""

    def __init__(self, rules: list[RuleAst], counters: dict[str, Any]) -> None:
        self.answers: dict[Channel, list[int]] = {}
        self.channel: dict[int, Channel] = {}
        for number, rule in enumerate(rules):
            channel = _answered(rule)
            if channel is not None:
                self.answers.setdefault(channel, []).append(number)
                self.channel[number] = channel
        self.causes = [
            [(channel, part) for part in rule.effects for channel in _caused(part, counters) if channel in self.answers]
            for rule in rules
        ]
        self.circle = self._circles()
        self.visits = 0

    def _circles(self) -> dict[int, int]:
        """For each rule on some cycle, a number that it shares with all rules it can come back from."""
        import networkx as nx  # starting it takes 0.2 s

        if not any(self.causes):
            return {}
        graph: nx.DiGraph[int | Channel] = nx.DiGraph()
        for number, causes in enumerate(self.causes):
            graph.add_edges_from((number, channel) for channel, _ in causes)
        graph.add_edges_from((channel, number) for number, channel in self.channel.items())
        parts = [part for part in nx.strongly_connected_components(graph) if len(part) > 1]
        return {number: at for at, part in enumerate(parts) for number in part if isinstance(number, int)}

    def way_back(self, start: int) -> list[tuple[int, Part]] | None:
        """The shortest way from a rule back to itself through later rules only, so that each cycle is found once."""
        came: dict[int, tuple[int, Part]] = {}
        queue = [start]
        seen: set[Channel] = set()
        for here in queue:
            for channel, part in self.causes[here]:
                if channel == self.channel[start]:
                    return [*_way(came, here), (here, part)]
                if channel in seen:
                    continue
                seen.add(channel)
                for there in self._later(channel, start):
                    came[there] = (here, part)
                    queue.append(there)
        return None

    def _later(self, channel: Channel, start: int) -> list[int]:
        """The rules of a channel that come after a rule and lie on a cycle with it."""
        numbers = self.answers[channel]
        later = numbers[bisect_right(numbers, start) :]
        self.visits += len(later)
        return [number for number in later if self.circle.get(number) == self.circle[start]]


def rule_cycles(entry: Entry) -> Iterator[list[Step]]:
    """Each cycle among the rules of an entry once, starting at its first rule."""
    rules = [rule for rule in rules_of(entry) if rule.event not in ("", STANDING, *OFFERS)]
    ways = _Ways(rules, entry.data.get("counters", {}))
    for start in sorted(ways.circle):
        if ways.visits > MOST_VISITS:
            return
        found = ways.way_back(start)
        if found is not None:
            cycle = [Step(_name(rules[number]), part.steps, part.name) for number, part in found]
            if _endless(cycle):
                yield cycle


def _name(rule: RuleAst) -> str:
    return str(rule.data.get("id") or "/".join(map(str, rule.steps)))


def _way(came: dict[int, tuple[int, Part]], here: int) -> list[tuple[int, Part]]:
    """The steps that led to a rule, the first one first."""
    way: list[tuple[int, Part]] = []
    while here in came:
        before, part = came[here]
        way.append((before, part))
        here = before
    return way[::-1]


def _caused(part: Part, counters: dict[str, Any]) -> list[Channel]:
    """The channels whose rules an effect always triggers."""
    if any(name not in AROUND for name in part.within) or _does_nothing(part, counters):
        return []
    found: list[Channel] = []
    for event in registry.EFFECTS[part.name].causes:
        named = part.given.get(MATCHES.get(event, ""))
        found += [(event, "")] + ([(event, named)] if isinstance(named, str) else [])
    return found


def _answered(rule: RuleAst) -> Channel | None:
    """The channel that always triggers a rule; None when a limit, a cost, a choice or a condition may stop it."""
    if any(rule.data.get(key) for key in ("limit", "may", "cost")):
        return None
    conditions = rule.data.get("if") or {}
    if not conditions:
        return rule.event, ""
    named = MATCHES.get(rule.event, "")
    asked = conditions.get(named) if isinstance(conditions, dict) and list(conditions) == [named] else None
    return (rule.event, asked) if isinstance(asked, str) else None


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
