"""Minions are placed on a face that is down at that moment.

At the table:
    Nobody can put them there, and the engine places none.

How to fix:
    Place them in the setup of that room, which happens when mice first come there, or name a face that is up.

Bad:
    # based on: supper
    setup:
      - place: { minion: roach, count: 2, face: kitchen }

Good:
    # based on: supper
    rooms:
      kitchen:
        setup:
          - place: { minion: roach, count: 2 }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.boardgraph.effects import effects_of
from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import plan_of


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    backs = _backs(context)
    up = {place["face"] for place in chapter["plan"]}
    for effect in effects_of(chapter):
        if effect.name != "place" or not isinstance(effect.value, dict):
            continue
        face = _face_named(effect.value)
        at_setup = effect.at_start or (effect.steps[:1] == ("rooms",) and effect.face == chapter["start"]["face"]
                                       and effect.steps[2] == "setup")  # fmt: skip
        if at_setup and face in backs and face not in up:
            yield _finding(context, effect.steps, face, "at setup")
        elif face and effect.face and backs.get(effect.face) == face and not dict(effect.rule).get("always"):
            yield _finding(context, effect.steps, face, f'while mice are on "{effect.face}"')


def _finding(context: Context, steps: Steps, face: str, when: str) -> Finding:
    message = f'minions are placed on "{face}", which is down {when}'
    return context.finding(steps, message, "place them in the setup of that room, or name a face that is up")


def _face_named(value: dict[str, Any]) -> str:
    """The face a `place` names: by `face`, or by the spaces of `at`."""
    if "face" in value:
        return str(value["face"])
    at = value.get("at")
    at = at.get("space", at.get("name")) if isinstance(at, dict) else at
    name = at[0] if isinstance(at, list) and at else at
    return name.partition("/")[0] if isinstance(name, str) and "/" in name else ""


def _backs(context: Context) -> dict[str, str]:
    """For each face of the plan the other face of its tile."""
    found = {}
    for placed in plan_of(context.entry.data, context.library):
        faces = [str(face["id"]) for face in placed.tile.data["faces"]]
        found.update({faces[0]: faces[-1], faces[-1]: faces[0]})
    return found


RULE = Rule(
    code="E111",
    name="face-down",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
