"""A folder of content that a person edits: its files as they are on the disk, and documents that are open.

The text of an open document stands in for that of its file. After a change only what it can affect is linted again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from authoring.content import source
from authoring.content.findings import Finding
from authoring.content.library import File, Library, bundled_files, is_checkout
from authoring.content.library.folder import display_path, yaml_files
from authoring.content.targets import library_root
from authoring.lint import Selection
from authoring.lint.run import selection_for
from authoring.lint.warm import WarmLint

Stamp = tuple[int, int, int]
"""When a file was changed, its size, and which file it is."""


@dataclass(frozen=True)
class _OnDisk:
    stamp: Stamp | None
    file: File


class Workspace:
    """A folder with open documents. `root` is the top folder; with `deep`, its subfolders belong to it, too."""

    def __init__(self, root: Path, deep: bool = True, asked: Selection | None = None) -> None:
        self.root, self.deep = root.resolve(), deep
        self._asked = asked or Selection()
        self._selection = selection_for(self.root, self._asked)
        self._bundled = {file.real: file for file in bundled_files()}
        self._on_disk: dict[Path, _OnDisk] = {}
        self._documents: dict[Path, File] = {}
        self._texts: dict[Path, str] = {}
        self._paths: list[Path] = []
        self._folder_findings: list[Finding] = []
        self._stale = True
        self._lint = WarmLint(())
        self.refresh()

    @classmethod
    def containing(cls, path: Path) -> Self:
        """Make the workspace that a file or folder belongs to, as `tailwright lint` understands it."""
        nearest = next(one for one in (path, *path.absolute().parents) if one.exists())
        return cls(*library_root(nearest))

    def holds(self, path: Path) -> bool:
        """Whether a file stands in the folder of the workspace."""
        parent = path.resolve().parent
        return parent == self.root or (self.deep and parent.is_relative_to(self.root))

    @property
    def library(self) -> Library:
        """All files as they are now, with the documents in place of theirs."""
        self._fill()
        return self._lint.library

    @property
    def version(self) -> int:
        """A number that is another one after every change of a file."""
        self._fill()
        return self._lint.version

    @property
    def files(self) -> list[File]:
        """The files of the folder and the open documents, without Tailwright's own content elsewhere."""
        self._fill()
        own = {*self._paths, *self._documents}
        return [file for file in self._lint.library.all_files if file.real in own]

    @property
    def documents(self) -> list[Path]:
        """The paths of the open documents."""
        return list(self._documents)

    def file(self, path: Path) -> File | None:
        """The file at a path as it is now; None if it is not part of the workspace."""
        self._fill()
        real = path.resolve()
        return next((file for file in self._lint.library.all_files if file.real == real), None)

    def text(self, path: Path) -> str | None:
        """The text of an open document, as it was given; None if it is not open."""
        return self._texts.get(path.resolve())

    def edit(self, path: Path, text: str) -> None:
        """Open a document, or change the text of one that is open."""
        real = path.resolve()
        if self._texts.get(real) == text:
            return
        self._texts[real] = text
        raw = text.encode("utf-8", "surrogatepass")
        self._documents[real] = File(source.parse(raw, display_path(path)), real, real in self._bundled)
        self._stale = True

    def close(self, path: Path) -> None:
        """Close a document: its file is what the disk holds."""
        real = path.resolve()
        self._texts.pop(real, None)
        if self._documents.pop(real, None) is not None:
            self.refresh()

    def refresh(self) -> None:
        """Look at the folder again: files may have come, gone or changed."""
        self._selection = selection_for(self.root, self._asked)
        self._folder_findings = []
        found = [] if is_checkout(self.root) else yaml_files(self.root, self._folder_findings, self.deep)
        self._paths = [path.resolve() for path in found]
        own = {real: path for path, real in zip(found, self._paths, strict=True) if real not in self._bundled}
        for real, path in own.items():
            self._look_at(path, real)
        self._on_disk = {real: self._on_disk[real] for real in own}
        if is_checkout(self.root):
            self._paths = list(self._bundled)
        self._stale = True

    def findings(self, path: Path) -> list[Finding]:
        """What lint says of a file as it is now; empty if the file is not part of the workspace."""
        file = self.file(path)
        return self._lint.findings(file, self._selection) if file else []

    def all_findings(self, paths: Iterable[Path] | None = None) -> list[Finding]:
        """What lint says of some files, or of all, and of the folder itself."""
        wanted = [self.file(path) for path in paths] if paths is not None else self.files
        found = {one for file in wanted if file for one in self._lint.findings(file, self._selection)}
        return sorted(found | set(self._lint.of_folder(self._selection)))

    def _look_at(self, path: Path, real: Path) -> None:
        stamp = _stamp(path)
        known = self._on_disk.get(real)
        if known is None or stamp is None or known.stamp != stamp:
            self._on_disk[real] = _OnDisk(stamp, File(source.load(path, display_path(path)), real, bundled=False))

    def _fill(self) -> None:
        """Put the library together anew, if a file has changed."""
        if not self._stale:
            return
        self._stale = False
        bundled = [self._documents.get(real, file) for real, file in self._bundled.items()]
        own = [self._documents.get(real) or self._on_disk[real].file for real in self._on_disk]
        more = [
            file for real, file in self._documents.items() if real not in self._bundled and real not in self._on_disk
        ]
        self._lint.fill([*bundled, *_in_order(own, more)], self._folder_findings)


def _in_order(own: list[File], more: list[File]) -> list[File]:
    """Documents that are not on the disk yet stand where their files are going to stand."""
    return sorted([*own, *more], key=lambda file: file.real) if more else own


def _stamp(path: Path) -> Stamp | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
