"""How commands write files."""

from __future__ import annotations

from pathlib import Path

import typer


def save_text(path: Path, text: str) -> None:
    """Write a text file and its folder. The message goes to stderr, so that it does not mix with piped output."""
    save_bytes(path, text.encode())


def save_bytes(path: Path, content: bytes) -> None:
    """Write a file and its folder. The message goes to stderr."""
    from authoring.cli.fail import fail, fail_on
    from authoring.content.plain_file import is_device_of_windows

    if is_device_of_windows(path.name):
        fail(f'cannot write "{path}": on Windows this is the name of a device; choose another name')
    with fail_on(writing=path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    typer.echo(f"wrote {path}", err=True)
