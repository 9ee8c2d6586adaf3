"""A file of content with its PO file in one language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from authoring.content.library import File
from authoring.translate.catalogue import Catalogue, read
from authoring.translate.chapter_files import open_files
from authoring.translate.texts import Text, po_path, texts_of


@dataclass(frozen=True)
class Translation:
    """A file, its texts, and the PO file of one language, which need not exist."""

    file: File
    path: Path
    catalogue: Catalogue

    @property
    def texts(self) -> list[Text]:
        """The texts of the file, from top to bottom."""
        return texts_of(self.file)


def open_translations(target: str, language: str) -> list[Translation]:
    """Open a file by path or id, or all files with texts of a folder.

    Raises CannotOpenError, InvalidFileError or CatalogueError.
    """
    files = open_files(target)
    paths = [po_path(file.real, language) for file in files]
    return [Translation(file, path, read(path)) for file, path in zip(files, paths, strict=True)]
