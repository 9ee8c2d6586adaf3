"""A space hangs together with no way into its face: no walk and no line, red or yellow, leads there.

At the table:
    Nobody ever stands there, neither mice nor minions; minions placed there never get at the mice.

How to fix:
    Link it to a neighbour with `adjacent` or `lines`, or take it out.

Bad:
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a3] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        spaces:
          - { id: b1, at: [30, 50], flip: normal }
          - { id: b2, at: [60, 50], entry: true }
        adjacent: [[b1, b2]]

Good:
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a3] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        spaces:
          - { id: b1, at: [30, 50], flip: normal }
          - { id: b2, at: [60, 50], entry: true }
        adjacent: [[b1, b2]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content import problems
from authoring.content.findings import Finding
from authoring.lint.rule import Context, Rule
from authoring.lint.views.faces import faces, listed


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        starts = face.ways_in() or list(face.spaces)[:1]
        for start in starts:
            linked = face.walked([start], over_red=True)
            missing = [name for name in face.spaces if name not in linked]
            if missing and len(missing) * 2 <= len(face.spaces):
                message = f'face "{face.id}": no link leads to {listed(missing)}'
                remedy = 'link them to their neighbours in "adjacent" or "lines"'
                yield context.finding(face.space_steps(missing[0]), message, remedy)
                break


RULE = Rule(problems.CUT_OFF_SPACE, __doc__, ("tile",), _check)
