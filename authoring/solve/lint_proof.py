"""What `tailwright lint --prove` adds: verdicts about the chapters that were linted, and claims that games silence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from authoring import store
from authoring.content.targets import open_targets
from authoring.lint.foundation import can_be_set_up
from authoring.lint.rule import Context
from authoring.lint.rules.connectivity import soft_lock
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay_file import to_json
from authoring.solve.proving import prove
from authoring.solve.soft_locks import SoftLock, find_soft_lock
from authoring.solve.text import summary
from authoring.solve.verdicts import OPEN, SHOWN, Tick, Verdicts, no_tick
from engine.records.errors import EngineError

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.content.source import Steps

NEVER = ("unreachable-rule", "rule-never-fires")
"""Lint rules that say of the line they report that nothing comes to it."""
GOALS = ("unreachable-goal",)
"""Lint rules that say that nobody can win."""
ROOMS = ("unreachable-face", "unreachable-room")
"""Lint rules that say that nobody comes to a face."""
SOFT_LOCK = {"witness": "soft-lock"}
MOST = 5
"""How many open lines a note names."""


@dataclass(frozen=True)
class Proof:
    """The verdicts about a chapter, by the name that findings use for its file; and its soft lock, if one was found."""

    file: str
    loaded: LoadedChapter
    verdicts: Verdicts
    lock: SoftLock | None = None
    replay: Path | None = None
    """The game that leads to the soft lock."""

    @property
    def notes(self) -> list[str]:
        """The verdicts in a sentence, and how to watch the game that leads to the soft lock."""
        still = list(dict.fromkeys(str(one.thing) for one in self.verdicts.all if one.word == OPEN))
        more = f" and {len(still) - MOST} more" if len(still) > MOST else ""
        lines = [f"{self.file}: {summary(self.verdicts)}" + (f" ({', '.join(still[:MOST])}{more})" if still else "")]
        if self.lock is not None and self.replay is not None:
            after = f"{self.lock.turns} turns, in round {self.lock.rounds}"
            lines.append(f'{self.file}: the way to the soft lock, after {after}: '
                         f'tailwright replay {self.file} --from "{self.replay}" --log')  # fmt: skip
        return lines

    @property
    def findings(self) -> list[Finding]:
        """The soft lock as a finding of its rule."""
        if self.lock is None:
            return []
        entry, face = self.loaded.entry, self.lock.face
        context = Context(soft_lock.RULE.kind, entry, self.loaded.library)
        message = (
            f'on "{face}" no victory can be reached any more: {self.lock.why}; '
            f"a game of {', '.join(self.lock.party)} comes to that in round {self.lock.rounds}"
        )
        tile = next((i for i, place in enumerate(entry.data["plan"]) if place["face"] == face), None)
        steps: Steps = ("plan",) if tile is None else ("plan", tile)
        return [context.finding(steps, message, "open a way back from there, or close the way in")]

    def silences(self, finding: Finding) -> bool:
        """Whether a game shows what a finding says never happens, or a sure soft lock stands in its place."""
        if finding.path != self.file:
            return False
        if finding.name == soft_lock.RULE.name:
            return self.lock is not None and finding not in self.findings
        if finding.name in GOALS:
            return self._wins(finding)
        place = f"{self.loaded.name(self.loaded.entry.file)}:{finding.line}"
        words = [
            one.word for one in self.verdicts.all
            if (finding.name in NEVER and one.thing.where == place)
            or (finding.name in ROOMS and one.thing.kind == "face" and f'"{one.thing.name}"' in finding.message)
        ]  # fmt: skip
        return SHOWN in words

    def _wins(self, finding: Finding) -> bool:
        """Whether a game is won by a party of those that a finding says cannot win."""
        if "every party" not in finding.message:
            return False
        data = self.loaded.entry.data
        names = {one.get("id", f"victory-{i + 1}") for i, one in enumerate(data.get("victories", []))} or {"victory"}
        return any(
            one.word == SHOWN and one.thing.kind == "ending" and one.thing.name in names
            for one in self.verdicts.all
            if f"every party of {one.mice}" in finding.message or "every party of" not in finding.message
        )


def proofs(paths: Sequence[Path], tick: Tick = no_tick) -> Iterator[Proof]:
    """Yield the verdicts about every chapter among some files and folders that can be played."""
    for target in open_targets(paths):
        for entry in target.library.entries("chapter").values():
            if entry.file not in target.files or not can_be_set_up(target.library, entry):
                continue
            loaded = LoadedChapter(target.library, entry, target.root)
            try:
                yield _proof(loaded, tick)
            except EngineError:  # lint reports why it cannot be compiled
                continue


def _proof(loaded: LoadedChapter, tick: Tick) -> Proof:
    verdicts = prove(loaded, tick=tick)
    content = loaded.content()
    compiled = compile_plan(content, PlaytestOptions())
    lock = find_soft_lock(content, compiled)
    replay = None
    if lock is not None:
        replay = store.record_witness(store.key_of(content, SOFT_LOCK), to_json(lock.witness(compiled).replay))
    return Proof(loaded.entry.file.path, loaded, verdicts, lock, replay)


def unsilenced(findings: Iterable[Finding], known: Sequence[Proof]) -> list[Finding]:
    """Return the findings that no game contradicts."""
    return [finding for finding in findings if not any(proof.silences(finding) for proof in known)]
