"""What a place in a file is about, though it does not say so: the chapter, and the face whose spaces it names."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from authoring.content.library import Entry, File, Library
from authoring.content.source import Steps

SPACE, AREA = "space", "area"
WORDS = {"water": "All water spaces.", "entries": "All entry spaces."}
"""Words for spaces that every face has."""


def chapter_meant(library: Library, file: File, steps: Steps) -> Entry | None:
    """The chapter that a place belongs to: the file's own, or the one that a scene is played in."""
    data = file.source.data
    if file.kind == "chapter":
        return next((entry for entry in file.entries if entry.kind == "chapter"), None)
    scene = _at(data, steps[:2]) if steps[:1] == ("scenes",) else None
    named = scene.get("chapter") if isinstance(scene, dict) else None
    named = named or (data.get("chapter") if file.kind == "scenes" else None)
    return library.all_entries("chapter").get(named) if isinstance(named, str) else None


def face_meant(data: Any, steps: Steps, faces: Container[str]) -> str:
    """The face whose spaces a place names: the nearest `face` around it, its room, its scene; empty if none is."""
    for depth in range(len(steps) - 1, -1, -1):
        holder = _at(data, steps[:depth])
        if not isinstance(holder, dict):
            continue
        if isinstance(holder.get("face"), str) and holder["face"] in faces:
            return str(holder["face"])
        if depth == 2 and steps[0] == "rooms":
            return str(steps[1])
        if depth == 2 and steps[0] == "faces" and isinstance(holder.get("id"), str):
            return str(holder["id"])
        given = holder.get("given")
        if isinstance(given, dict) and isinstance(given.get("face"), str):
            return str(given["face"])
    return ""


def spaces_of_room(face: Entry | None, chapter: Entry | None, areas: bool = True) -> dict[str, tuple[str, str]]:
    """The spaces and areas of a face in a chapter: what each is, and its home. Areas hide spaces of the same name."""
    if face is None:
        return {}
    found = dict.fromkeys(_ids(face.data.get("spaces")), (SPACE, face.id))
    room = _at(chapter.data, ("rooms", face.id)) if chapter else None
    if chapter and isinstance(room, dict):
        home = f"{chapter.id}/{face.id}"
        found.update((ident, (SPACE, home)) for ident in _ids(room.get("spaces")))
        own = room.get("areas")
        found.update((name, (AREA, home)) for name in (own if areas and isinstance(own, dict) else ()))
    return found


def faces_of_plan(library: Library, chapter: Entry) -> list[Entry]:
    """Both faces of every tile of a chapter's plan."""
    faces = library.all_entries("face")
    plan = chapter.data.get("plan")
    named = [one.get("face") for one in plan if isinstance(one, dict)] if isinstance(plan, list) else []
    files = {faces[name].file for name in named if isinstance(name, str) and name in faces}
    return [face for face in faces.values() if face.file in files]


def plain_text(value: Any) -> str:
    """A text in English, or in its first language, in a file that may have errors; empty for what is no text."""
    found = value.get("en", next(iter(value.values()), "")) if isinstance(value, dict) else value
    return found if isinstance(found, str) else ""


def _at(data: Any, steps: Steps) -> Any:
    for step in steps:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _ids(spaces: Any) -> list[str]:
    listed = spaces if isinstance(spaces, list) else []
    return [one["id"] for one in listed if isinstance(one, dict) and isinstance(one.get("id"), str)]
