"""A command at a terminal of its own (a pseudo-terminal), read while it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path


def output_at_terminal(folder: Path, words: list[str], settings: Mapping[str, str] | None = None) -> Iterator[bytes]:
    """Run a command in a folder, with all three streams at one terminal, and yield what it prints as it comes."""
    import pty

    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.environ.update(settings or {})
        os.execv(sys.executable, [sys.executable, "-m", "tailwright", *words])
    try:
        while text := _read(terminal):
            yield text
    finally:
        os.close(terminal)
        os.waitpid(process, 0)


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux tells the end of a terminal
        return b""
