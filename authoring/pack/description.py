"""The file `pack.yaml`: what an author says of a pack."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from authoring.content.findings import Severity
from authoring.content.library import File
from authoring.content.source import load
from authoring.pack.errors import PackError

FILE: Final = "pack.yaml"
KIND: Final = "pack"


@dataclass(frozen=True)
class Description:
    """What an author says of a pack; `data` is the file as it stands."""

    data: dict[str, Any]

    @property
    def id(self) -> str:
        """The id, `author/name`."""
        return str(self.data["id"])

    @property
    def version(self) -> str:
        """The version, three numbers."""
        return str(self.data["version"])

    @property
    def art(self) -> dict[str, dict[str, Any]]:
        """For each picture whose it is."""
        return {line["file"]: line for line in self.data.get("art", [])}

    @property
    def needs(self) -> dict[str, str]:
        """The packs it needs, each with the lowest version that will do."""
        return {line["pack"]: line.get("version", "0.0.0") for line in self.data.get("needs", [])}

    @property
    def file_name(self) -> str:
        """The name of the file of the pack, without its ending."""
        return f"{self.id.replace('/', '.')}-{self.version}"


def read_description(folder: Path) -> Description:
    """Read `pack.yaml` of a folder. Raises PackError if there is none, or it has errors."""
    path = folder / FILE
    if not path.exists():
        raise PackError(f'no "{FILE}" in "{folder}" says who made this; write it with: tailwright pack {folder} --init')
    file = File(load(path, str(path)), path.resolve(), bundled=False)
    errors = [one for one in (*file.source.findings, *file.checked.findings) if one.severity is Severity.ERROR]
    if errors:
        raise PackError(str(errors[0]))
    if file.kind != KIND:
        raise PackError(f'"{path}" is not of the kind "{KIND}"; start it with: kind: {KIND}')
    return Description(file.source.data)


def version_key(version: str) -> tuple[int, ...]:
    """Return a key that sorts versions."""
    return tuple(int(part) for part in version.split("."))
