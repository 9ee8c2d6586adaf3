"""The status of a translation: which texts are missing, stale or not merged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text

MOST = 10
"""How many texts of a sort a status names; the PO file has all."""


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

    def lines(self, path: str) -> Iterator[str]:
        """The status for a terminal: a summary, then the places of the texts unless all are missing."""
        parts = {"missing": self.missing, "stale": self.stale, "not merged": self.unmerged}
        summary = ", ".join(f"{len(part)} {word}" for word, part in parts.items() if part) or "complete"
        yield f"{self.language}: {self.texts} text{'s' if self.texts != 1 else ''}, {summary}"
        for word, part in parts.items() if len(self.missing) != self.texts else ():
            yield from (f"  {word}: {path}:{text.line}: {text.place}" for text in part[:MOST])
            if len(part) > MOST:
                yield f"  {word}: and {len(part) - MOST} more"


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
