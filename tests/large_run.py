"""`make large-run`: 200,000 games on a Dask cluster of several processes, some of which are killed on the way.

    python -m tests.large_run [--games N] [--chapter ID] [--workers N] [--kills N]

It prints how long the run took, the memory of scheduler, workers and client at a quarter of the run and at its end, and
whether the report has the same bytes as that of one process. If the environment .venv-fast is there (`make fast`), the
compiled engine plays; it needs Dask: `.venv-fast/bin/pip install distributed`.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.setting import FAST, environment_of

POLL = 1.0


def processes_below(parent: int) -> list[int]:
    """Return the processes that a process has started, and theirs."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has ended
            continue
        if int(fields[1]) == parent:
            pid = int(path.parent.name)
            found += [pid, *processes_below(pid)]
    return found


def megabytes(pid: int) -> float:
    """Return the memory of a process; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class LargeRun:
    """A cluster on this machine, and a playtest on it."""

    def __init__(self, folder: Path, wanted: argparse.Namespace) -> None:
        self.folder, self.wanted = folder, wanted
        self.fast = FAST.exists()
        self.python = str(FAST) if self.fast else sys.executable
        self.environment = environment_of(self.fast)
        self.memory: list[tuple[float, float, float]] = []
        self.killed = 0
        self.random = random.Random(0)

    @contextmanager
    def started(self, *words: object, log: str) -> Iterator[subprocess.Popen[bytes]]:
        """A Python process that ends with the block."""
        with (self.folder / log).open("wb") as file:
            process = subprocess.Popen(
                [self.python, "-m", *map(str, words)], cwd=self.folder, env=self.environment, stdout=file, stderr=file
            )
            try:
                yield process
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(30)

    def play(self) -> float:
        """Play on the cluster, kill workers on the way, and return the seconds it took."""
        address = self.folder / "scheduler.json"
        games, chapter = self.wanted.games, self.wanted.chapter
        with (
            self.started(
                "dask", "scheduler", "--scheduler-file", address, "--no-dashboard", log="scheduler.log"
            ) as scheduler,
            self.started(
                "dask", "worker", "--scheduler-file", address, "--nworkers", self.wanted.workers, "--nthreads", 1,
                "--no-dashboard", log="workers.log",
            ) as workers,
        ):  # fmt: skip
            self.wait_for_workers(workers)
            place = json.loads(address.read_text())["address"]
            start = time.monotonic()
            words = ("tailwright", "playtest", chapter, "--games", games, "--dask", place, "--json", "far.json")
            with self.started(*words, "--resume", "progress.json", log="client.log") as client:
                while client.poll() is None:
                    time.sleep(POLL)
                    self.look(scheduler, workers, client)
            return time.monotonic() - start

    def wait_for_workers(self, workers: subprocess.Popen[bytes]) -> None:
        """Wait until every nanny has its worker."""
        last = time.monotonic() + 60
        while len(self.playing(workers)) < self.wanted.workers and time.monotonic() < last:
            time.sleep(0.2)
        time.sleep(2)

    def playing(self, workers: subprocess.Popen[bytes]) -> list[int]:
        """The worker processes themselves: the largest of those that the nannies have started."""
        return sorted(pid for pid in processes_below(workers.pid) if megabytes(pid) > 60)

    def look(self, *processes: subprocess.Popen[bytes]) -> None:
        """Note the memory of scheduler, workers and client; now and then kill a worker."""
        scheduler, workers, client = processes
        at_work = self.playing(workers)
        largest = max(map(megabytes, at_work), default=0.0)
        if own := megabytes(client.pid):  # not just ended
            self.memory.append((megabytes(scheduler.pid), largest, own))
        due = (self.killed + 1) * self.wanted.games / (self.wanted.kills + 1)
        if at_work and self.killed < self.wanted.kills and self.games_played() > due:
            subprocess.run(["kill", "-KILL", str(self.random.choice(at_work))], check=False)
            self.killed += 1

    def games_played(self) -> int:
        """How many games the file of the progress holds."""
        try:
            return len(json.loads((self.folder / "progress.json").read_text())["tally"]["course"])
        except OSError:
            return 0

    def alone(self) -> float:
        """Play the same games in one process and return the seconds it took."""
        start = time.monotonic()
        words = ("playtest", self.wanted.chapter, "--games", self.wanted.games, "--workers", 1, "--json", "near.json")
        with self.started("tailwright", *words, log="alone.log") as run:
            run.wait()
        return time.monotonic() - start


def main() -> int:
    """Run, print the figures, and return 1 unless both reports are the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--chapter", default="flight")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--kills", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        run = LargeRun(Path(name), wanted)
        far, near = run.play(), run.alone()
        reports = [(Path(name) / file).read_bytes() for file in ("far.json", "near.json")]
        quarter = run.memory[len(run.memory) // 4]
        lines = [
            f"{wanted.games} games of {wanted.chapter}, {wanted.workers} workers, {run.killed} killed, "
            f"{'compiled' if run.fast else 'pure'} engine: {far:.0f} s; one process: {near:.0f} s",
            *(
                f"{who}: {before:.0f} MB at a quarter of the run, {after:.0f} MB at the end"
                for who, before, after in zip(
                    ("scheduler", "largest worker", "client"), quarter, run.memory[-1], strict=True
                )
            ),
            "the same report, byte for byte" if reports[0] == reports[1] else "THE REPORTS DIFFER",
        ]
        sys.stdout.write("\n".join(lines) + "\n")
        return int(reports[0] != reports[1])


if __name__ == "__main__":
    sys.exit(main())
