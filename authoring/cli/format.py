"""`tailwright format`: one layout for all files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def format_files(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files or folders; the current folder if none.", show_default=False)
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit code 1 if a file would be changed.")
    ] = False,
) -> None:
    """Bring files into one layout: two spaces for each level, `kind` and `id` first. Never changes what they mean.

    Comments, texts, the order of all other keys, and what is in brackets stay as they are. Files with errors of syntax
    stay as they are, too.

    Example: `tailwright format my-chapter.yaml --check`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.content.targets import CannotOpenError
    from authoring.editing.formatting import format_paths

    with fail_on(CannotOpenError):
        changed, files = format_paths(paths or [Path()], save=not check)
    for name in changed:
        say(f"{'would change' if check else 'changed'} {name}")
    left = files - len(changed)
    say(f"{left} {'file' if left == 1 else 'files'} in the common layout already", err=True)
    raise typer.Exit(1 if check and changed else 0)
