"""Worker processes of a playtest that may be killed: a pool that loses nothing but the task of the dead one.

Every worker has a pipe of its own and a line of a board in shared memory, so that no worker holds a lock or half a
message that others need. When a worker dies, its task fails with WorkerDiedError, and another worker starts with the
next task that is submitted. (`ProcessPoolExecutor` fails as a whole.)
"""

from __future__ import annotations

import multiprocessing
import pickle
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from authoring.playtest.worker_process import Board, work
from engine.playtest.worker import WorkerDiedError

GRACE: Final = 1.0
"""Seconds in which a worker may finish its game when the pool closes."""

P = ParamSpec("P")
R = TypeVar("R")


@dataclass
class _Task:
    """A call that a worker is to make."""

    call: bytes
    future: Future[Any] = field(default_factory=Future)


@dataclass
class _Worker:
    """A process, the pipe to it, and what it is doing. The slot is its line on the board."""

    process: BaseProcess
    pipe: Connection[Any, Any]
    slot: int
    task: _Task | None = None
    played_before: int = 0


class WorkerPool(Executor):
    """An executor of processes. Tasks are started in the order in which they were submitted."""

    def __init__(self, count: int) -> None:
        self.board = Board.of(count)
        self._count = count
        self._lock = threading.Lock()
        self._workers: list[_Worker] = []
        self._pending: deque[_Task] = deque()
        self._closed = False
        self._bell, self._ring = multiprocessing.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._manage, name="playtest workers", daemon=True)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Let a worker call a function."""
        task = _Task(pickle.dumps((fn, args, kwargs)))
        with self._lock:
            if self._closed:
                raise RuntimeError("the workers are closed")
            self._start_missing()  # before the thread starts, as forking a process with threads is not safe everywhere
            self._pending.append(task)
        if self._thread.ident is None:
            self._thread.start()
        self._ring.send_bytes(b"")
        return task.future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Close the pool. Tasks that were submitted are done first, unless `cancel_futures` drops those that wait.

        With `cancel_futures`, or without `wait`, workers that are still busy after GRACE seconds are killed.
        """
        with self._lock:
            self._closed = True
            if cancel_futures:
                self._cancel_pending()
        if self._thread.ident is not None:
            self._ring.send_bytes(b"")
            self._thread.join(GRACE if cancel_futures or not wait else None)
            if self._thread.is_alive():
                self._kill_busy()
                self._thread.join()
        self._end_workers()

    def _start_missing(self) -> None:
        """Start a worker in every slot that has none."""
        taken = {worker.slot for worker in self._workers}
        for slot in range(self._count):
            if slot not in taken:
                self._workers.append(self._start(slot))

    def _start(self, slot: int) -> _Worker:
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(target=work, args=(theirs, self.board, slot), name=f"playtest {slot + 1}")
        with warnings.catch_warnings():
            # Python 3.12 warns of a fork beside a thread; ours only waits on pipes, and the worker takes no lock
            warnings.simplefilter("ignore", DeprecationWarning)
            process.start()
        theirs.close()  # so that only the worker holds it, and its end shows
        return _Worker(process, ours, slot)

    def _manage(self) -> None:
        """Hand out tasks and take in results, until the pool is closed and no task is left."""
        while True:
            with self._lock:
                self._hand_out()
                busy = [worker for worker in self._workers if worker.task]
                if self._closed and not busy:
                    self._cancel_pending()
                    return
                pipes: list[Any] = [self._bell, *(worker.pipe for worker in self._workers)]
            for pipe in wait(pipes):
                if pipe is self._bell:
                    self._bell.recv_bytes()
                else:
                    self._take_in(next(worker for worker in self._workers if worker.pipe is pipe))

    def _hand_out(self) -> None:
        """Give tasks to idle workers. Without any worker the tasks fail, so that nobody waits for ever."""
        for worker in self._workers:
            while worker.task is None and self._pending:
                self._give(worker, self._pending.popleft())
        if not self._workers:
            while self._pending:
                _fail(self._pending.popleft(), WorkerDiedError())

    def _give(self, worker: _Worker, task: _Task) -> None:
        if not task.future.set_running_or_notify_cancel():
            return
        worker.task, worker.played_before = task, self.board.played_in(worker.slot)
        self.board.plays_nothing(worker.slot)
        with suppress(OSError):  # it has died; reading from it says so, too
            worker.pipe.send_bytes(task.call)

    def _take_in(self, worker: _Worker) -> None:
        """Read the result of a worker's task, or see that the worker has died."""
        try:
            answer = worker.pipe.recv_bytes()
        except (EOFError, OSError):
            self._bury(worker)
            return
        task, worker.task = worker.task, None
        if task:
            _settle(task.future, answer)

    def _bury(self, worker: _Worker) -> None:
        """Forget a dead worker and the games of its task."""
        with self._lock:
            self._workers.remove(worker)
        worker.pipe.close()
        worker.process.kill()  # in case only its pipe is gone
        worker.process.join()
        self.board.take_back(worker.slot, worker.played_before)
        if worker.task:
            worker.task.future.set_exception(WorkerDiedError(self.board.game_in(worker.slot)))

    def _cancel_pending(self) -> None:
        while self._pending:
            task = self._pending.popleft()
            task.future.cancel()
            task.future.set_running_or_notify_cancel()

    def _kill_busy(self) -> None:
        with self._lock:
            self._cancel_pending()
            for worker in self._workers:
                if worker.task:
                    worker.process.kill()

    def _end_workers(self) -> None:
        """Tell idle workers to end, and kill those that do not."""
        for worker in self._workers:
            with suppress(OSError):  # it is dead already
                worker.pipe.send_bytes(b"")
        last = time.monotonic() + GRACE
        for worker in self._workers:
            worker.process.join(max(0.0, last - time.monotonic()))
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()
        self._workers.clear()


def _fail(task: _Task, error: Exception) -> None:
    if task.future.set_running_or_notify_cancel():
        task.future.set_exception(error)


def _settle(future: Future[Any], answer: bytes) -> None:
    """Set the result that a worker sent, or the error."""
    try:
        result, error = pickle.loads(answer)
    except Exception as unreadable:
        result, error = None, unreadable
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
