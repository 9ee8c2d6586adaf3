"""Bundled content with one change, and the findings of lint on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from authoring.content.findings import Finding, Severity
from authoring.content.library import File, Library, open_library
from authoring.content.source import parse
from authoring.lint import lint

DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
Data = dict[str, Any]


@dataclass
class World:
    """A chapter and the files it plays with, as plain data that a mutation may change."""

    own: File
    chapter: Data
    dice: random.Random
    tiles: dict[str, Data] = field(default_factory=dict)
    box: Data = field(default_factory=dict)
    encounters: Data = field(default_factory=dict)
    cards: dict[str, Data] = field(default_factory=dict)

    def face(self, ident: str) -> Data:
        """A face of a tile, by its id."""
        return next(face for tile in self.tiles.values() for face in tile["faces"] if face["id"] == ident)

    def pick(self, some: Any) -> Any:
        """Return one of some things at random, or None if there are none."""
        some = list(some)
        return self.dice.choice(some) if some else None


CARDS = ("box-abilities", "box-armour", "box-heroes", "box-minions", "box-party-items", "box-weapons")
"""The files of cards that mutations may change."""

Mutation = Callable[[World], str]
"""Changes a world and describes the change; returns "" if there is nothing to change."""


def _without_pictures(chapter: dict[str, Any]) -> dict[str, Any]:
    """Leave the pictures of a chapter out: the files are not in the folder of the copy."""
    for part in (chapter, *chapter.get("rooms", {}).values()):
        part.pop("art", None)
    return chapter


class Bundle:
    """The bundled files, read once."""

    def __init__(self) -> None:
        self.files = open_library().files
        self.by_id = {file.source.data["id"]: file for file in self.files}

    def chapters(self) -> list[str]:
        """The ids of the bundled chapters."""
        return [file.source.data["id"] for file in self.files if file.kind == "chapter"]

    def world(self, chapter: str, seed: str) -> World:
        """Return a fresh copy of a chapter and all the content it uses."""
        faces = {face["id"]: file for file in self.files if file.kind == "tile" for face in file.source.data["faces"]}
        data = _without_pictures(deepcopy(self.by_id[chapter].source.data))
        used = {faces[part["face"]].source.data["id"] for part in data["plan"]}
        tiles = {ident: deepcopy(self.by_id[ident].source.data) for ident in sorted(used)}
        box, cards = deepcopy(self.by_id["box"].source.data), deepcopy(self.by_id["box-encounter-cards"].source.data)
        others = {ident: deepcopy(self.by_id[ident].source.data) for ident in CARDS}
        return World(self.by_id[chapter], data, random.Random(seed), tiles, box, cards, others)

    def findings(self, world: World, games: int = 0) -> list[Finding]:
        """Lint the files that a mutation changed and the chapter; leave out findings of severity info.

        If there are none, lint the other files of the folder, because one chapter may need what another one earns.
        """
        library, changed = self.library(world)
        folder = [file for file in library.files if not file.bundled and file not in changed]
        for files in (changed, folder):
            found = [one for one in lint(library, files, games=games) if one.severity is not Severity.INFO]
            if found:
                return found
        return []

    def library(self, world: World) -> tuple[Library, list[File]]:
        """The library of a world, and the files in it that a mutation changed, with the chapter.

        The files in the folder of the chapter count as an author's own, not as bundled.
        """
        files, changed = [], []
        for file in self.files:
            data = self._data(world, file)
            if data is None or (data == file.source.data and data is not world.chapter):
                own = Path(file.path).parent == Path(world.own.path).parent
                files.append(replace(file, bundled=False) if own else file)
                continue
            text = yaml.dump(data, Dumper=DUMPER, sort_keys=False, allow_unicode=True)
            new = File(parse(text.encode(), file.path), Path(f"/mutated/{file.path}"), bundled=False)
            files.append(new)
            changed.append(new)
        return Library(files), changed

    def _data(self, world: World, file: File) -> Data | None:
        ident = file.source.data["id"]
        known = {**world.tiles, **world.cards, "box": world.box, "box-encounter-cards": world.encounters}
        return world.chapter if file is world.own else known.get(ident)
