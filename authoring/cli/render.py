"""`tailwright render`: tiles and chapters as pictures."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.drawing.jobs import Job


class What(StrEnum):
    """What a picture shows."""

    tile = "tile"
    chapter = "chapter"
    all = "all"


class Look(StrEnum):
    """The styles; a test holds them against those of `authoring.drawing`."""

    board = "board"
    graph = "graph"
    states = "states"


class Format(StrEnum):
    """The formats; a test holds them against those of `authoring.drawing`."""

    svg = "svg"
    png = "png"
    pdf = "pdf"
    dot = "dot"


def render(
    what: Annotated[What, typer.Argument(help="A tile, a chapter, or all of both.")],
    target: Annotated[
        str, typer.Argument(help="The id or the file of the tile or chapter; for `all`, the folder to fill.")
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="File or folder to write to; - writes to the terminal.")
    ] = None,
    look: Annotated[
        Look | None,
        typer.Option("--as", help="A board as on the table, a graph, or all states of play.", show_default="board"),
    ] = None,
    wanted: Annotated[
        Format | None,
        typer.Option("--format", help="The format.", show_default="as the name of the output ends, else svg"),
    ] = None,
    language: Annotated[str, typer.Option("--language", help="The language of names, such as fr.")] = "en",
) -> None:
    """Draw pictures: a tile as a board or a graph, the plan of a chapter, or everything.

    Example: `tailwright render tile kitchen --as graph -o kitchen.png`
    """
    from authoring.cli.fail import fail
    from authoring.content.targets import CannotOpenError
    from authoring.drawing import PictureError
    from authoring.drawing.jobs import all_jobs, chapter_jobs, tile_jobs

    form = (wanted or _by_name(output)).value
    style = (look or (Look.graph if form == "dot" else Look.board)).value
    try:
        if what is What.all:
            _write_all(all_jobs(style, language), output or Path(target), form)
        else:
            jobs = (tile_jobs if what is What.tile else chapter_jobs)(target, style, language)
            _write(jobs, output, form)
    except (PictureError, CannotOpenError) as error:
        fail(str(error))
    except OSError as error:
        fail(f'cannot write "{error.filename}": {(error.strerror or "unknown reason").lower()}')


def _by_name(output: Path | None) -> Format:
    ending = output.suffix.lstrip(".").lower() if output else ""
    return Format(ending) if ending in Format.__members__ else Format.svg


def _write(jobs: list[Job], output: Path | None, form: str) -> None:
    """Write one picture to a file, several to a folder."""
    from authoring.drawing import PictureError

    if output == Path("-") and len(jobs) == 1:
        typer.echo(jobs[0].drawing.bytes(form), nl=False)
    elif output is None or output.is_dir() or (len(jobs) > 1 and not output.suffix):
        _write_all(jobs, output or Path(), form)
    elif len(jobs) > 1:
        names = ", ".join(job.name for job in jobs)
        raise PictureError(f'{len(jobs)} pictures for one file "{output}"', f"name a folder, or one of: {names}")
    else:
        _save(output, jobs[0].drawing.bytes(form))


def _write_all(jobs: Iterable[Job], folder: Path, form: str) -> None:
    for job in jobs:
        _save(folder / f"{job.name}.{form}", job.drawing.bytes(form))


def _save(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    typer.echo(f"wrote {path}")
