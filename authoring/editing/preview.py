"""What an editor shows beside the text: a picture of the face or the plan, and the scenes of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from authoring.content.findings import Mark
from authoring.content.scenes import scenes_of
from authoring.drawing import draw_chapter, draw_tile
from authoring.editing.cursor import cursors_at
from authoring.editing.meant import chapter_meant, face_meant
from authoring.editing.workspace import Workspace
from authoring.lint import is_sound


def preview(workspace: Workspace, path: Path, line: int, col: int) -> str:
    """The SVG of the face that a place is about, else of the plan of the chapter; empty where nothing can be drawn."""
    file = workspace.file(path)
    if file is None:
        return ""
    library = workspace.library
    faces = library.all_entries("face")
    cursor = next(iter(cursors_at(file.source.text, line, col)), None)
    chapter = chapter_meant(library, file, cursor.steps if cursor else ())
    face = faces.get(face_meant(cursor.data, cursor.steps, faces)) if cursor else None
    if face is None and file.kind == "tile":
        face = next((one for one in faces.values() if one.file is file), None)
    try:
        if face is not None:
            rooms: Any = chapter.data.get("rooms") if chapter else None
            return draw_tile(face.data, room=rooms.get(face.id) if rooms else None).text()
        tiles = [tile.data for tile in library.all_entries("tile").values()]
        return draw_chapter(chapter.data, tiles).text() if chapter else ""
    except Exception:  # the file is being typed and can hold anything
        return ""


def scenes(workspace: Workspace, path: Path) -> list[tuple[str, Mark]]:
    """The scenes of a file that meets its schema."""
    file = workspace.file(path)
    return [(scene.title, scene.mark()) for scene in scenes_of(file)] if file and is_sound(file) else []
