"""Draft a file of scenes."""

from __future__ import annotations

from authoring.content.library import Library
from authoring.new.copying import find_example
from authoring.new.writing import Draft, Drafts, template

WITHOUT = "# chapter: flight # the chapter of all scenes below; without one, the face lies on the table alone\n"


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft two commented scenes on a face of their own; with an example, where that chapter starts."""
    text = template("scene").replace("my-scene", ident)
    if example is not None:
        chapter = find_example(library, example, ("chapter",))
        assert WITHOUT in text
        start = chapter.data.get("start") or {}
        space = start.get("space") or next(iter(start.get("spaces") or ()), "a1")
        text = text.replace(WITHOUT, f"chapter: {chapter.id} # the chapter of all scenes below\n")
        text = text.replace("face: kitchen", f"face: {start.get('face', 'kitchen')}").replace(": a1", f": {space}")
    return [Draft(f"{ident}.yaml", "scenes", text)]
