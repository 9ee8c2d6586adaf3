"""Compare two programs in alternating slices of time. Machines are noisy, so the median of the ratios counts.

The programs are restarted several times, because their layout in memory is random and changes their speed by some
per cent.
"""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType

STARTS = 3
SLICES = 4
"""How often the programs are started, and how many slices they run each time: twelve in all."""
SECONDS = 1.0
WARM_UP = 0.2
"""The length of a first slice that does not count, for imports and caches."""


@dataclass
class Contender:
    """A program of the `contenders` folder, running in one process or in several at the same time."""

    name: str
    command: list[str]
    environment: dict[str, str] | None = None
    processes: int = 1
    rates: list[float] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)
    throws: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def __enter__(self) -> Contender:
        self.running = [
            subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment
            )
            for _ in range(self.processes)
        ]
        self._play(WARM_UP)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for process in self.running:
            process.kill()
            process.wait()

    def forget(self) -> None:
        """Delete the recorded rates before a new comparison."""
        for noted in (self.rates, self.choices, self.throws, self.games):
            noted.clear()

    def slice(self, seconds: float) -> None:
        """Play for some time and record the rates."""
        answers = self._play(seconds)
        for noted, what in (
            (self.rates, "decisions"),
            (self.choices, "choices"),
            (self.throws, "throws"),
            (self.games, "games"),
        ):
            noted.append(sum(answer.get(what, 0) / answer["seconds"] for answer in answers))

    def _play(self, seconds: float) -> list[dict[str, float]]:
        for process in self.running:
            assert process.stdin is not None
            process.stdin.write(f"{seconds}\n")
            process.stdin.flush()
        return [self._answer(process) for process in self.running]

    def _answer(self, process: subprocess.Popen[str]) -> dict[str, float]:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} has stopped: {' '.join(self.command)}")
        answer: dict[str, float] = json.loads(line)
        return answer


@dataclass(frozen=True)
class Ratio:
    """How one contender compares with another."""

    name: str
    against: str
    decisions: float
    games: float
    against_decisions: float
    against_games: float
    ratio: float
    choices_ratio: float
    throws_ratio: float
    """Without the other's throws of dice, where it counts some: ours does not."""


def compare(one: Contender, other: Contender, seconds: float = SECONDS) -> Ratio:
    """Alternate slices of both and give the median of the ratios of decisions per second."""
    one.forget()
    other.forget()
    for _ in range(STARTS):
        with one, other:
            for _ in range(SLICES):
                one.slice(seconds)
                other.slice(seconds)
    ratio = median(a / b for a, b in zip(one.rates, other.rates, strict=True))
    return Ratio(
        one.name,
        other.name,
        median(one.rates),
        median(one.games),
        median(other.rates),
        median(other.games),
        ratio,
        median(a / b for a, b in zip(one.choices, other.choices, strict=True)),
        median(a / (b - c) for a, b, c in zip(one.rates, other.rates, other.throws, strict=True)),
    )


HERE = Path(__file__).parent / "contenders"
