"""A flip space needs a card that is not a party item.

At the table:
    The flip needs the card in the stash, which holds only party items, so no mouse can ever flip the tile here.

How to fix:
    Name a party item, or change the card's category.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: { item: dagger } }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: { item: fishhook-and-thread } }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    cards = context.library.entries("search-card")
    for face in faces(context.entry):
        for name, space in face.spaces.items():
            flip = space.get("flip")
            card = cards.get(flip.get("item", "")) if isinstance(flip, dict) else None
            if card is not None and card.data["category"] != "party-item":
                message = f'flip space "{name}" of face "{face.id}" needs "{card.id}", which is not a party item'
                place = card.related(f"{card.data['category']} defined here")
                yield context.finding(face.space_steps(name, "flip", "item"), message, "name a party item", place)


RULE = Rule(
    code="T122",
    name="flip-without-party-item",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
