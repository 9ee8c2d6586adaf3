"""A playtest in a process of its own, which an editor starts, watches and can stop. Its report goes to the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from authoring.playtest.runner import ShownProgress


@dataclass(frozen=True)
class State:
    """How far a playtest is: how many games are played and how many won, and at the end what came of it."""

    played: int = 0
    won: int = 0
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
            self._state = _ended(self._state, "the process of the playtest has ended")
        if self._state.done:
            self._process.join()
        return self._state

    def stop(self) -> None:
        """End it; nothing is kept."""
        if self._process.is_alive():
            self._process.terminate()
        self._process.join()
        self._state = _ended(self._state, "stopped")


def _ended(state: State, error: str) -> State:
    return replace(state, done=True, error=error)


def _after(state: State, what: str, value: Any) -> State:
    match what:
        case "played":
            return replace(state, played=state.played + value)
        case "won":
            return replace(state, won=value)
        case "error":
            return _ended(state, value)
    return replace(state, done=True, summary=value)


class _Sender:
    """Sends how far a run is."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def __call__(self, games: int) -> None:
        self._pipe.send(("played", games))

    def won(self, won: int, games: int) -> None:
        self._pipe.send(("won", won))


def _play(sender: Connection, chapter: str, games: int, bot: str) -> None:
    """Play, send how far it is, and keep the report."""
    from authoring.playtest.options import PlaytestOptions
    from authoring.playtest.playtest import playtest
    from authoring.report.document import document
    from authoring.report.last_run import keep_run

    @contextmanager
    def progress(count: int, label: str) -> Iterator[ShownProgress | None]:
        yield _Sender(sender)

    try:
        result = playtest(chapter, PlaytestOptions(games=games, bot=bot, workers=1), progress)
        report = document(result)
        keep_run(result, report)
        sender.send(("done", f"{report['result']['won']} of {games} games won"))
    except Exception as error:  # whatever it is, the editor shows it
        sender.send(("error", str(error) or type(error).__name__))
