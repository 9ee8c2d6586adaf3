"""Measuring in alternating slices: machines are noisy, so contenders take turns and the median ratio counts."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType

SLICES = 11
SECONDS = 1.0


@dataclass
class Contender:
    """A program of the `contenders` folder, running."""

    name: str
    command: list[str]
    environment: dict[str, str] | None = None
    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def __enter__(self) -> Contender:
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment
        )
        self.slice(0.2)  # imports and caches
        self.rates.clear()
        self.games.clear()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()

    def slice(self, seconds: float) -> None:
        """Play for some time and note the rates."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} has stopped: {' '.join(self.command)}")
        answer = json.loads(line)
        self.rates.append(answer["decisions"] / answer["seconds"])
        self.games.append(answer["games"] / answer["seconds"])


@dataclass(frozen=True)
class Ratio:
    """How one contender compares with another."""

    name: str
    against: str
    decisions: float
    games: float
    against_decisions: float
    ratio: float


def compare(one: Contender, other: Contender, slices: int = SLICES, seconds: float = SECONDS) -> Ratio:
    """Alternate slices of both and give the median of the ratios of decisions per second."""
    with one, other:
        for _ in range(slices):
            one.slice(seconds)
            other.slice(seconds)
    ratio = median(a / b for a, b in zip(one.rates, other.rates, strict=True))
    return Ratio(one.name, other.name, median(one.rates), median(one.games), median(other.rates), ratio)


HERE = Path(__file__).parent / "contenders"
