"""What a worker process of a playtest does: tasks from its pipe, until it is told to end or its parent is gone."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

from engine.playtest.worker import NO_GAME, WorkerHooks, set_worker_hooks

_DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG


@dataclass(frozen=True)
class Board:
    """Numbers in memory that parent and workers share: the stop sign, then each worker's game and its games so far.

    Each number has one writer, so it needs no lock, which a killed worker could hold for ever.
    """

    numbers: Any

    @classmethod
    def of(cls, workers: int) -> Board:
        """Return a board for some workers."""
        return cls(RawArray("q", 1 + 2 * workers))

    def stop(self) -> None:
        """Make every worker end its batch after the game it is playing."""
        self.numbers[0] = 1

    def is_stopped(self) -> bool:
        """Whether workers are to end their batches."""
        return bool(self.numbers[0])

    def played(self) -> int:
        """How many games all workers have played."""
        return sum(self.numbers[2::2])

    def played_in(self, slot: int) -> int:
        """How many games a worker has played."""
        return int(self.numbers[2 + 2 * slot])

    def game_in(self, slot: int) -> int:
        """The game that a worker plays, or NO_GAME."""
        return int(self.numbers[1 + 2 * slot])

    def plays_nothing(self, slot: int) -> None:
        """Note that a worker is between two batches."""
        self.numbers[1 + 2 * slot] = NO_GAME

    def take_back(self, slot: int, played: int) -> None:
        """Count the games of a dead worker again, without those of its last batch."""
        self.numbers[2 + 2 * slot] = played

    def hooks(self, slot: int) -> WorkerHooks:
        """What a worker calls between games."""
        numbers, game, played = self.numbers, 1 + 2 * slot, 2 + 2 * slot

        def start(index: int) -> None:
            numbers[game] = index

        def end() -> None:
            numbers[played] += 1

        return WorkerHooks(self.is_stopped, start, end)


def work(pipe: Connection[Any, Any], board: Board, slot: int) -> None:
    """Do tasks until an empty one comes. Only the parent process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    set_worker_hooks(board.hooks(slot))
    with suppress(EOFError, OSError):
        while call := pipe.recv_bytes():
            pipe.send_bytes(_answer(call))


def end_with_parent() -> None:
    """End this process as soon as its parent has ended, however that ends: by signal on Linux, and by a thread."""
    _set_death_signal()
    threading.Thread(target=_watch_parent, daemon=True).start()


def _set_death_signal() -> None:
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL)


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _answer(call: bytes) -> bytes:
    """Make a call and return its pickled result and error."""
    try:
        function, args, kwargs = pickle.loads(call)
        return pickle.dumps((function(*args, **kwargs), None))
    except BaseException as error:
        return _pickled(error)


def _pickled(error: BaseException) -> bytes:
    """An error as an answer; in words only if it cannot be pickled."""
    try:
        answer = pickle.dumps((None, error))
        pickle.loads(answer)
    except Exception:
        return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))
    return answer
