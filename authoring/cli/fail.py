"""How a command ends when it cannot do what its arguments say: a message and exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """Print an error and stop with the exit code for usage."""
    typer.echo(f"tailwright: error: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def fail_on(*errors: type[Exception], writing: Path | None = None) -> Iterator[None]:
    """Print these errors, and those of the operating system while something is written, and stop."""
    try:
        yield
    except errors as error:
        fail(str(error))
    except OSError as error:
        if writing is None:
            raise
        fail(f'cannot write "{error.filename or writing}": {(error.strerror or "unknown reason").lower()}')
