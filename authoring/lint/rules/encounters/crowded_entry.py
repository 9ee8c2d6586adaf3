"""A face has too few entry spaces for minions that come there: four small figures share one, a large one needs its own.

At the table:
    The last minions go to other spaces, perhaps among the mice (or are left out, when the chapter says so).

How to fix:
    Place fewer minions there, name other spaces with `at`, or give the face another entry space.

Bad:
    # based on: attic
    rooms:
      kitchen-tunnels:
        encounter:
          place:
            - { minion: spider, count: 1 }
            - { minion: cave-centipede, count: 1 }
            - { minion: roach, count: 7 }

Good:
    # based on: attic
    rooms:
      kitchen-tunnels:
        encounter:
          place:
            - { minion: spider, count: 1 }
            - { minion: cave-centipede, count: 1 }
            - { minion: roach, count: 4 }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.decks import draws, encounter_deck, faces_of_plan
from authoring.lint.views.placements import fits, placement_groups


def _check(context: Context) -> Iterator[Finding]:
    library, chapter = context.library, context.entry
    rooms = chapter.data.get("rooms", {})
    told: set[str] = set()
    for group in placement_groups(chapter):
        face = library.entries("face").get(group.face)
        troops = [troop for _, troop in group.troops if "at" not in troop]
        if face and face.id not in told and not fits(library, troops, _entries(face, rooms)):
            told.add(face.id)
            yield _finding(context, group.steps, group.what, face, rooms)
    yield from _named(context)
    deck = encounter_deck(library, chapter)
    for face, index in faces_of_plan(library, chapter):
        if not draws(chapter, face.id):
            continue
        for card in deck:
            entries, groups = _entries(face, rooms), placement_groups(card)
            crowded = next((group for group in groups if not fits(library, group.minions, entries)), None)
            if crowded is not None:
                what = f'{crowded.what} of encounter card "{card.id}"'
                yield _finding(context, ("plan", index, "face"), what, face, rooms)
                break


def _named(context: Context) -> Iterator[Finding]:
    """Minions that are placed on named spaces, of which there are too few."""
    library, rooms = context.library, context.entry.data.get("rooms", {})
    for group in placement_groups(context.entry):
        face = library.entries("face").get(group.face)
        if face is None:
            continue
        known = {space["id"]: space for space in [*face.data["spaces"], *rooms.get(face.id, {}).get("spaces", [])]}
        crowds: dict[tuple[str, ...], list[tuple[Steps, dict[str, Any]]]] = {}
        for steps, troop in group.troops:
            names = troop.get("at")
            if isinstance(names, list) and all(name in known for name in names):
                crowds.setdefault(tuple(sorted(names)), []).append((steps, troop))
        for names, troops in crowds.items():
            if not fits(library, [troop for _, troop in troops], [known[name] for name in names]):
                where = ", ".join(f'"{name}"' for name in names)
                message = f"{group.what} does not fit on {where}: a space holds four small figures or one large"
                place = face.related("face defined here")
                yield context.finding((*troops[-1][0], "at"), message, "place fewer, or name more spaces", place)


def _entries(face: Entry, rooms: dict[str, Any]) -> list[dict[str, Any]]:
    added = rooms.get(face.id, {}).get("spaces", [])
    return [space for space in [*face.data["spaces"], *added] if space.get("entry")]


def _finding(context: Context, steps: tuple[str | int, ...], what: str, face: Entry, rooms: dict[str, Any]) -> Finding:
    number = len(_entries(face, rooms))
    spaces = "1 entry space" if number == 1 else f"{number} entry spaces"
    message = f'{what} does not fit on the {spaces} of "{face.id}"'
    return context.finding(steps, message, "place fewer, or name spaces with `at`", face.related("face defined here"))


RULE = Rule(
    code="E104",
    name="crowded-entry",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
