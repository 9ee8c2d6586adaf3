"""A line on the terminal that says what is done now; nothing in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def telling() -> Iterator[Callable[[str], None]]:
    """Give a function that shows on stderr what is done now."""
    if not sys.stderr.isatty():
        yield lambda doing: None
        return
    from rich.console import Console

    from authoring.cli.sign_of_life import SIGN
    from authoring.wording.printable import printable

    SIGN.stop()
    with Console(stderr=True).status("") as status:
        yield lambda doing: status.update(printable(doing))
