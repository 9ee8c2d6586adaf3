"""The scenes of a file: all of a file of kind `scenes`, or those that a card or chapter holds under `scenes`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from authoring.content.findings import Mark
from authoring.content.library import Entry, File, Library
from authoring.content.library.entries import SCENES
from authoring.content.source import Steps
from engine.records.content import Content

GIVEN = "given"
KINDS = ("ability", "achievement", "chapter", "hero", "minion", SCENES, "search-card", "status")
"""The kinds of entry that can hold scenes."""


@dataclass(frozen=True)
class Scene:
    """A scene with its place. `data` is what the engine plays: what the file gives all its scenes is added to it."""

    file: File = field(repr=False)
    steps: Steps = field(repr=False)
    data: dict[str, Any] = field(repr=False)
    chapter: str
    """The id of the chapter it is played in; empty for a face alone."""
    shared: frozenset[str] = field(default=frozenset(), repr=False)
    """The keys of `given` that the whole file states."""

    @property
    def title(self) -> str:
        """What the scene shows."""
        return str(self.data["scene"])

    def place(self, steps: Steps) -> Steps:
        """Return where a value of the scene stands, as steps from the top of the file."""
        if len(steps) > 1 and steps[0] == GIVEN and steps[1] in self.shared:
            return steps
        return (*self.steps, *steps)

    def mark(self, steps: Steps = ()) -> Mark:
        """Return the place of a value of the scene in its file; of what holds it, if it is not there."""
        steps = self.place(steps)
        if not steps:
            return self.file.source.where(steps)
        known = self.file.source.data
        for depth, step in enumerate(steps):
            if not _has(known, step):
                return self.file.source.where(steps[:depth])
            known = known[step]
        return self.file.source.where(steps)


def _has(value: Any, step: Any) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and 0 <= step < len(value)
    return isinstance(value, dict) and step in value


def scenes_of(file: File) -> Iterator[Scene]:
    """Yield the scenes of a file that meets its schema."""
    for entry in file.entries:
        yield from scenes_of_entry(entry)


def scenes_of_entry(entry: Entry) -> Iterator[Scene]:
    """Yield the scenes that an entry holds."""
    holder: Any = entry.file.source.data
    for step in entry.steps:
        holder = holder[step]
    of_file = entry.kind == SCENES
    chapter = holder.get("chapter", "") if of_file else entry.id if entry.kind == "chapter" else ""
    given = holder.get(GIVEN, {}) if of_file else {}
    for index, scene in enumerate(holder.get(SCENES, [])):
        own = scene.get(GIVEN, {})
        data = {**scene, GIVEN: {**given, **own}}
        shared = frozenset(given.keys() - own.keys())
        yield Scene(entry.file, (*entry.steps, SCENES, index), data, scene.get("chapter", chapter), shared)


def content_of(library: Library, scene: Scene) -> Content | None:
    """Return what the engine compiles for a scene: its chapter, or one of its face alone; None if that is unknown."""
    if scene.chapter:
        return library.content_for(scene.chapter) if scene.chapter in library.entries("chapter") else None
    face = library.entries("face").get(scene.data[GIVEN].get("face", ""))
    if face is None:
        return None
    chapter = {**_lone_face(face, scene.data[GIVEN]), "boxes": list(library.entries("box"))}
    return library.content_with(Entry("chapter", "scene", chapter, scene.file))


def _lone_face(face: Entry, given: dict[str, Any]) -> dict[str, Any]:
    """A chapter of one face that nobody wins, with the counters and tokens that the scene is given."""
    return {
        "kind": "chapter", "id": "scene", "party": {"mice": {"from": 1, "to": 6}}, "end-page": 12, "encounters": {},
        "plan": [{"face": face.id, "at": [0, 0]}],
        "start": {"face": face.id, "space": face.data["spaces"][0]["id"]},
        "counters": {**{name: {} for name in given.get("counters", {})}, **counters_of_figures(given)},
        "tokens": {name: {} for name in given.get("tokens", {})},
        "victory": {"page": 99},
    }  # fmt: skip


def counters_of_figures(given: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The counters that a scene gives to mice and minions."""
    minions = [one if isinstance(one, list) else [one] for one in given.get("minions", {}).values()]
    figures = [*given.get("mice", {}).values(), *(one for several in minions for one in several)]
    named = [one.get("counters", {}) for one in figures if isinstance(one, dict)]
    return {name: {"of": "figures"} for counters in named for name in counters}
