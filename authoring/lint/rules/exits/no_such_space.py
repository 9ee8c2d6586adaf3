"""A rule of a room speaks of water, entries or exits, and the face has none.

At the table:
    The players look for a space that is not there.

How to fix:
    Name spaces that the face has.

Bad:
    # based on: supper
    rooms:
      kitchen-tunnels:
        rules:
          - id: damp
            text: Mice in the water gain 1 cheese at the end of each round.
            when: round-end
            do:
              - cheese: { who: { figures-at: water }, amount: 1 }

Good:
    # based on: supper
    rooms:
      kitchen-tunnels:
        rules:
          - id: damp
            text: Mice on the landing gain 1 cheese at the end of each round.
            when: round-end
            do:
              - cheese: { who: { figures-at: { space: [a1] } }, amount: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.rule_parts import rules_of


def _check(context: Context) -> Iterator[Finding]:
    faces = context.library.entries("face")
    for rule in rules_of(context.entry):
        face = faces.get(str(rule.steps[1])) if rule.steps[:1] == ("rooms",) else None
        if face is None:
            continue
        room = context.entry.data["rooms"][face.id]
        spaces = [*face.data["spaces"], *room.get("spaces", [])]
        for part in rule.parts:
            if part.kind == "where" and part.name in WORDS and not _has(face.data, spaces, part.name, part.given):
                message = f'"{face.id}" has no {WORDS[part.name]}'
                place = face.related("the face is here")
                yield context.finding(part.steps, message, "name spaces that the face has", place)


WORDS = {"water": "water", "entries": "entry spaces", "exits": "such exits"}


def _has(face: dict[str, Any], spaces: list[dict[str, Any]], word: str, given: Mapping[str, Any]) -> bool:
    if word == "water":
        return any(space.get("kind") == "water" for space in spaces)
    if word == "entries":
        return any(space.get("entry") for space in spaces)
    return any(given.get("edge") in (None, one["edge"]) for one in face.get("exits", []))


RULE = Rule(
    code="X116",
    name="no-such-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
