"""What an editor needs to complete and explain content: the schemas in a folder, and the settings of VS Code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from authoring.content.schema import KINDS
from authoring.content.schema.bundle import bundle
from authoring.new.errors import NewError
from authoring.new.jsonc import JsoncError, put
from authoring.new.writing import SCHEMAS

CONTENT = "content"
"""The schema for files of every kind: it looks at `kind` and passes on."""
FILES = "*.yaml"
EXTENSION = "redhat.vscode-yaml"


def install(folder: Path) -> list[Path]:
    """Write all schemas and the settings of VS Code into a folder; return the files that have changed."""
    settings = folder / ".vscode" / "settings.json"
    mapped = _with(settings, ("yaml.schemas", f"./{SCHEMAS}/{CONTENT}.schema.json"), FILES)
    texts = {folder / SCHEMAS / f"{kind}.schema.json": _written(bundle(kind)) for kind in KINDS}
    texts[folder / SCHEMAS / f"{CONTENT}.schema.json"] = _written(_any_kind())
    texts[settings] = mapped
    advice = folder / ".vscode" / "extensions.json"
    if not advice.exists():  # somebody else's advice is left alone
        texts[advice] = _written({"recommendations": [EXTENSION]})
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8", newline="\n")
    return changed


def _any_kind() -> dict[str, Any]:
    """Files without a kind, or with one of another tool's, are none of our business: nothing is said of them."""
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


def _with(path: Path, keys: tuple[str, ...], value: str) -> str:
    """The settings with one more, or anew; whatever else is in them stays, comments too."""
    text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
    try:
        return put(text if text.strip() else "{}\n", keys, value)
    except (JsoncError, UnicodeDecodeError) as error:
        line = f'"{keys[0]}": {{ "{keys[1]}": "{value}" }}'
        raise NewError(f'"{path}": {error}; mend it, or add by hand: {line}') from None


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
