"""The status of a translation: which texts are missing, stale or not merged."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text


@dataclass(frozen=True)
class Status:
    """The texts of a file that need work in a language. `unmerged` are translated in the PO file only."""

    language: str
    texts: int
    missing: tuple[Text, ...]
    stale: tuple[Text, ...]
    unmerged: tuple[Text, ...]

    @property
    def complete(self) -> bool:
        """Whether no text needs work."""
        return not (self.missing or self.stale or self.unmerged)


def status(texts: list[Text], catalogue: Catalogue, language: str) -> Status:
    """Compare the texts of a content file with its PO file."""
    missing, stale, unmerged = [], [], []
    for text in texts:
        own, translation = text.others.get(language, ""), catalogue.translation(text.source)
        if translation and translation != own:
            unmerged.append(text)
        elif not own:
            missing.append(text)
        elif catalogue.is_stale(text.source, text.place):
            stale.append(text)
    return Status(language, len(texts), tuple(missing), tuple(stale), tuple(unmerged))
