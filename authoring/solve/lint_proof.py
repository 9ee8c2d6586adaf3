"""What `tailwright lint --prove` adds: verdicts about the chapters that were linted, and claims that games silence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.content.targets import open_targets
from authoring.lint.foundation import can_be_set_up
from authoring.playtest.open_chapter import LoadedChapter
from authoring.solve.proving import prove
from authoring.solve.text import summary
from authoring.solve.verdicts import OPEN, SHOWN, Tick, Verdicts, no_tick
from engine.records.errors import EngineError

if TYPE_CHECKING:
    from authoring.content.findings import Finding

NEVER = ("unreachable-rule", "rule-never-fires")
"""Lint rules that say of the line they report that nothing comes to it."""
MOST = 5
"""How many open lines a note names."""


@dataclass(frozen=True)
class Proof:
    """The verdicts about a chapter, by the name that findings use for its file."""

    file: str
    loaded: LoadedChapter
    verdicts: Verdicts

    @property
    def note(self) -> str:
        """The verdicts in a sentence."""
        still = list(dict.fromkeys(str(one.thing) for one in self.verdicts.all if one.word == OPEN))
        more = f" and {len(still) - MOST} more" if len(still) > MOST else ""
        return f"{self.file}: {summary(self.verdicts)}" + (f" ({', '.join(still[:MOST])}{more})" if still else "")

    def silences(self, finding: Finding) -> bool:
        """Whether a game shows what a finding says never happens."""
        if finding.path != self.file or finding.name not in NEVER:
            return False
        place = f"{self.loaded.name(self.loaded.entry.file)}:{finding.line}"
        words = [one.word for one in self.verdicts.all if one.thing.where == place]
        return bool(words) and SHOWN in words


def proofs(paths: Sequence[Path], tick: Tick = no_tick) -> Iterator[Proof]:
    """Yield the verdicts about every chapter among some files and folders that can be played."""
    for target in open_targets(paths):
        for entry in target.library.entries("chapter").values():
            if entry.file not in target.files or not can_be_set_up(target.library, entry):
                continue
            loaded = LoadedChapter(target.library, entry, target.root)
            try:
                yield Proof(entry.file.path, loaded, prove(loaded, tick=tick))
            except EngineError:  # lint reports why it cannot be compiled
                continue


def unsilenced(findings: Iterable[Finding], known: Sequence[Proof]) -> list[Finding]:
    """Return the findings that no game contradicts."""
    return [finding for finding in findings if not any(proof.silences(finding) for proof in known)]
