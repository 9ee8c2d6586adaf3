"""Set up an editor to complete and explain content: write the schemas and the settings of VS Code to a folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from authoring.content.schema import KINDS
from authoring.content.schema.bundle import bundle
from authoring.content.write_file import write_file
from authoring.new.errors import NewError
from authoring.new.jsonc import JsoncError, put
from authoring.new.writing import SCHEMAS

CONTENT = "content"
"""The schema for files of every kind: it refers to the schema of the `kind` of a file."""
FILES = "*.yaml"
EXTENSION = "redhat.vscode-yaml"


def install(folder: Path) -> list[Path]:
    """Write all schemas and the settings of VS Code into a folder; return the files that have changed."""
    settings = folder / ".vscode" / "settings.json"
    settings_text = _with_setting(settings, ("yaml.schemas", f"./{SCHEMAS}/{CONTENT}.schema.json"), FILES)
    texts = {folder / SCHEMAS / f"{kind}.schema.json": _to_json(bundle(kind)) for kind in KINDS}
    texts[folder / SCHEMAS / f"{CONTENT}.schema.json"] = _to_json(_any_kind())
    texts[settings] = settings_text
    recommendations = folder / ".vscode" / "extensions.json"
    if not recommendations.exists():  # keep an existing file
        texts[recommendations] = _to_json({"recommendations": [EXTENSION]})
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in changed:
        write_file(path, texts[path], folder)
    return changed


def _any_kind() -> dict[str, Any]:
    """Make the schema for all kinds. It accepts any file without a kind of ours, as other tools use YAML too."""
    names = {"title": "kind", "description": "What the file holds: chapter, tile, campaign, or cards of some sort."}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Tailwright",
        "type": "object",
        "properties": {"kind": {**names, "anyOf": [{"enum": list(KINDS)}, {}]}},
        "allOf": [
            {
                "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
                "then": {"$ref": f"{kind}.schema.json"},
            }
            for kind in KINDS
        ],
    }


def _with_setting(path: Path, keys: tuple[str, ...], value: str) -> str:
    """Return the settings with a value added; all other settings and comments stay."""
    text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
    try:
        return put(text if text.strip() else "{}\n", keys, value)
    except (JsoncError, UnicodeDecodeError) as error:
        line = f'"{keys[0]}": {{ "{keys[1]}": "{value}" }}'
        raise NewError(f'"{path}": {error}; fix the file, or add this by hand: {line}') from None


def _to_json(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
