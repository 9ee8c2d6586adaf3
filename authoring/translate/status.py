"""How far a translation has come."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text


@dataclass(frozen=True)
class Status:
    """The texts of a file by what is to be done about them in a language."""

    language: str
    texts: int
    missing: tuple[Text, ...]
    stale: tuple[Text, ...]
    unmerged: tuple[Text, ...]

    @property
    def complete(self) -> bool:
        """Whether nothing is to be done."""
        return not (self.missing or self.stale or self.unmerged)


def status(texts: list[Text], catalogue: Catalogue, language: str) -> Status:
    """Compare what stands in the content with what the PO file remembers."""
    missing, stale, unmerged = [], [], []
    for text in texts:
        own, made = text.others.get(language, ""), catalogue.translation(text.source)
        if made and made != own:
            unmerged.append(text)
        elif not own:
            missing.append(text)
        elif catalogue.is_stale(text.source, text.place):
            stale.append(text)
    return Status(language, len(texts), tuple(missing), tuple(stale), tuple(unmerged))
