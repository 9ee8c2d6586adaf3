"""A program on a pseudo-terminal, with the screen that a person would see."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import time
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[1]
LONGEST = 60.0
"""So many seconds a program may take until it asks again."""
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """Runs a program; `read` waits for words, `type` answers.

    The screen is what follows the last jump to its corner.
    """

    def __init__(self, command: list[str], folder: Path, width: int, height: int, **environment: str) -> None:
        import fcntl
        import termios

        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        more = {"TERM": "xterm-256color", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
        env = {**os.environ, **more, **environment}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "PYTHONDONTWRITEBYTECODE"):
            env.pop(name, None)
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True
        )
        os.close(slave)
        self.raw = b""
        self.screen = ""

    def read(self, words: str) -> str:
        """Read until words that match a pattern, and the prompt behind them, are on the screen; return the screen."""
        limit = time.monotonic() + LONGEST
        while not (re.search(words, self.screen) and self.screen.endswith(" ")):
            assert time.monotonic() < limit, f"no {words!r} in\n{self.screen}"
            if not self._more():
                break
        assert re.search(words, self.screen), f"ended without {words!r}:\n{self.screen}"
        return self.screen

    def type(self, words: str) -> None:
        """Type words and Enter. What was on the screen counts no more."""
        self.raw = b""
        self.screen = ""
        os.write(self.master, f"{words}\n".encode())

    def end(self) -> int:
        """Wait for the end of the program; return its exit code."""
        while self._more():
            pass
        return self.process.wait(LONGEST)

    def _more(self) -> bool:
        """Read what has come; False at the end of the program."""
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # Linux reports the end of a terminal so
            return False
        self.raw += piece
        text = self.raw.decode("utf-8", "replace").rpartition("\x1b[H")[2]
        self.screen = CODES.sub("", text).replace("\r", "")
        return bool(piece)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
