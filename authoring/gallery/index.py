"""The index of a gallery: what somebody who looks for a chapter wants to know of each pack."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from authoring.content.plain_file import UnreadableError, read_json
from authoring.gallery.character import character
from authoring.pack.archive import SUFFIX, read_archive
from authoring.pack.errors import PackError
from authoring.pack.installed import checked_manifest
from authoring.pack.manifest import Manifest
from authoring.pack.names import is_pack_id, is_version
from authoring.pack.verify import wrong_files
from authoring.wording.languages import in_language

FORMAT: Final = 1
FILE: Final = "index.json"
PACKS: Final = "packs"
"""The folder of a gallery that holds the files of the packs."""

Line = dict[str, Any]


@dataclass(frozen=True)
class Packed:
    """A pack in a folder: its file, its manifest, and what is in it."""

    path: Path
    manifest: Manifest
    files: Mapping[str, bytes]

    @property
    def file_name(self) -> str:
        """The name of the file in a gallery, whatever it is called now."""
        return f"{self.manifest['id'].replace('/', '.')}-{self.manifest['version']}{SUFFIX}"


def packs_in(folder: Path) -> list[Packed]:
    """Return the packs in a folder, by id and version. Raises PackError if one is damaged, or there is none."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        files = read_archive(path)
        manifest = checked_manifest(files)
        wrong = wrong_files(manifest, files)
        if wrong:
            raise PackError(f'"{path}" is damaged: {wrong[0]}')
        found.append(Packed(path, manifest, files))
    if not found:
        raise PackError(f'no packs in "{folder}"; make one with: tailwright pack FOLDER')
    return sorted(found, key=lambda pack: (pack.manifest["id"], pack.manifest["version"]))


def index_of(packs: Iterable[Packed]) -> dict[str, Any]:
    """Return the index of some packs."""
    return {"format": FORMAT, "packs": [_line(pack) for pack in packs]}


def _line(pack: Packed) -> Line:
    manifest = pack.manifest
    certified = manifest["certificate"]["chapters"]
    raw = pack.path.read_bytes()
    return {
        **{
            name: manifest[name]
            for name in ("id", "version", "title", "synopsis", "authors", "licence", "boxes", "needs")
        },
        "languages": manifest["languages"],
        "said": manifest["said"],
        "chapters": [_chapter(chapter, certified[chapter["id"]]) for chapter in manifest["chapters"]],
        "file": f"{PACKS}/{pack.file_name}",
        "size": len(raw),
        "sha256": sha256(raw).hexdigest(),
    }


def _chapter(chapter: Mapping[str, Any], certified: Mapping[str, Any]) -> Line:
    shape = character(certified["playtests"])
    tests = [{name: test[name] for name in ("bot", "mice", "figures")} for test in certified["playtests"]]
    return {
        **{name: chapter[name] for name in ("id", "title", "mice", "minutes")},
        "playtests": tests,
        "like": shape.words,
        "clock": round(shape.clock, 3),
        "skill": round(shape.skill, 3),
    }


def read_index(place: Path) -> list[Line]:
    """Read the index of a gallery: its file, or the folder it is in. Raises PackError if it is none."""
    path = place / FILE if place.is_dir() else place
    try:
        data = read_json(path)
    except FileNotFoundError:
        raise PackError(f'no index "{path}"; make one with: tailwright gallery') from None
    except UnreadableError as error:
        raise PackError(f'cannot read "{path}": {error}') from None
    lines = data.get("packs") if isinstance(data, dict) and data.get("format") == FORMAT else None
    if not isinstance(lines, list) or not all(_is_line(line) for line in lines):
        raise PackError(f'"{path}" is not the index of a gallery')
    return lines


def _is_line(line: Any) -> bool:
    if not isinstance(line, dict) or not is_pack_id(line.get("id")) or not is_version(line.get("version")):
        return False
    texts = all(isinstance(line.get(name), str | dict) for name in ("title", "synopsis"))
    names = all(isinstance(line.get(name), str) for name in ("file", "sha256"))
    lists = all(isinstance(line.get(name), list) for name in ("chapters", "languages", "authors"))
    return (
        texts and names and lists and all(isinstance(chapter, dict) and "id" in chapter for chapter in line["chapters"])
    )


def search(lines: Iterable[Line], words: Iterable[str], language: str = "en") -> list[Line]:
    """Return the packs in whose titles, ids, tales and authors all words stand."""
    wanted = [word.casefold() for word in words]
    return [line for line in lines if all(word in _text(line, language).casefold() for word in wanted)]


def _text(line: Line, language: str) -> str:
    texts = [
        line["title"],
        line["synopsis"],
        *(chapter.get("title", "") for chapter in line["chapters"] if isinstance(chapter, dict)),
    ]
    shown = [in_language(text, language) for text in texts] + [in_language(text) for text in texts]
    return " ".join([line["id"], *shown, *map(str, line.get("authors", ()))])


def file_of(place: Path, name: str) -> Path:
    """Return the file of the newest version of a pack in a gallery, and check that it is the one of the index."""
    folder = place if place.is_dir() else place.parent
    fit = [line for line in read_index(place) if name in (line["id"], line["id"].partition("/")[2])]
    if not fit:
        known = ", ".join(sorted({line["id"] for line in read_index(place)})) or "nothing"
        raise PackError(f'no pack "{name}" in "{place}" (there is {known})')
    line = max(fit, key=lambda one: tuple(int(part) for part in one["version"].split(".")))
    path: Path = (folder / line["file"]).resolve()
    if not path.is_relative_to(folder.resolve()):
        raise PackError(f'the index "{place}" names a file outside of its folder')
    if not path.is_file() or sha256(path.read_bytes()).hexdigest() != line["sha256"]:
        raise PackError(f'"{line["file"]}" is not there, or not the file that the index names; get the gallery again')
    return path


def as_json(index: Mapping[str, Any]) -> bytes:
    """Return an index as the bytes of its file."""
    return (json.dumps(index, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
