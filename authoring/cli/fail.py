"""How a command says that it was asked for something it cannot do."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """Print an error and stop with the exit code for usage."""
    typer.echo(f"tailwright: error: {message}", err=True)
    raise typer.Exit(2)
