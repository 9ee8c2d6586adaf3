"""How far a translation has come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text

MOST = 10
"""How many texts of a sort a status names; the PO file has all."""


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
