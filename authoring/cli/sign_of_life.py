"""A word on the terminal while a command says nothing yet, so that people soon see that something happens.

Nothing is shown in a pipe, nor by commands that people talk with. The word goes as soon as anything is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from threading import Lock, Timer
from typing import Final

DELAY: Final = 0.12
"""After so many seconds; the start of Python takes as long again."""
QUIET: Final = ("play", "lsp", "completion", "doctor", "explain", "schema")
"""Commands that answer at once, or talk with people or programs."""


class SignOfLife:
    """The word of one command."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._timer: Timer | None = None
        self._shown = ""

    def start(self, words: list[str], commands: Collection[str]) -> None:
        """Show the word after a while, if people look at a terminal and the command takes long.

        Only names of commands are shown: other words may be names of files, which hold anything.
        """
        command = next((word for word in words if word in commands), "")
        asks = any(word in ("--help", "--version", "-") for word in words)
        if not command or command in QUIET or asks or not sys.stderr.isatty():
            return
        self._timer = Timer(DELAY, self._show, [command])
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Take the word away, or never show it."""
        if self._timer is None:
            return
        with self._lock:
            self._timer.cancel()
            self._timer = None
            if self._shown:
                sys.stderr.write(f"\r{' ' * len(self._shown)}\r")
                sys.stderr.flush()

    def _show(self, command: str) -> None:
        with self._lock:
            if self._timer is not None:
                self._shown = f"tailwright {command} {'…' if _has_dots() else '...'}"
                sys.stderr.write(self._shown)
                sys.stderr.flush()


def _has_dots() -> bool:
    return "utf" in (sys.stderr.encoding or "").lower()


SIGN: Final = SignOfLife()
"""That of this process."""
