"""A progress bar on stderr, shown only if stderr is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """A progress bar. Calling it advances it by a number of finished games."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar, self.task = bar, task

    def __call__(self, games: int) -> None:
        """Advance by some games."""
        self.bar.advance(self.task, games)

    def won(self, won: int, games: int) -> None:
        """Show how many of the finished games were won."""
        if games:
            self.bar.update(self.task, won=f"{won / games:.0%} won so far")


@contextmanager
def progress(games: int, what: str = "games") -> Iterator[Bar | None]:
    """Give a progress bar; None if stderr is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from authoring.cli.sign_of_life import SIGN

    SIGN.stop()
    share = TextColumn("{task.fields[won]}")
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), share)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, bar.add_task(what, total=games, won=""))
