"""The texts of a file that can be translated, each with a name of its place that does not depend on line numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.library import File
from authoring.content.source import Steps
from authoring.content.walk import texts as walk_texts
from authoring.wording.languages import SOURCE, shown_language

FOLDER = "translations"


@dataclass(frozen=True)
class Text:
    """A text: its path, place and line, the text in the source language, and its translations."""

    steps: Steps
    place: str
    line: int
    source: str
    others: dict[str, str]


def texts_of(file: File) -> list[Text]:
    """Return every text of a file, from top to bottom. References by id are not texts."""
    references = {reference.steps for reference in file.checked.references}
    texts = []
    for steps, text in walk_texts(file.source.data):
        if steps in references:
            continue
        versions = {SOURCE: text} if isinstance(text, str) else text
        origin = shown_language(versions, SOURCE)
        source = str(versions[origin]).strip()
        if source:
            others = {language: str(version).strip() for language, version in versions.items() if language != origin}
            line = file.source.where_key(steps).line
            texts.append(Text(steps, _place(file.source.data, steps), line, source, others))
    return sorted(texts, key=lambda text: text.line)


def po_path(content: Path, language: str) -> Path:
    """Return the path of the PO file for a content file and a language."""
    return content.parent / FOLDER / f"{content.stem}.{language}.po"


def _place(data: Any, steps: Steps) -> str:
    """Return the path to a text as a name, with ids in place of indexes of lists."""
    parts = []
    for step in steps:
        data = data[step]
        ident = data.get("id") if isinstance(step, int) and isinstance(data, dict) else None
        parts.append(str(ident or step))
    return "/".join(parts)
