"""How a command ends when it cannot do what its arguments say: a message and exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer

from authoring.cli.printing import say


def fail(message: str) -> NoReturn:
    """Print an error and stop with the exit code for usage."""
    say(f"tailwright: error: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def fail_on(*errors: type[Exception], writing: Path | None = None) -> Iterator[None]:
    """Print these errors, and those of writing a file, and stop."""
    from authoring.content.write_file import CannotWriteError

    expected: tuple[type[Exception], ...] = (*errors, CannotWriteError)
    try:
        yield
    except expected as error:
        fail(str(error))
    except OSError as error:
        if writing is None:
            raise
        fail(f'cannot write "{error.filename or writing}": {(error.strerror or "unknown reason").lower()}')
