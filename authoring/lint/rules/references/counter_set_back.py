"""A rule sets a counter back each turn or round, and in between the chapter adds less to it than is asked for.

At the table:
    The mice count to 1, and at the end of the turn they begin again. Only cards and abilities that give a mouse more
    actions could ever bring the counter where it should be.

How to fix:
    Set the counter back less often, ask for less, or let the mice add more at a time.

Bad:
    # based on: supper
    counters:
      pulls: { max: 3 }
    rules:
      - id: pull
        text: "Action of a mouse: pull the rope."
        when: action
        do: [{ count: pulls }]
      - id: rope-slips
        text: At the end of each turn the rope slips back.
        when: turn-end
        do: [{ set: { counter: pulls, to: 0 } }]
      - id: bell
        text: At the third pull the bell rings, and a roach comes.
        when: counter-changed
        if: { counter: pulls, value: 3 }
        do: [{ place: { minion: roach, count: 1 } }]

Good:
    # based on: supper
    counters:
      pulls: { max: 3 }
    rules:
      - id: pull
        text: "Action of a mouse: pull the rope."
        when: action
        do: [{ count: pulls }]
      - id: rope-slips
        text: At the end of each round the rope slips back.
        when: round-end
        do: [{ set: { counter: pulls, to: 0 } }]
      - id: bell
        text: At the third pull the bell rings, and a roach comes.
        when: counter-changed
        if: { counter: pulls, value: 3 }
        do: [{ place: { minion: roach, count: 1 } }]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import proofs_of
from authoring.lint.views.rule_reports import reported_paths
from authoring.proof import World
from authoring.proof.arguments import listed
from authoring.proof.changes import changes_of
from authoring.proof.facts import span, values
from authoring.proof.rules import PlayRule, effects_in
from authoring.proof.run import ENDING, victories
from authoring.proof.together import values_asked
from authoring.proof.windows import limit_in_window
from engine.records.bounds import GREATEST


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world, known = proofs.all.world, reported_paths(context)
    if any(rule.own and _gives_actions(rule) for rule in world.rules):
        return
    for counter, data in world.counters.items():
        changes = changes_of(world, counter)
        start = int((data or {}).get("start", 0))
        most = limit_in_window(world, counter, start, changes, usual=True)
        if most is None or most >= world.most_of(counter):
            continue
        back = next(place for _, name, given, place in changes if name == "set" or _is_less(given))
        for path, conditions, rule in _asking(world):
            asked = values_asked(world, conditions, rule, counter) & _values_answered(rule, conditions, counter)
            least = span(asked & world.facts.counters[counter])[0]
            if least > most and path not in known:
                message = f'this asks for {least} of the counter "{counter}", which usually comes to {most} at most'
                place = context.entry.related("it is set back here", back)
                yield context.finding(path, message, "set it back less often, or ask for less", place)


def _asking(world: World) -> Iterator[tuple[Steps, Any, PlayRule]]:
    for rule in world.rules:
        if rule.own and rule.inside is None and rule.conditions:
            yield rule.path, rule.conditions, rule
    for path, conditions in victories(world.chapter):
        yield path, conditions, ENDING


def _values_answered(rule: PlayRule, conditions: Any, counter: str) -> int:
    """The values of a counter at which a rule answers its change."""
    mask = values(0, GREATEST)
    for part in listed(conditions) if rule.event == "counter-changed" else ():
        value = part.get("value") if isinstance(part, dict) and part.get("counter") == counter else None
        bounds = value if isinstance(value, dict) else {"is": value}
        least = [one for one in (bounds.get("is"), bounds.get("at-least")) if isinstance(one, int)]
        mask &= values(max(least, default=0), GREATEST)
    return mask


def _is_less(given: dict[str, Any]) -> bool:
    by = given.get("by")
    return isinstance(by, int) and by < 0


def _gives_actions(rule: PlayRule) -> bool:
    return any(
        name == "extra-action" for path, effects in rule.lists() for name, _, _ in effects_in(effects, path)
    )  # fmt: skip


RULE = Rule(
    code="R211",
    name="counter-set-back",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
