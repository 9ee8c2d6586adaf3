"""Draft a new chapter."""

from __future__ import annotations

import re

from authoring.content.library import Library
from authoring.new.copying import find_example, renamed, text_of, with_head
from authoring.new.ids import title
from authoring.new.writing import Draft, Drafts, template


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a commented chapter with scenes, or a copy of a bundled one."""
    if example is None:
        text = template("chapter").replace("my-chapter", ident).replace("My Chapter", title(ident))
        scenes = template("scenes").replace("my-chapter", ident)
        return [
            Draft(f"{ident}.yaml", "chapter", text.replace("my-book", ident)),
            Draft(f"{ident}-scenes.yaml", "scenes", scenes),
        ]
    entry = find_example(library, example, ("chapter",))
    text = with_head(text_of(entry), ident)
    text = re.sub(r"(?m)^ *art: .*\n", "", text)  # the pictures stay with the original
    for achievement in entry.data.get("achievements", []):  # ids must differ from those of the original
        text = renamed(text, achievement["id"], f"{ident}-{achievement['id']}")
    return [Draft(f"{ident}.yaml", "chapter", f"# Started as a copy of {example}.\n{text}")]
