"""A scene cannot be set up: it has no board, a space is full, a card is not in the deck, two faces of a tile are up.

At the table:
    Nothing: players never see scenes. But the scene tests no rule as long as it cannot begin.

How to fix:
    Lay the position out on a table: what is in the way there is what the finding names.

Bad:
    # based on: pantry

    # file: example.yaml
    kind: scenes
    id: pantry-scenes
    scenes:
      - scene: A mouse in the pantry and another below it.
        given: { face: pantry, mice: { collin: a1, filch: cellar/b1 } }
        when: [end-round]
        expect: { round: 2 }

Good:
    # based on: pantry

    # file: example.yaml
    kind: scenes
    id: pantry-scenes
    scenes:
      - scene: Two mice in the pantry.
        given: { face: pantry, mice: { collin: a1, filch: a2 } }
        when: [end-round]
        expect: { round: 2 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Mark, Severity
from authoring.content.scenes import KINDS, scenes_of_entry
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.scenes import compiled_for, problem_of_setup
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    for scene in scenes_of_entry(context.entry):
        compiled = compiled_for(context.library, scene)
        if compiled is None:
            if not scene.chapter and "face" not in scene.data["given"]:
                message = "the scene has no board"
                yield _at(context, scene.mark(("given",)), message, "name a chapter, or a face under given")
            continue
        error = problem_of_setup(compiled[1], scene)
        if error is not None:
            remedy = did_you_mean(error.word, error.known) or "change the position"
            yield _at(context, scene.mark(error.steps), error.message, remedy)


def _at(context: Context, mark: Mark, message: str, remedy: str) -> Finding:
    return Finding.at(context.kind, context.entry.file.path, mark, message, remedy)


RULE = Rule(
    code="R401",
    name="impossible-scene",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
