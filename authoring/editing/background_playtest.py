"""A playtest in a process of its own, which an editor starts, watches and can stop. Its report goes to the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from engine.playtest.run import Progress


@dataclass(frozen=True)
class State:
    """How far a playtest is: how many games are played, and at the end what came of it."""

    played: int = 0
    done: bool = False
    error: str = ""
    summary: str = ""


class BackgroundPlaytest:
    """A playtest of a chapter file as it is on the disk."""

    def __init__(self, chapter: Path, games: int, bot: str = "") -> None:
        self.games = games
        context = get_context("spawn")  # a fork would take over the threads and streams of the server
        self._messages, sender = context.Pipe(duplex=False)
        self._process = context.Process(target=_play, args=(sender, str(chapter), games, bot), daemon=False)
        self._state = State()
        self._process.start()
        sender.close()

    def state(self) -> State:
        """How far it is now."""
        try:
            while not self._state.done and self._messages.poll():
                what, value = self._messages.recv()
                self._state = _after(self._state, what, value)
        except (EOFError, OSError):
            self._state = State(self._state.played, True, "the process of the playtest has ended")
        if self._state.done:
            self._process.join()
        return self._state

    def stop(self) -> None:
        """End it; nothing is kept."""
        if self._process.is_alive():
            self._process.terminate()
        self._process.join()
        self._state = State(self._state.played, True, "stopped")


def _after(state: State, what: str, value: Any) -> State:
    if what == "played":
        return State(state.played + value)
    return State(state.played, True, value if what == "error" else "", value if what == "done" else "")


def _play(sender: Connection, chapter: str, games: int, bot: str) -> None:
    """Play, send how far it is, and keep the report."""
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.playtest import playtest
    from authoring.report.document import document
    from authoring.report.last_run import keep_run

    @contextmanager
    def progress(count: int, label: str) -> Iterator[Progress | None]:
        yield lambda played: sender.send(("played", played))

    try:
        result = playtest(chapter, PlaytestOptions(games=games, bot=bot, workers=1), progress)
        report = document(result)
        keep_run(result, report)
        sender.send(("done", f"{report['result']['won']} of {games} games won"))
    except Exception as error:  # whatever it is, the editor shows it
        sender.send(("error", str(error) or type(error).__name__))
