"""The texts of a file that can be translated, each with a name for its place that outlives moved lines."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.library import File
from authoring.content.source import Steps
from authoring.content.walk import texts
from authoring.wording.languages import SOURCE

FOLDER = "translations"


@dataclass(frozen=True)
class Text:
    """One text: where it stands, what it says in the source language, and in the others it has."""

    steps: Steps
    place: str
    line: int
    source: str
    others: dict[str, str]


def texts_of(file: File) -> list[Text]:
    """Every text of a file, from top to bottom. Words that name something by its id are no texts."""
    named = {reference.steps for reference in file.checked.references}
    found = []
    for steps, text in texts(file.source.data):
        if steps in named:
            continue
        said = {SOURCE: text} if isinstance(text, str) else text
        source = str(said[SOURCE]).strip()
        if source:
            others = {language: str(one).strip() for language, one in said.items() if language != SOURCE}
            line = file.source.where_key(steps).line
            found.append(Text(steps, _place(file.source.data, steps), line, source, others))
    return sorted(found, key=lambda one: one.line)


def po_path(content: Path, language: str) -> Path:
    """Where the translations of a file into a language are kept."""
    return content.parent / FOLDER / f"{content.stem}.{language}.po"


def _place(data: Any, steps: Steps) -> str:
    """The way to a text, by ids where parts of a list have one."""
    told = []
    for step in steps:
        data = data[step]
        ident = data.get("id") if isinstance(step, int) and isinstance(data, dict) else None
        told.append(str(ident or step))
    return "/".join(told)
