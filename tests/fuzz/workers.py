"""Runs cases in child processes, with limits on processor time and memory for each step."""

from __future__ import annotations

import gc
import multiprocessing
import os
import re
import resource
import signal
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any

from authoring.playtest.worker_process import end_with_parent
from engine.records.errors import Violation
from tests.fuzz.cases import case_text
from tests.fuzz.stages import Broken, steps_of

CPU_SECONDS = 2.0
MEMORY = 300 << 20
WALL_SECONDS = 60.0
"""A process that does not answer for so long hangs in C code, where no signal reaches it; it is killed."""
CASES_PER_PROCESS = 300
WORKERS = 2

ROOT = Path(__file__).resolve().parents[2]
OURS = ("authoring", "engine", "tailwright")


@dataclass(frozen=True)
class Failure:
    """What went wrong: `what` is the class of an error, `hang`, `memory` or `death`; `place` our innermost function."""

    stage: str
    what: str
    place: str
    words: str = field(compare=False)

    @property
    def key(self) -> tuple[str, str]:
        """Failures with the same key are taken for one."""
        return self.what, self.place


@dataclass(frozen=True)
class Outcome:
    """What became of a case: how far it came, and the failure if there was one."""

    number: int
    steps: int
    accepted: bool
    failure: Failure | None
    slowest: float = 0.0
    growth: int = 0


class Hang(BaseException):
    """The step takes too much processor time. No `except Exception` catches it."""


def run_case(text: str, number: int, plays: bool, folder: Path) -> Outcome:
    """Carry out the steps of a case in this process, which must be one that may be limited."""
    steps, accepted, slowest = 0, False, 0.0
    before, todo = _memory(1), steps_of(text, number, plays, folder)
    stage = "load"
    try:
        for name, act in todo:
            stage, accepted = name, accepted or name == "accepted"
            began = _cpu()
            with_limits(act)
            steps += 1
            slowest = max(slowest, _cpu() - began)
    except (Exception, Hang) as error:
        return Outcome(number, steps, accepted, _failure(stage, error), slowest)
    finally:
        todo.close()
    return Outcome(number, steps, accepted, None, slowest, _memory(1) - before)


def with_limits(act: Any) -> None:
    """Call a function with limits on processor time and memory."""

    def stop(signum: int, frame: FrameType | None) -> None:
        raise Hang

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    signal.signal(signal.SIGPROF, stop)
    resource.setrlimit(resource.RLIMIT_AS, (_memory(0) + MEMORY, hard))
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS, 0.5)
    try:
        act()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _memory(column: int) -> int:
    """Bytes of this process: all of its addresses (0), or what is in memory (1)."""
    return int(Path("/proc/self/statm").read_text().split()[column]) * resource.getpagesize()


def _failure(stage: str, error: BaseException) -> Failure:
    what = {"Hang": "hang", "MemoryError": "memory"}.get(type(error).__name__, type(error).__name__)
    shown = error.__cause__ if isinstance(error, Broken) and error.__cause__ else error
    ours = [frame for frame in traceback.extract_tb(shown.__traceback__) if _is_ours(frame.filename)]
    place = f"{Path(ours[-1].filename).relative_to(ROOT)}:{ours[-1].name}" if ours else f"the fuzzer: {error}"[:200]
    if isinstance(error, Violation):  # all are found in one place; numbers of figures do not make another failure
        place += " " + re.sub(r"\d+", "N", str(error).partition(" in [")[0])[:80]
    lines = traceback.format_exception(error, limit=-25)
    return Failure(stage, what, place, "".join(lines)[-6000:])


def _is_ours(name: str) -> bool:
    path = Path(name)
    return path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in OURS


@dataclass(frozen=True)
class Order:
    """A case for a worker. Without a text, it is made from the seed and the number."""

    number: int
    seed: int = 0
    plays: bool = False
    text: str | None = None


class Worker:
    """A child process that runs one case at a time, and is replaced when it dies or has run many."""

    def __init__(self) -> None:
        self.order: Order | None = None
        self._done = 0
        self._folder = tempfile.TemporaryDirectory(prefix="fuzz-")
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("fork")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, Path(self._folder.name)), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, order: Order) -> None:
        """Start on a case."""
        if self._done >= CASES_PER_PROCESS:
            self._stop()
            self._start()
            self._done = 0
        self.order = order
        self._done += 1
        self.pipe.send(order)

    def answer(self) -> Outcome:
        """The outcome of the case; if the process does not give one, it is ended and replaced."""
        order, self.order = self.order, None
        assert order
        try:
            if self.pipe.poll(WALL_SECONDS):
                outcome: Outcome = self.pipe.recv()
                return outcome
            what = "hang"
        except (EOFError, ConnectionResetError):
            what = "death"
        self.process.kill()
        self._stop()
        self._start()
        return Outcome(order.number, 0, False, Failure("process", what, "unknown", f"exit {self.process.exitcode}"))

    def end(self) -> None:
        """End the process and remove its files."""
        self._stop()
        self._folder.cleanup()

    def _stop(self) -> None:
        with suppress(OSError):  # the process is dead
            self.pipe.send(None)
        self.pipe.close()
        self.process.join(10)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _serve(pipe: Connection, folder: Path) -> None:
    """Run cases until there are no more."""
    end_with_parent()
    gc.freeze()  # what came with the fork is not searched for garbage
    gc.set_threshold(20_000, 20, 20)
    while True:
        try:
            order: Order | None = pipe.recv()
        except (EOFError, ConnectionResetError):
            order = None
        if order is None:
            os._exit(0)
        text = case_text(order.seed, order.number) if order.text is None else order.text
        pipe.send(run_case(text, order.number, order.plays, folder))


def warm_up() -> None:
    """Run what is computed once per process, so that children are forked with it and it counts for no case."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        for number in range(3):
            for _, act in steps_of(_warming_text(), number, True, Path(folder)):
                act()


def _warming_text() -> str:
    from tests.fuzz.world import BASE

    return BASE


def run_orders(orders: Iterator[Order], workers: int = WORKERS) -> Iterator[tuple[Order, Outcome]]:
    """Run cases in several processes, and yield their outcomes as they come."""
    warm_up()
    crew = [Worker() for _ in range(workers)]
    try:
        busy = [worker for worker in crew if _next(worker, orders)]
        while busy:
            ready = wait([worker.pipe for worker in busy], WALL_SECONDS)
            for worker in [one for one in busy if one.pipe in ready] or busy[:1]:
                order = worker.order
                assert order
                yield order, worker.answer()
                if not _next(worker, orders):
                    busy.remove(worker)
    finally:
        for worker in crew:
            worker.end()


def _next(worker: Worker, orders: Iterator[Order]) -> bool:
    order = next(orders, None)
    if order:
        worker.give(order)
    return order is not None
