"""A step or an expectation of a scene names what is not there: a rule, a space, a counter or a token that its chapter
does not have, or a mouse that is not in the scene.

At the table:
    Nothing: players never see scenes. But the scene fails, or tests less than it says.

How to fix:
    Correct the name. A space on another face than that of `given` is written with its face: `cellar/b1`.

Bad:
    # based on: pantry

    # file: example.yaml
    kind: scenes
    id: pantry-scenes
    scenes:
      - scene: A mouse walks through the pantry.
        given: { face: pantry, mice: { collin: a1 } }
        when:
          - move: { mouse: collin, to: a4 }
        expect: { mice: { collin: a3 } }

Good:
    # based on: pantry

    # file: example.yaml
    kind: scenes
    id: pantry-scenes
    scenes:
      - scene: A mouse walks through the pantry.
        given: { face: pantry, mice: { collin: a1 } }
        when:
          - move: { mouse: collin, to: a3 }
        expect: { mice: { collin: a3 } }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.scenes import KINDS, scenes_of_entry
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.scenes import compiled_for, problem_of_setup
from authoring.wording.suggestions import did_you_mean
from engine.scene.run import unknown_names


def _check(context: Context) -> Iterator[Finding]:
    for scene in scenes_of_entry(context.entry):
        compiled = compiled_for(context.library, scene)
        if compiled is None or problem_of_setup(compiled[1], scene) is not None:
            continue
        for error in unknown_names(compiled[1], scene.data):
            remedy = did_you_mean(error.word, error.known) or "correct the name"
            mark = scene.mark(error.steps)
            yield Finding.at(context.kind, context.entry.file.path, mark, error.message, remedy)


RULE = Rule(
    code="R402",
    name="unknown-name-in-scene",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
