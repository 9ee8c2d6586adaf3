"""Setup closes an exit, and no rule ever opens it.

At the table:
    The door stays shut for the whole game.

How to fix:
    Add a rule that opens it, or do not close it.

Bad:
    # based on: supper
    victory: { mice-at: { face: alchemists-chamber } }
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }

Good:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: crystal-tunnels, edge: N }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph.doors import exit_bits
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import door_effects, plan_of
from authoring.lint.views.proofs import proofs_of
from authoring.proof import World
from authoring.proof.rules import effects_in
from authoring.proof.verdicts import reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world, opened = proofs.base, 0
    for face, edge in _opened(world):
        opened |= exit_bits(world.board, face, edge)
    told = {block.path for trouble in proofs.troubles for block in trouble.cause.steps}
    for effect, _ in door_effects(context.entry.data, plan_of(context.entry.data, context.library)):
        if effect.name == "close-exit" and effect.at_start and effect.steps not in told:
            face, edge = effect.value["face"], effect.value["edge"]
            if not exit_bits(world.board, face, edge) & opened and _leads_on(proofs.all.world, face, edge):
                message = f'{edge} exit of "{face}" is closed at setup, and no rule opens it'
                yield context.finding(effect.steps, message, "add a rule that opens it, or do not close it")


def _leads_on(world: World, face: str, edge: str) -> bool:
    """Whether the exit leads to where no other way does: a door that nobody needs may stay shut."""
    reached = reached_faces(world)
    exits = [index for index in range(len(world.board.exit_to)) if exit_bits(world.board, face, edge) >> index & 1]
    return not exits or any(world.board.face_ids[world.board.exit_face[index]] not in reached for index in exits)


def _opened(world: World) -> Iterator[tuple[str, str]]:
    """The face and the edge of every effect in play that opens an exit."""
    for rule in world.rules:
        for path, effects in rule.lists():
            for name, value, _ in effects_in(effects, path):
                if name == "open-exit" and isinstance(value, dict):
                    yield str(value.get("face")), str(value.get("edge"))


RULE = Rule(
    code="C114",
    name="door-never-opened",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
