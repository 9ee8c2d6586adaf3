"""A minion's figure or token is not in the box, but one with nearly the same name is.

At the table:
    The box counts as having only one of an unknown figure, so at most one such minion comes.

How to fix:
    Write the name as the box has it. A figure of your own needs a name that is not similar to one of the box.

Bad:
    kind: minion
    id: attic-rat
    name: Attic Rat
    battle: 1
    defence: 1
    attack: melee
    size: small
    figure: rats

Good:
    kind: minion
    id: attic-rat
    name: Attic Rat
    battle: 1
    defence: 1
    attack: melee
    size: small
    figure: rat
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library.boxes import BASE, box_of, contents
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.suggestions import nearest


def _check(context: Context) -> Iterator[Finding]:
    boxes = context.library.entries("box")
    box = boxes.get(box_of(context.entry)) or boxes[BASE]
    for key, group in (("figure", "figures"), ("token", "tokens")):
        name = context.entry.data.get(key)
        near = (
            nearest(name, box.data[group]) if name and name not in contents(context.library, [box.id])[group] else None
        )
        if near:
            message = f'the box has no {key} "{name}"'
            related = box.related(f"{group} of the box", (group,))
            yield context.finding((key,), message, f'did you mean "{near}"?', related)


RULE = Rule(
    code="E107",
    name="unknown-figure",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("minion",),
    check=_check,
    doc=__doc__,
)
