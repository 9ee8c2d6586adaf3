"""The mice start on a space that the start face does not have.

At the table:
    Players do not know where to put the mice.

How to fix:
    Name a space of the face, or one that the chapter adds to it in `rooms`.

Bad:
    # based on: supper
    start: { face: crystal-tunnels, space: a11 }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import room_spaces
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    start = context.entry.data["start"]
    face = context.library.entries("face").get(start["face"])
    if face is None:
        return
    known = room_spaces(context.entry.data, face.data)
    named: list[tuple[Steps, str]] = [(("start", "spaces", i), name) for i, name in enumerate(start.get("spaces", []))]
    for steps, name in named or [(("start", "space"), start["space"])]:
        if name not in known:
            message = f'start space "{name}" is not on "{face.id}"'
            yield context.finding(steps, message, did_you_mean(name, known), face.related("the face is here"))


RULE = Rule(
    code="X110",
    name="unknown-start",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
