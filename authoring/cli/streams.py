"""The standard streams of a command: opened for any text, and written out at the end."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

from authoring.cli.printing import say


def flush_stdout() -> OSError | None:
    """Write what is left in the buffer. If that fails, drop it, so that Python does not try again on exit."""
    if sys.stdout.closed:  # the language server closes it when the editor goes away
        return None
    try:
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return None if isinstance(error, BrokenPipeError) else error  # the reader may go away at any time
    return None


def open_streams() -> None:
    """Prepare the standard streams for any text.

    A stream that the shell has closed (`>&-`) is opened, so that writing to it does nothing. Libraries that print by
    themselves must not fail where the encoding is narrow.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def report_os_error(error: OSError) -> None:
    """Say in a sentence what the operating system refused."""
    reason = (error.strerror or str(error) or "unknown reason").lower()
    message = f'cannot open "{error.filename}": {reason}' if error.filename else reason
    with suppress(OSError):  # stderr may not work either
        say(f"tailwright: error: {message}", err=True)
