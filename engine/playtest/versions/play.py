"""Play games of several versions: in this process, or in workers, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any, Final

from engine.playtest.run import Progress, RunBrokenError
from engine.playtest.versions.ends import Ends
from engine.playtest.versions.plan import STRIDE, CompiledVersions, Versions
from engine.playtest.worker import keep_compiled, pack, play_batch

PIECE: Final = 50
"""The most games of one task of a worker."""


@dataclass(frozen=True)
class Order:
    """Games to play: of which version, from which on, and how many."""

    version: int
    first: int
    count: int


@dataclass
class Players:
    """What plays the games of some versions. Without an executor it is this process."""

    versions: Versions
    compiled: CompiledVersions
    executor: Executor | None = None
    progress: Progress | None = None
    _key: str = field(init=False)
    _blob: bytes = field(init=False)

    def __post_init__(self) -> None:
        """Make the versions known to workers that are forked from this process."""
        if self.executor:
            self._key, self._blob = pack(self.versions)
            keep_compiled(self._key, self.versions, self.compiled)

    def play(self, orders: Iterable[Order]) -> list[tuple[Order, Ends]]:
        """Play games; return the ends of each piece, in the order in which they were asked for.

        Raises RunBrokenError if a worker dies. After Ctrl-C the error is raised; finished pieces are lost.
        """
        pieces = [piece for order in orders for piece in _pieces(order)]
        return self._play_here(pieces) if self.executor is None else self._share(pieces, self.executor)

    def _play_here(self, pieces: list[Order]) -> list[tuple[Order, Ends]]:
        found = []
        for piece in pieces:
            ends, start = Ends(), piece.version * STRIDE + piece.first
            for number in range(start, start + piece.count):
                ends.add(self.compiled.play(number))
            self._report(piece.count)
            found.append((piece, ends))
        return found

    def _share(self, pieces: list[Order], executor: Executor) -> list[tuple[Order, Ends]]:
        """Let workers play. A worker that was started elsewhere than here needs the plan once."""

        def submit(piece: Order, blob: bytes) -> Future[Any]:
            start = piece.version * STRIDE + piece.first
            return executor.submit(play_batch, self._key, blob, start, piece.count)

        futures = [submit(piece, b"") for piece in pieces]
        found = []
        try:
            for piece, future in zip(pieces, futures, strict=True):
                ends = _result(future)
                if ends is None:
                    ends = _result(submit(piece, self._blob))
                assert isinstance(ends, Ends)
                self._report(piece.count)
                found.append((piece, ends))
        finally:
            for future in futures:
                future.cancel()
        return found

    def _report(self, games: int) -> None:
        if self.progress:
            self.progress(games)


def _pieces(order: Order) -> Iterator[Order]:
    for first in range(order.first, order.first + order.count, PIECE):
        yield Order(order.version, first, min(PIECE, order.first + order.count - first))


def _result(future: Future[Any]) -> Any:
    try:
        return future.result()
    except Exception as error:  # games themselves never raise
        raise RunBrokenError(f"a worker died or failed: {type(error).__name__}: {error}") from error


Player = Callable[[Iterable[Order]], list[tuple[Order, Ends]]]
"""What plays orders, as `Players.play` does."""
