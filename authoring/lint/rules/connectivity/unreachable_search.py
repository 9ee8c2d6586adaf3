"""A special search can be made only on spaces that no party can walk to, or a rule always forbids to search there.

At the table:
    No mouse can get the card, except with a scroll from the search deck that moves it there.

How to fix:
    Name a space that mice can walk to.

Bad:
    # based on: supper
    rooms:
      alchemists-chamber:
        search: [{ card: grape, where: [k3] }]

Good:
    # based on: supper
    rooms:
      alchemists-chamber:
        search: [{ card: grape, where: [k1] }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Related, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import proofs_of
from authoring.proof import World
from authoring.proof.arrivals import search_spaces
from authoring.proof.verdicts import reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world = proofs.sure.world
    reached = reached_faces(world)
    for face, room in context.entry.data.get("rooms", {}).items():
        for i, search in enumerate(room.get("search", [])):
            if "search" in world.kept.get(face, ()) or "search" in world.forbidden:
                message = f'special search for "{search["card"]}" is never made: a rule always forbids to search'
                place = ("rooms", face, "search", i)
                yield context.finding(place, message, "let that rule end at some time", *_by(context, world))
                continue
            spaces = search_spaces(world, face, search)
            if face in reached and spaces and not spaces & world.facts.stand:
                message = f'special search for "{search["card"]}" is on spaces of "{face}" where no mouse can walk'
                steps = ("rooms", face, "search", i, "where")
                yield context.finding(steps, message, "name a space that mice can walk to")


def _by(context: Context, world: World) -> list[Related]:
    """The rules that forbid to search."""
    rules = [rule for rule in world.rules if rule.own and "search" in repr(rule.data.get("forbid", ""))]
    return [context.entry.related("forbidden here", (*rule.path, "forbid")) for rule in rules[:1]]


RULE = Rule(
    code="C106",
    name="unreachable-search",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
