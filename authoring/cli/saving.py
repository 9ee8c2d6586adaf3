"""How commands write files."""

from __future__ import annotations

from pathlib import Path

import typer


def save_text(path: Path, text: str) -> None:
    """Write a text file, making its folder; say so on stderr, so that what is piped stays clean."""
    save_bytes(path, text.encode())


def save_bytes(path: Path, content: bytes) -> None:
    """Write a file, making its folder; say so on stderr."""
    from authoring.cli.fail import fail

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        fail(f'cannot write "{path}": {(error.strerror or "unknown reason").lower()}')
    typer.echo(f"wrote {path}", err=True)
