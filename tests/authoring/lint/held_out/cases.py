"""Read the cases of the held-out suite and build the files each of them stands for.

A case names a base and changes to it. The base is a bundled chapter or a folder-less set of files in `bases/`.

    - name: max-below-need
      why: The counter stops at 2 and the victory asks for 4.
      base: four-cogs
      set: { counters.cogs.max: 2 }
      about: [counters.cogs, victory]

Changes, in this order (a path is written with dots; an item of a list is named by its number or its id):

- `drop`: paths that are taken out;
- `set`: paths and their new values;
- `add`: paths of lists and the items put at their end;
- `files`: whole files besides, by name;
- `edit`: pairs of a text in the written file and the text that replaces it.

`cat:rooms.kitchen` means the path `rooms.kitchen` of the file `cat`; a path without a file is one of the main file.

A broken case says in `about` which places a right finding names, in `words` (where it helps) which words its message
holds one of, and in `severity` how grave it is: error or warning unless said. A sound case has no finding graver than
info, but for the codes in `expected`. `refused` marks a sound case that the schemas refuse today. `unwinnable` marks a
broken case in which no game is ever won.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from authoring import bundled

HERE = Path(__file__).parent
MAIN = "main"
Data = dict[str, Any]
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


@dataclass(frozen=True)
class Case:
    """One chapter (with what belongs to it), broken in one way or sound though it looks odd."""

    name: str
    of_class: str
    sound: bool
    why: str
    base: str
    drop: list[str] = field(default_factory=list)
    set: Data = field(default_factory=dict)
    add: Data = field(default_factory=dict)
    files: dict[str, Data] = field(default_factory=dict)
    edit: list[list[str]] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    severity: list[str] = field(default_factory=lambda: ["error", "warning"])
    expected: list[str] = field(default_factory=list)
    unwinnable: bool = False
    refused: bool = False

    def __str__(self) -> str:
        return f"{self.of_class}/{self.name}"


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case, the broken ones first, in the order of their files."""
    return tuple(case for folder in ("broken", "sound") for path in sorted((HERE / folder).glob("*.yaml"))
                 for case in _cases_of(path, folder == "sound"))  # fmt: skip


def _cases_of(path: Path, sound: bool) -> list[Case]:
    data = _read(path)
    return [Case(of_class=data["class"], sound=sound, **case) for case in data["cases"]]


def texts_of(case: Case) -> dict[str, str]:
    """The files of a case as text, by name; the main file comes first."""
    files = deepcopy(base_files(case.base))
    for place in case.drop:
        holder, key = _holder(files, place)
        del holder[key]
    for place, value in case.set.items():
        holder, key = _holder(files, place)
        holder[key] = deepcopy(value)
    for place, items in case.add.items():
        holder, key = _holder(files, place)
        if isinstance(holder, dict):
            holder.setdefault(key, [])
        holder[key].extend(deepcopy(items))
    files.update(deepcopy(case.files))
    texts = {name: written(data) for name, data in files.items()}
    return _edited(texts, case)


def _edited(texts: dict[str, str], case: Case) -> dict[str, str]:
    for old, new in case.edit:
        name = next((name for name, text in texts.items() if old in text), None)
        if name is None:
            raise LookupError(f"{case}: no text {old!r}")
        texts[name] = texts[name].replace(old, new, 1)
    return texts


def written(data: Data) -> str:
    """A file as text, one value on a line, so that places are exact."""
    text: str = yaml.dump(data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, width=110, default_flow_style=False)
    return text


@cache
def base_files(base: str) -> dict[str, Data]:
    """The files of a base: a bundled chapter or campaign that replaces itself, or a base of our own."""
    path = HERE / "bases" / f"{base}.yaml"
    if path.exists():
        data = _read(path)
        return {MAIN: data} if "kind" in data else data
    return {MAIN: _bundled_base(base)}


def own_bases() -> list[str]:
    """The names of the bases in `bases/`."""
    return sorted(path.stem for path in (HERE / "bases").glob("*.yaml"))


def _bundled_base(base: str) -> Data:
    path = next(path for path in bundled.root().glob("chapters/**/*.yaml") if _bundled_id(path) == base)
    data = deepcopy(_read(path))
    for part in (data, *data.get("rooms", {}).values()):
        part.pop("art", None)  # the pictures are not in the folder of the case
    return {"kind": data["kind"], "id": base, "replaces": base, **{k: v for k, v in data.items() if k[0:4] != "kind"}}


@cache
def _bundled_id(path: Path) -> str:
    return str(_read(path)["id"])


@cache
def _read(path: Path) -> Data:
    data: Data = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    return data


def steps_of(files: dict[str, Data], place: str) -> tuple[str, tuple[str | int, ...]]:
    """The file a place is in, and the way to it there as keys and numbers; `LookupError` if there is none."""
    name, colon, way = place.rpartition(":")
    name = name if colon else MAIN
    steps: list[str | int] = []
    value: Any = files[name]
    for word in filter(None, way.split(".")):
        step = _step(value, word)
        value = value[step]
        steps.append(step)
    return name, tuple(steps)


def _holder(files: dict[str, Data], place: str) -> tuple[Any, str | int]:
    """What holds the value at a place, and the key or number it has there. Maps on the way are made."""
    name, colon, way = place.rpartition(":")
    *before, last = way.split(".")
    value: Any = files[name if colon else MAIN]
    for word in before:
        value = value.setdefault(word, {}) if isinstance(value, dict) else value[_step(value, word)]
    return value, _step(value, last) if isinstance(value, list) else last


def _step(value: Any, word: str) -> str | int:
    if isinstance(value, dict):
        if word not in value:
            raise LookupError(word)
        return word
    for number, item in enumerate(value):
        if isinstance(item, dict) and item.get("id") == word:
            return number
    return int(word)
