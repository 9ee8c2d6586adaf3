"""Work that the parent process does while workers play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Background(Generic[T]):
    """Calls a function once: between two batches of games, or when its result is needed."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._done: list[T] = []

    def step(self) -> None:
        """Call the function unless it has been called. Whatever it raises goes to the caller."""
        if not self._done:
            self._done.append(self._work())

    def result(self) -> T:
        """Return what the function returned."""
        self.step()
        return self._done[0]
