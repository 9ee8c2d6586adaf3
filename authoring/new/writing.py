"""Write drafts of files to a new folder, with the schemas that their first lines name."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from authoring.content.schema.bundle import bundle
from authoring.content.targets import PROJECT_FILE
from authoring.content.write_file import write_file
from authoring.new.errors import NewError

SCHEMAS = ".tailwright"
"""The folder for schemas. It is hidden, so it is not searched for content."""

PROJECT = "# Marks this folder as one library: everything below it belongs together.\n"


@dataclass(frozen=True)
class Draft:
    """A file to write: its name, its kind of content, and its text without the first line."""

    name: str
    kind: str
    text: str


Drafts = list[Draft]


def template(name: str) -> str:
    """Return the text of a template."""
    return (files("authoring.new") / "templates" / f"{name}.yaml").read_text(encoding="utf-8")


def modeline(kind: str) -> str:
    """Return the first line of a file, which tells an editor where its schema is."""
    return f"# yaml-language-server: $schema={SCHEMAS}/{kind}.schema.json\n"


def write(drafts: Drafts, folder: Path) -> list[Path]:
    """Write files to a folder that is new or empty."""
    if folder.is_symlink() or (folder.exists() and not (folder.is_dir() and not any(folder.iterdir()))):
        raise NewError(f'"{folder}" exists already and is not overwritten; choose another id or another --folder')
    texts = {folder / draft.name: modeline(draft.kind) + draft.text for draft in drafts}
    if not _in_project(folder):
        texts[folder / PROJECT_FILE] = PROJECT
    for kind in sorted({draft.kind for draft in drafts}):
        texts[folder / SCHEMAS / f"{kind}.schema.json"] = json.dumps(bundle(kind), indent=1, ensure_ascii=False) + "\n"
    for path, text in texts.items():
        write_file(path, text, folder, replace=False)
    return list(texts)


def _in_project(folder: Path) -> bool:
    return any((parent / PROJECT_FILE).is_file() for parent in folder.resolve().parents)
