"""The description of a pack, for a folder that is to be shared."""

from __future__ import annotations

import json
import re
from pathlib import Path

from authoring.content.findings import Finding
from authoring.content.library import File
from authoring.content.library.folder import yaml_files
from authoring.content.source import load
from authoring.content.write_file import write_file
from authoring.drawing.board.face import localized_text
from authoring.new.errors import NewError

FILE = "pack.yaml"
TEMPLATE = Path(__file__).parent / "templates" / FILE


def describe_pack(folder: Path) -> Path:
    """Write `pack.yaml` into a folder, with the name and title of its campaign or first chapter. Never over another."""
    path = folder / FILE
    if path.exists():
        raise NewError(f'"{path}" is there already')
    ident, title = _named(folder)
    text = TEMPLATE.read_text(encoding="utf-8").replace("my-pack", ident)
    text = text.replace("title: My Pack", f"title: {_as_yaml(title)}")
    write_file(path, text, replace=False)
    return path


def _named(folder: Path) -> tuple[str, str]:
    """The id and the title of the campaign, or else of the first chapter, of a folder."""
    findings: list[Finding] = []
    files = [File(load(path, str(path)), path, bundled=False) for path in yaml_files(folder, findings)]
    for kind in ("campaign", "chapter"):
        for file in files:
            data = file.source.data
            if file.kind == kind and isinstance(data.get("id"), str) and re.fullmatch("[a-z0-9-]+", data["id"]):
                return data["id"], localized_text(data.get("title")) or data["id"]
    raise NewError(f'"{folder}" holds no chapter and no campaign; make one with: tailwright new chapter my-chapter')


def _as_yaml(title: str) -> str:
    """A title as YAML reads it."""
    return (
        title
        if re.fullmatch(r"[^\W\d_][\w’' ,-]*", title) and ": " not in title
        else json.dumps(title, ensure_ascii=False)
    )
