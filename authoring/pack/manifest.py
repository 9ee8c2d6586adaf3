"""The file `tailwright-pack.json` in a pack: who made it, what it holds and needs, and its certificate."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from statistics import median
from typing import Any, Final

from authoring import __version__
from authoring.content.plain_file import UnreadableError, parse
from authoring.content.walk import languages_of
from authoring.pack.archive import Files
from authoring.pack.description import Description
from authoring.pack.errors import PackError
from authoring.pack.unpacked import Unpacked
from authoring.store.keys import engine_hash

FILE: Final = "tailwright-pack.json"
FORMAT: Final = 1
UNOFFICIAL: Final = (
    "Made by fans. Not affiliated with, endorsed by or sponsored by the makers or publishers of Mice & Mystics."
)
OWN_HASH: Final = "hash"

Manifest = dict[str, Any]


def manifest_of(
    description: Description, pack: Unpacked, files: Files, certificate: Mapping[str, Any], boxes: list[str]
) -> Manifest:
    """Return the manifest of a pack."""
    said = description.data
    manifest: Manifest = {
        "format": FORMAT,
        "id": description.id,
        "version": description.version,
        "title": said["title"],
        "synopsis": said.get("synopsis", ""),
        "authors": said["authors"],
        "licence": said["licence"],
        "unofficial": UNOFFICIAL,
        "languages": languages_of([entry.data for entry in (*pack.chapters, *pack.campaigns)]),
        "boxes": boxes,
        "needs": description.needs,
        "said": {name: said[name] for name in ("boxes", "minutes", "difficulty") if name in said},
        "art": list(description.art.values()),
        "chapters": [_chapter(entry, certificate["chapters"][entry.id]) for entry in pack.chapters],
        "campaigns": [{"id": entry.id, "title": entry.data.get("title", "")} for entry in pack.campaigns],
        "files": {name: sha256(files[name]).hexdigest() for name in sorted(files)},
        "made-with": {"tailwright": __version__, "engine": engine_hash()},
        "certificate": certificate,
    }
    return {**manifest, OWN_HASH: manifest_hash(manifest)}


def _chapter(entry: Any, certified: Mapping[str, Any]) -> dict[str, Any]:
    """What a reader wants to know of a chapter at a glance; all of it follows from the certificate."""
    tests = certified["playtests"]
    greedy = [test for test in tests if test["bot"] == "greedy"] or tests
    return {
        "id": entry.id,
        "title": entry.data.get("title", ""),
        "file": entry.file.path,
        "mice": sorted({test["mice"] for test in tests}),
        "minutes": median(test["figures"]["minutes"][1] for test in greedy),
    }


def manifest_hash(manifest: Mapping[str, Any]) -> str:
    """Return the hash of all that a manifest says."""
    said = {name: value for name, value in manifest.items() if name != OWN_HASH}
    return sha256(json.dumps(said, ensure_ascii=False, sort_keys=True).encode("utf-8", "surrogatepass")).hexdigest()


def write_manifest(manifest: Manifest) -> bytes:
    """Return a manifest as the bytes of its file."""
    return (json.dumps(manifest, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def read_manifest(files: Files) -> Manifest:
    """Return the manifest of a pack. Raises PackError if it has none, or one of another format."""
    raw = files.get(FILE)
    if raw is None:
        raise PackError(f"the pack has no {FILE}; get it again")
    try:
        manifest = parse(json.loads, raw.decode("utf-8"))
    except (UnicodeDecodeError, UnreadableError):
        raise PackError(f"the {FILE} of the pack is no JSON; get it again") from None
    if not isinstance(manifest, dict) or not isinstance(manifest.get("format"), int):
        raise PackError(f"the {FILE} of the pack says nothing; get it again")
    if manifest["format"] != FORMAT:
        raise PackError(f"the pack has format {manifest['format']}, this Tailwright reads {FORMAT}; update one of them")
    wrong = [name for name, kind in _SHAPE.items() if not isinstance(manifest.get(name), kind)]
    if wrong:
        raise PackError(f'the {FILE} of the pack has no usable "{wrong[0]}"; get it again')
    return manifest


_SHAPE: Final[dict[str, type | tuple[type, ...]]] = {
    "id": str, "version": str, "title": (str, dict), "authors": list, "licence": str, "files": dict, "needs": dict,
    "boxes": list, "chapters": list, "made-with": dict, "certificate": dict, OWN_HASH: str,
}  # fmt: skip
