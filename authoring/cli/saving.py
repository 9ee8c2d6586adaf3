"""How commands write files: the message goes to stderr, so that it does not mix with piped output."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def save_output(path: Path, content: str | bytes, read: Iterable[Path] = ()) -> None:
    """Write a report, page or picture; never over one of the files that were read."""
    refuse_inputs([path], read)
    save(path, content)


def save(path: Path, content: str | bytes) -> None:
    """Write a file and its folder."""
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.content.write_file import write_file

    with fail_on():
        write_file(path, content)
    say(f"wrote {path}", err=True)


def refuse_inputs(outputs: Iterable[Path | None], read: Iterable[Path]) -> None:
    """Stop if an output would replace a file that was read. Commands that take long ask before they start."""
    from authoring.cli.fail import fail_on
    from authoring.content.write_file import refuse_hand_written

    files = list(read)
    with fail_on():
        for path in outputs:
            if path and path != Path("-"):
                refuse_hand_written(path, files)
