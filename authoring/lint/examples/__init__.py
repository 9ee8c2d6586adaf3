"""The examples of lint rules: whole files, or changes to one of the base files in this folder.

An example in a rule's docstring is one file, `example.yaml`, unless lines divide it into several:

- `# file: NAME.yaml` starts a file that is written in full;
- `# based on: BASE` starts `BASE.yaml`: the file of that name in this folder, with changes.

Changes are top-level keys: each replaces the key of the same name, and `null` removes it. In `faces`, each face names
its `id`, and its other keys replace those of that face.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from authoring.content.source import parse

FOLDER = Path(__file__).parent
_START = re.compile(r"^# (file|based on): (\S+)\n?", re.MULTILINE)


def bases() -> list[str]:
    """The names of all base files."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


def base(name: str) -> str:
    """The text of a base file."""
    return (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")


def bases_of(example: str) -> list[str]:
    """The names of the base files that an example changes."""
    return [match[2] for match in _START.finditer(example) if match[1] == "based on"]


def files_of(example: str) -> dict[str, str]:
    """The files of an example in full, as text by file name."""
    first, *rest = _START.split(example)
    files = {"example.yaml": first} if first.strip() else {}
    for how, name, text in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        if how == "file":
            files[name] = text
        else:
            files[f"{name}.yaml"] = _changed(name, text) if text.strip() else base(name)
    return files


def _changed(name: str, text: str) -> str:
    data: dict[str, Any] = parse(base(name).encode(), name).data
    changes: dict[str, Any] = parse(text.encode(), name).data
    faces = {face["id"]: face for face in changes.pop("faces", [])}
    if faces:
        changes["faces"] = [{**face, **faces.get(face["id"], {})} for face in data["faces"]]
    changed = {key: value for key, value in {**data, **changes}.items() if value is not None}
    return json.dumps(changed, indent=1, ensure_ascii=False) + "\n"
